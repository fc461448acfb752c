import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy } from '../types'
import type { figures } from './figures'
import type { ThingId } from './retrieval'

declare module '../types' {
  interface ProductPages {
    rag: { copy: RagCopy; figures: typeof figures }
  }
}

/** What the things are called, and the word before the answer, with its colon. */
export interface RetrievalWords {
  names: Readonly<Record<ThingId, string>>
  answer: string
}

/** Hybrid retrieval-augmented generation, `/graphRag`. Counts in braces are taken from the figure. */
export interface RagCopy extends PageCopy {
  choice: ChoiceCopy<readonly [string, string]> & {
    steps: readonly [string, string, string, string]
    counts: readonly [string, string, string, string]
  }
  figure: FigureCopy
  /** What the vendor must confirm. */
  blank: string
  words: RetrievalWords
  problem: PlateCopy & {
    columns: readonly [string, string, string]
    rows: readonly (readonly [string, string, string])[]
    items: readonly Item[]
  }
  how: PlateCopy & { steps: readonly { title: string; text: string }[] }
  passages: PlateCopy & {
    columns: readonly [string, string, string]
    texts: readonly [string, string, string, string, string, string, string]
    found: readonly [string, string]
    none: string
  }
  gains: PlateCopy & { items: readonly Item[] }
  where: PlateCopy & { items: readonly Item[] }
  /** Headline above what is folded. */
  more: string
  next: NextCopy
}
