import { vi } from 'vitest'

/**
 * Repeats a check until it holds, for effects that follow an answer at an unknown time: a line of a log, or work in the background.
 * The default of `vi.waitFor`, a second, is too short for a busy machine.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 100 })
