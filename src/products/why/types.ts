import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy } from '../types'
import type { figures } from './figures'

declare module '../types' {
  interface ProductPages {
    why: { copy: WhyCopy; figures: typeof figures }
  }
}

/** The parts of a database, from the top down. */
export interface SectionWords {
  topics: readonly [string, string, string, string, string]
}

/** Why this database, `/product/whychoosen`. */
export interface WhyCopy extends PageCopy {
  choice: ChoiceCopy<readonly [string, string]> & { ideas: readonly [string, string, string, string, string] }
  figure: FigureCopy
  words: SectionWords
  ideas: PlateCopy & {
    columns: readonly [string, string, string, string, string]
    /** {graphs}, {elements}, {partitioned} come from the facts of the editions. */
    rows: readonly (readonly [string, string, string, string, string])[]
    note: string
  }
  /** {one}, {both} and {hops} are counted on the figures. */
  query: PlateCopy & { one: { caption: string; alt: string }; both: { caption: string; alt: string }; items: readonly Item[] }
  operations: PlateCopy & { items: readonly Item[] }
  /** {graphs}, {elements}, {ldap}, {partitioned} come from the facts of the editions. */
  facts: PlateCopy & { items: readonly Item[] }
  ask: PlateCopy & { items: readonly Item[] }
  /** Headline of the collapsed section. */
  more: string
  next: NextCopy
}
