import { randomBytes } from 'node:crypto'
import type { LegacyWorkerOptions as WorkerOptions } from 'miniflare'

/**
 * Gives the workers names that nobody outside can guess, for `configure`: the simulator sends a request to the worker that a header
 * of it names, past the edge.
 */
export function hideNames(): (worker: WorkerOptions) => void {
  const secret = randomBytes(16).toString('hex')
  return (worker) => {
    worker.name = `${worker.name}-${secret}`
    for (const [binding, target] of Object.entries(worker.serviceBindings ?? {})) {
      if (typeof target === 'string' && worker.serviceBindings) worker.serviceBindings[binding] = `${target}-${secret}`
      else if (typeof target === 'object' && 'name' in target && typeof target.name === 'string') target.name += `-${secret}`
    }
  }
}
