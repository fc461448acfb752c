/*
 * Queries take turns. A process runs one at a time, and after it pauses forty times as long as its call takes, so that queries of
 * assistants have at most a fortieth of a processor: nineteen of twenty pages meet none of them, and no page waits for more than one.
 */

/** Milliseconds after which a query that has not had its turn is refused. */
const maxWait = 10_000
const pauseFactor = 40
/** Steps in a millisecond on a slow machine, and what the rest of a call takes in steps (`npm run bench -- assistants`). */
const stepsPerMs = 1000
const ownSteps = 3000

/** Milliseconds after which others go before the next one: its caller may have left, which ends it without a word. */
const patience = 100

let freeAt = 0
/** Queries that wait, in their order. */
const waiting: { giveUp: number }[] = []

/** Waits for the turn of a query, which must then run before anything else is awaited. @returns whether it came in time */
export async function takeTurn(): Promise<boolean> {
  const own = { giveUp: Date.now() + maxWait }
  waiting.push(own)
  for (;;) {
    const now = Date.now()
    while (waiting[0] && waiting[0].giveUp < now) waiting.shift()
    const place = waiting.indexOf(own)
    if (place === -1) return false
    if (now >= freeAt + (place === 0 ? 0 : patience)) {
      waiting.splice(place, 1)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(freeAt - now, 10)))
  }
}

/** Ends a turn. @param steps that the query took */
export function endTurn(steps: number): void {
  freeAt = Date.now() + (pauseFactor * (ownSteps + steps)) / stepsPerMs
}
