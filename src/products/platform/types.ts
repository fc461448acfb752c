import type { PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy, PieceCopy } from '../types'
import type { figures } from './figures'

declare module '../types' {
  interface ProductPages {
    platform: { copy: PlatformCopy; figures: typeof figures }
  }
}

/** The names of three algorithms, over their columns. */
export interface RanksWords {
  algorithms: readonly string[]
}

/** The graph intelligence platform, `/giProduct`. */
export interface PlatformCopy extends PieceCopy {
  /** Headline above what is folded. */
  more: string
  choice: ChoiceCopy<readonly [string, string]> & {
    names: readonly [string, string, string, string]
    /** {first} is the one with the highest score; {count} circles. */
    first: string
    circles: string
  }
  /** {first}: as above, a row for each algorithm. */
  readings: PlateCopy & { caption: string; alt: string; rows: readonly (readonly [string, string])[] }
  /** Caption of the drawings of the steps. */
  stepsCaption: string
}
