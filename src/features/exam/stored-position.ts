import * as v from 'valibot'

const storedSchema = v.object({ attempt: v.string(), position: v.pipe(v.number(), v.integer(), v.minValue(0)) })
const key = 'galaxy-exam-position'

/** Index of the question that this tab showed last, which a reload restores; undefined if it has shown none of this attempt. */
export function readPosition(attempt: string, questions: number): number | undefined {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (stored.success && stored.output.attempt === attempt && stored.output.position < questions) return stored.output.position
  } catch {
    // Storage is blocked, or the entry is invalid.
  }
  return undefined
}

export function storePosition(attempt: string, position: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ attempt, position }))
  } catch {
    // Storage is full or blocked: a reload shows the first question without an answer.
  }
}
