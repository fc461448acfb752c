import type { ExerciseAnswer } from '~/content/playground/answers'
import type { ShownStatement } from './worker-messages'

export type Verdict = { kind: 'right' | 'values' | 'order' } | { kind: 'rows'; found: number; expected: number }

/** Compares rows with those of a right query: as a set with repetitions, and in order where that query sorts. Names of columns do not count. */
export function checkAnswer({ rows }: Pick<ShownStatement, 'rows'>, answer: ExerciseAnswer, isOrdered: boolean): Verdict {
  const given = rows.map((cells) => JSON.stringify(cells.map(({ text }) => text)))
  const expected = answer.rows.map((cells) => JSON.stringify(cells))
  if (given.length !== expected.length) return { kind: 'rows', found: given.length, expected: expected.length }
  if (given.toSorted().join('\n') !== expected.toSorted().join('\n')) return { kind: 'values' }
  return isOrdered && given.join('\n') !== expected.join('\n') ? { kind: 'order' } : { kind: 'right' }
}
