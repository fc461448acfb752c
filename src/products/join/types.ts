import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy } from '../types'
import type { figures } from './figures'

declare module '../types' {
  interface ProductPages {
    join: { copy: JoinsCopy; figures: typeof figures }
  }
}

/** «1跳», «2跳» and so on, for each column of the drawing. */
export interface HopsWords {
  hops: readonly [string, string, string, string]
}

/** Names of the counts that the two bars show. */
export interface GrowthWords extends HopsWords {
  rows: string
  edges: string
}

export interface JoinsCopy extends PageCopy {
  choice: ChoiceCopy<readonly [string, string, string, string]> & { hops: HopsWords['hops'] }
  figure: FigureCopy
  growth: PlateCopy & {
    caption: string
    alt: string
    words: Omit<GrowthWords, 'hops'>
    /** {rows}, {edges}, {people}, {all} are counted on the figure. */
    parts: readonly Item[]
  }
  code: PlateCopy & { sql: string; cypher: string; sqlText: string; cypherText: string; note: string }
  fair: PlateCopy & { items: readonly Item[] }
  next: NextCopy
}
