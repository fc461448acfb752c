import * as v from 'valibot'
import { type BankContent, bankContentSchema } from '../../src/contract/exam-bank'
import type { questions } from './db/schema'

/* The content of a question as columns of its row, and back. */

interface ContentColumns {
  type: BankContent['type']
  text: string
  key: string
  explanation: string
  source: string
}

/** Columns of a question's content, objects as JSON. The text omits the key, so that candidates never get it. */
export function toContentColumns({ type, source, question, query, graph, options, explanation }: BankContent): ContentColumns {
  const shown = options.map(({ correct: _, ...option }) => option)
  const key = options.flatMap((option) => (option.correct ? [option.id] : [])).toSorted()
  const text = JSON.stringify({ question, query, graph, options: shown })
  return { type, text, key: JSON.stringify(key), explanation: JSON.stringify(explanation), source }
}

/** The editable content of a stored version. */
export function contentOf({
  type,
  text: { question, query, graph, options },
  key,
  explanation,
  source
}: typeof questions.$inferSelect): BankContent {
  return v.parse(bankContentSchema, {
    type,
    source,
    question,
    ...(query !== undefined && { query }),
    ...(graph && { graph }),
    options: options.map((option) => ({ ...option, ...(key.includes(option.id) && { correct: true }) })),
    explanation
  })
}
