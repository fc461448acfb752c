import type { PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy, PieceCopy } from '../types'
import type { figures } from './figures'

declare module '../types' {
  interface ProductPages {
    weaver: { copy: WeaverCopy; figures: typeof figures }
  }
}

/** The names of the three tables. */
export interface WeavingWords {
  tables: readonly [string, string, string]
}

/** The kinds of the model that the tables are woven into. */
export interface ModelWords {
  customer: string
  account: string
  holds: string
  pays: string
}

/** The rows of the tables: read, woven, set aside; each line with its count. */
export interface AccountWords {
  read: string
  woven: string
  aside: string
}

/** GalaxyWeaver, `/product/GalaxyWeaver`. */
export interface WeaverCopy extends PieceCopy {
  /** Headline above what is folded. */
  more: string
  choice: ChoiceCopy<readonly [string, string, string, string]>
  words: WeavingWords
  model: ModelWords
  /** Caption of the drawings of the steps. */
  stepsCaption: string
  /** {rows} rows are read, {woven} of them woven, {aside} set aside; they become {vertices} vertices and {edges} edges. */
  account: { caption: string; alt: string; words: AccountWords }
  rules: PlateCopy & { columns: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] }
}
