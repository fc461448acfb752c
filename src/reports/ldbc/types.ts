import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'

/** Words in the drawings. */
interface LdbcWords {
  baseline: string
  result: string
  warmup: string
  run: string
  /** {count} */
  operations: string
  schedule: string
  real: string
  lateLimit: string
  late: string
}

/** The words, and times and operations as the language writes them. */
export interface LdbcLabels extends LdbcWords {
  values: Readonly<Record<'warmupTime' | 'runTime' | 'warmup' | 'operations', string>>
}

/** The audited social-network benchmark, `/report/ldbc`. Numbers come from `benchmarks.ts`. */
export interface LdbcCopy extends PageCopy {
  figure: FigureCopy
  words: LdbcWords
  figures: { throughput: Item; late: Item; rate: Item }
  settings: PlateCopy & {
    columns: readonly [string, string, string]
    /** Name of the setting, its value, the definition of the benchmark. */
    rows: Readonly<
      Record<'threads' | 'compression' | 'warmup' | 'operations' | 'late' | 'duration', readonly [string, string, string]>
    >
    note: string
  }
  scale: PlateCopy & { run: { alt: string; caption: string }; late: { alt: string; caption: string } }
  next: NextCopy & { others: string }
}
