/*
 * A process that is killed by force tells its children nothing. Plain JavaScript, because run.mjs works with any Node.
 */

/** Calls `act` once the process that started this one has ended, within a second. Windows does not tell. */
export function whenOrphaned(act) {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    act()
  }, 500)
  looking.unref()
}
