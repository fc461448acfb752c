import { useId } from 'react'
import type { AskedQuestion } from '~/contract/exam'
import { type Locale, textIn } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { CodeBlock } from '~/ui/code/code-block'
import { CodedText } from './coded-text'
import { QuestionGraphFigure } from './question-graph'
import './question-view.css'

interface QuestionViewProps {
  question: AskedQuestion
  locale: Locale
  /** Name of the group of inputs, unique on the page. */
  name: string
  /** Position among the questions, in words. */
  number?: string
  /** Ids of the chosen options. */
  chosen: readonly string[]
  /** Gets the ids of all chosen options, sorted. */
  onChoose: (options: string[]) => void
  disabled?: boolean | undefined
  /** Ids of the correct options, once they are known: marks every option. */
  correct?: readonly string[] | undefined
}

/** One question with its options: one to choose from a radio group, or several with check boxes. */
export function QuestionView({ question, locale, name, number, chosen, onChoose, disabled, correct }: QuestionViewProps) {
  const id = useId()
  const { type, query, graph, options } = question
  const choose = (option: string, isChosen: boolean) =>
    onChoose(
      type === 'single'
        ? [option]
        : isChosen
          ? [...[...new Set([...chosen, option])]].sort()
          : chosen.filter((each) => each !== option)
    )
  return (
    <fieldset className="question" aria-describedby={`${id}-hint`}>
      <legend>
        {number === undefined ? null : <span className="note">{number}</span>}
        <CodedText text={textIn(question.question, locale)} />
      </legend>
      {query === undefined ? null : (
        <CodeBlock name={m.exam_question_query({}, { locale })} language="gql" code={query.trimEnd()} />
      )}
      {graph === undefined ? null : <QuestionGraphFigure graph={graph} locale={locale} />}
      <p className="muted small" id={`${id}-hint`}>
        {hintOf(question)({}, { locale })}
      </p>
      <div className="question-options">
        {options.map((option) => {
          const isChosen = chosen.includes(option.id)
          const mark = correct && markOf(isChosen, correct.includes(option.id))
          return (
            <label key={option.id} className="question-option" data-chosen={isChosen || undefined} data-mark={mark}>
              <input
                type={type === 'single' ? 'radio' : 'checkbox'}
                name={name}
                value={option.id}
                checked={isChosen}
                disabled={disabled}
                onChange={(event) => choose(option.id, event.currentTarget.checked)}
              />
              <span>
                <CodedText text={textIn(option, locale)} />
              </span>
              {mark ? <b className="question-mark">{markText(mark, locale)}</b> : null}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Hint on the number of options to choose. */
function hintOf({ type, choices }: AskedQuestion) {
  if (type === 'single') return m.exam_question_single
  if (choices === 2) return m.exam_question_two
  return choices === 3 ? m.exam_question_three : m.exam_question_multiple
}

type Mark = 'right' | 'wrong' | 'missed'

function markOf(isChosen: boolean, isCorrect: boolean): Mark | undefined {
  if (isCorrect) return isChosen ? 'right' : 'missed'
  return isChosen ? 'wrong' : undefined
}

function markText(mark: Mark, locale: Locale): string {
  if (mark === 'right') return m.exam_option_right({}, { locale })
  return mark === 'wrong' ? m.exam_option_wrong({}, { locale }) : m.exam_option_correct({}, { locale })
}
