import { randomInt } from 'node:crypto'

/** A question that an exam may contain. */
interface Drawable {
  id: string
  version: number
  topic: string
  /** Ids of its options. */
  options: readonly string[]
}

/** A shuffled copy. All orders are equally likely and, with a cryptographic source, unpredictable. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const [a, b] = [result[last], result[other]]
    if (a !== undefined && b !== undefined) [result[last], result[other]] = [b, a]
  }
  return result
}

/**
 * Draws an exam: the required number of questions of each topic, none together with a question listed in `apart`. Questions and
 * their options are in random order.
 * @returns undefined if the bank has too few questions
 */
export function drawQuestions(
  bank: readonly Drawable[],
  topics: readonly { topic: string; questions: number }[],
  apart: readonly (readonly [string, string])[]
): Drawable[] | undefined {
  const drawn: Drawable[] = []
  const excluded = new Set<string>()
  for (const { topic, questions } of topics) {
    const candidates = shuffled(bank.filter((question) => question.topic === topic))
    let missing = questions
    for (const question of candidates) {
      if (missing === 0) break
      if (excluded.has(question.id)) continue
      for (const pair of apart) if (pair.includes(question.id)) for (const id of pair) excluded.add(id)
      drawn.push(question)
      missing -= 1
    }
    if (missing > 0) return undefined
  }
  return shuffled(drawn).map((question) => ({ ...question, options: shuffled(question.options) }))
}
