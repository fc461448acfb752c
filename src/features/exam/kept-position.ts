import * as v from 'valibot'

const keptSchema = v.object({ attempt: v.string(), position: v.pipe(v.number(), v.integer(), v.minValue(0)) })
const key = 'galaxy-exam-position'

/** The question that this tab showed last, so that a reload keeps it; undefined if it showed none of the attempt. */
export function readPosition(attempt: string, questions: number): number | undefined {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (kept.success && kept.output.attempt === attempt && kept.output.position < questions) return kept.output.position
  } catch {
    // A blocked storage, or something else's entry.
  }
  return undefined
}

export function keepPosition(attempt: string, position: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ attempt, position }))
  } catch {
    // A full or blocked storage: a reload shows the first question without an answer.
  }
}
