/** Milliseconds for which an answer is shared: equal to the time for which the router keeps preloaded data. */
const shareTime = 30_000

interface SharedAnswer {
  at: number
  answer: Promise<unknown>
}

const answers = new Map<string, SharedAnswer>()

/**
 * The answer that the same request of the last half minute got, or is about to get; otherwise that of `ask`. Links are prefetched,
 * so without this each article in sight would ask for the same list of further articles. A failure is not shared.
 */
export function shareAnswer(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const now = Date.now()
  for (const [old, { at }] of answers) if (now - at >= shareTime) answers.delete(old)
  const known = answers.get(key)
  if (known) return known.answer
  const answer = ask()
  answers.set(key, { at: now, answer })
  answer.catch(() => answers.delete(key))
  return answer
}
