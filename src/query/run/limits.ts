import { QueryError } from '../faults'
import type { Span } from '../parse/syntax'

/** Limits of one query. */
export interface Limits {
  milliseconds: number
  /** Passes of loops: a bound that is the same on every machine, also where the clock stands still while code runs. */
  steps: number
  rows: number
  bytes: number
  /** Whether `=~` runs: a regular expression cannot be stopped, so a server refuses it. */
  regularExpressions: boolean
}

export const defaultLimits: Limits = {
  milliseconds: 2000,
  steps: Number.POSITIVE_INFINITY,
  rows: 100_000,
  bytes: 64 * 1024 * 1024,
  regularExpressions: true
}

/**
 * Usage of the running query. The engine runs one query at a time and to its end, so there is one meter; otherwise every comparison
 * and every function would need it as a parameter.
 */
let limits = defaultLimits
let deadline = 0
let bytes = 0
let ticks = 0
/** Number of ticks at which the steps and the clock are looked at again. */
let nextCheck = 0

export function startMeter(next: Limits): void {
  limits = next
  deadline = performance.now() + next.milliseconds
  bytes = 0
  ticks = 0
  nextCheck = 0
}

/** Called in every loop that the data makes long. @throws QueryError when the time is up or the steps are used */
export function tick(): void {
  takeSteps(1)
}

/** Counts the work of what has no ticks of its own, before it runs. @throws QueryError as `tick` does */
export function takeSteps(count: number): void {
  ticks += count
  if (ticks < nextCheck) return
  nextCheck = ticks + 256
  if (ticks > limits.steps) throw new QueryError('steps', { limit: String(limits.steps) })
  if (performance.now() > deadline) throw new QueryError('time', { limit: String(limits.milliseconds / 1000) })
}

/** Counts the characters or items that a function or an operator reads, dozens of which take as long as a step. */
export const readText = (length: number): void => takeSteps(length / 32)

/** The steps that the last query took. */
export const stepsTaken = (): number => ticks

/** @throws QueryError if the limits do not allow regular expressions */
export function checkRegularExpressions(at: Span): void {
  if (!limits.regularExpressions) throw new QueryError('unsupported', { words: '=~' }, at)
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
