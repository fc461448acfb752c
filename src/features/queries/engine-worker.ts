/** A worker whose engine is being fetched, before a query asks for it. */
let waiting: Worker | undefined

const start = () => new Worker(new URL('./query-worker.ts', import.meta.url), { type: 'module' })

/** Fetches the engine: beside the code of the page, instead of after it. */
export function warmEngine(): void {
  if (waiting) return
  const worker = start()
  waiting = worker
  // Without the network it never answers, so that a query would wait for it for ever.
  worker.onerror = () => {
    if (waiting === worker) waiting = undefined
  }
}

/** A worker with the engine, which is the caller's to end. */
export function takeEngine(): Worker {
  const worker = waiting ?? start()
  waiting = undefined
  return worker
}
