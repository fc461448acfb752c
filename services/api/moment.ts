/** A stored moment, in milliseconds since 1970, as the APIs state it: ISO 8601 in UTC. */
export const momentOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** As `momentOf`; null for an event that has not happened yet. */
export const momentOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : momentOf(milliseconds)
