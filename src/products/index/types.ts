import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy } from '../types'
import type { LinkKind, PartId } from './anatomy'
import type { figures } from './figures'

declare module '../types' {
  interface ProductPages {
    index: { copy: WhatCopy; figures: typeof figures }
  }
}

/** Names of the vertices, names of the kinds of edges, and the properties of the edges that have one, in their order. */
export interface AnatomyWords {
  names: Readonly<Record<PartId, string>>
  kinds: Readonly<Record<LinkKind, string>>
  properties: readonly [string, string, string, string]
}

/** The tabs of `/product`. */
export interface WhatCopy extends PageCopy {
  choice: ChoiceCopy<readonly [string, string]> & { names: readonly [string, string, string, string]; hops: string }
  figure: FigureCopy
  words: AnatomyWords
  table: PlateCopy & {
    columns: readonly [string, string, string]
    rows: readonly (readonly [string, string, string])[]
  }
  /** {count}, {way}, {most} are counted on the figures. */
  questions: PlateCopy & { caption: string; steps: readonly [Item, Item, Item, Item] }
  language: PlateCopy & { items: readonly Item[] }
  next: NextCopy
}
