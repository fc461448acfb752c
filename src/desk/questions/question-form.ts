import { type BankContent, optionIds } from '~/contract/exam-bank'
import { internationalLocale, originalLocale, type Written } from '~/contract/locale'

type Texts = Written

export interface FormOption {
  id: string
  text: Texts
  isCorrect: boolean
}

/** A question as it is being typed: every field a text, whether it is valid or not. */
export interface QuestionForm {
  type: string
  source: string
  question: Texts
  query: string
  /** JSON, or empty for a question without a graph. */
  graph: string
  /** Five; the last one may be empty. */
  options: readonly FormOption[]
  explanation: Texts
}

const empty: Texts = { [originalLocale]: '', [internationalLocale]: '' }

export const emptyForm: QuestionForm = {
  type: 'single',
  source: '',
  question: empty,
  query: '',
  graph: '',
  options: optionIds.map((id) => ({ id, text: empty, isCorrect: false })),
  explanation: empty
}

/** A written question as a form. */
export const formOf = ({ type, source, question, query = '', graph, options, explanation }: BankContent): QuestionForm => ({
  type,
  source,
  question,
  query,
  graph: graph ? JSON.stringify(graph) : '',
  options: optionIds.map((id) => {
    const option = options.find((each) => each.id === id)
    const text = option ? { [originalLocale]: option[originalLocale], [internationalLocale]: option[internationalLocale] } : empty
    return { id, text, isCorrect: option?.correct ?? false }
  }),
  explanation
})

/** A form as the contract checks it. An option without any text is left out, and text that is no JSON is no valid graph. */
export function writtenOf({ type, source, question, query, graph, options, explanation }: QuestionForm): object {
  return {
    type,
    source,
    question,
    ...(query.trim() !== '' && { query }),
    ...(graph.trim() !== '' && { graph: parsed(graph) }),
    options: options
      .filter(({ text, isCorrect }) => isCorrect || Object.values(text).some((each) => each.trim() !== ''))
      .map(({ id, text, isCorrect }) => ({ id, ...text, ...(isCorrect && { correct: true }) })),
    explanation
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}
