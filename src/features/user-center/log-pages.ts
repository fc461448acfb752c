import type { SecurityEvent } from '~/contract/account-settings'

/** Loaded pages of the security log, newest first. `next` is the cursor of the next page, null at the end. */
export interface LogPages {
  events: SecurityEvent[]
  next: string | null
}

/**
 * The newest page before the loaded ones, so that a reload keeps older pages. If it has no event of them, others may be missing in
 * between, or they are another account's: then the newest page alone.
 */
export function withNewest(loaded: LogPages, newest: LogPages): LogPages {
  const known = new Set(loaded.events.map(({ id }) => id))
  const fresh = newest.events.filter(({ id }) => !known.has(id))
  return fresh.length === newest.events.length ? newest : { events: [...fresh, ...loaded.events], next: loaded.next }
}
