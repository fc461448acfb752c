import { QueryError } from '../faults'

/** How much one query may take. */
export interface Limits {
  milliseconds: number
  rows: number
  bytes: number
}

export const defaultLimits: Limits = { milliseconds: 2000, rows: 100_000, bytes: 64 * 1024 * 1024 }

/**
 * What the running query has taken. The engine runs one query at a time and to its end, so there is one meter; passing it to every
 * comparison and every function would be in the way of all of them.
 */
let limits = defaultLimits
let deadline = 0
let bytes = 0
let ticks = 0

export function startMeter(next: Limits): void {
  limits = next
  deadline = performance.now() + next.milliseconds
  bytes = 0
  ticks = 0
}

/** Called in every loop that the data makes long. @throws QueryError when the time is up */
export function tick(): void {
  if ((++ticks & 255) === 0 && performance.now() > deadline)
    throw new QueryError('time', { limit: String(limits.milliseconds / 1000) })
}

/** Counts memory that the query keeps; an estimate. @throws QueryError at the bound */
export function allocate(count: number): void {
  bytes += count
  if (bytes > limits.bytes) throw new QueryError('memory', { limit: String(Math.round(limits.bytes / 1024 / 1024)) })
}

/** @throws QueryError if these are more rows than a query may keep */
export function checkRows(count: number): void {
  if (count > limits.rows) throw new QueryError('rows', { limit: String(limits.rows) })
}
