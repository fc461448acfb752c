import type { Benchmark } from './format'

/** As JSON with a line for each run, so that a changed run is a changed line. */
export function written({ runs, ...head }: Benchmark): string {
  const lines = runs.map((run) => JSON.stringify(run)).join(',\n')
  return `${JSON.stringify(head, null, 2).replace(/\n\}$/, '')},\n  "runs": [\n${lines}\n]}\n`
}
