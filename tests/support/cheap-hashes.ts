import type { LegacyWorkerOptions as WorkerOptions } from 'miniflare'

/**
 * Lets passport hash passwords at a thirtieth of a deployment's cost, as a `configure` of `serveSite`. Most tests register an
 * account, and their hashes would take longer than all else.
 */
export function hashCheaply(worker: WorkerOptions): void {
  if (worker.name === 'galaxy-passport') worker.bindings = { ...worker.bindings, PASSWORD_HASH_COST: 10 }
}
