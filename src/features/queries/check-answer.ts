import type { ExerciseAnswer } from './copy/answers'
import type { ShownStatement } from './worker-messages'

export type Verdict = { kind: 'right' | 'values' | 'order' } | { kind: 'rows'; found: number; expected: number }

/**
 * Compares rows with those of a right query: as a set with repetitions, and in order if that query sorts. Names of columns do not
 * count.
 */
export function checkAnswer(
  { rows, rowCount }: Pick<ShownStatement, 'rows' | 'rowCount'>,
  answer: ExerciseAnswer,
  isOrdered: boolean
): Verdict {
  const given = rows.map((cells) => JSON.stringify(cells.map(({ text }) => text)))
  const expected = answer.rows.map((cells) => JSON.stringify(cells))
  if (rowCount !== expected.length) return { kind: 'rows', found: rowCount, expected: expected.length }
  if ([...given].sort().join('\n') !== [...expected].sort().join('\n')) return { kind: 'values' }
  return isOrdered && given.join('\n') !== expected.join('\n') ? { kind: 'order' } : { kind: 'right' }
}
