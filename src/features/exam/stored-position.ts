import * as v from 'valibot'
import { readStored, writeStored } from '~/lib/storage'

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ attempt: v.string(), position: v.pipe(v.number(), v.integer(), v.minValue(0)) })
)
const key = 'galaxy-exam-position'

/** Index of the question that this tab showed last, which a reload restores; undefined if it has shown none of this attempt. */
export function readPosition(attempt: string, questions: number): number | undefined {
  const stored = v.safeParse(storedSchema, readStored('session', key))
  if (!stored.success || stored.output.attempt !== attempt) return undefined
  return stored.output.position < questions ? stored.output.position : undefined
}

/** Without storage, a reload shows the first question without an answer. */
export function storePosition(attempt: string, position: number): void {
  writeStored('session', key, JSON.stringify({ attempt, position }))
}
