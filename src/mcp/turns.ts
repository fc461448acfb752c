/*
 * Queries take turns. A process runs one at a time, and after it pauses twenty times as long as its steps take, so that queries of
 * assistants have at most a twentieth of a processor, and pages wait for none of them longer than for one.
 */

/** Milliseconds after which a query that has not had its turn is refused. */
const maxWait = 5000
const shareOfTime = 20
/** Steps in a millisecond on a slow machine, and what parsing and showing take in steps. */
const stepsPerMs = 1000
const ownSteps = 1000

let freeAt = 0

/** Waits for the turn of a query, which must then run before anything else is awaited. @returns whether it came in time */
export async function takeTurn(): Promise<boolean> {
  const giveUp = Date.now() + maxWait
  for (let now = Date.now(); now < freeAt; now = Date.now()) {
    if (now > giveUp) return false
    await new Promise((resolve) => setTimeout(resolve, freeAt - now))
  }
  return true
}

/** Ends a turn. @param steps that the query took */
export function endTurn(steps: number): void {
  freeAt = Date.now() + (shareOfTime * (ownSteps + steps)) / stepsPerMs
}
