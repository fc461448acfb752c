/*
 * Queries take turns. A process runs one at a time and then pauses forty times as long as the call took, so that queries of
 * assistants use at most a fortieth of a processor: 19 of 20 pages meet no query, and no page waits for more than one.
 */

/** Milliseconds after which a waiting query is rejected. */
const maxWait = 10_000
const pauseFactor = 40
/** Steps per millisecond on a slow machine, and the cost of the rest of a call in steps (`npm run bench -- assistants`). */
const stepsPerMs = 1000
const overheadSteps = 3000

/**
 * Milliseconds after which others overtake the first query. The request of a disconnected caller ends without notice, and its entry
 * stays in the queue until its deadline.
 */
const overtakeDelay = 100

let freeAt = 0
/** Waiting queries, first come first served. */
const queue: { deadline: number }[] = []

/** Waits for a turn; the query must then run before anything else is awaited. @returns false if the wait took too long */
export async function takeTurn(): Promise<boolean> {
  const entry = { deadline: Date.now() + maxWait }
  queue.push(entry)
  for (;;) {
    const now = Date.now()
    while (queue[0] && queue[0].deadline < now) queue.shift()
    const position = queue.indexOf(entry)
    if (position === -1) return false
    if (now >= freeAt + (position === 0 ? 0 : overtakeDelay)) {
      queue.splice(position, 1)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(freeAt - now, 10)))
  }
}

/** Ends a turn. @param steps that the query took */
export function endTurn(steps: number): void {
  freeAt = Date.now() + (pauseFactor * (overheadSteps + steps)) / stepsPerMs
}
