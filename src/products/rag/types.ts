import type { Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { Mode, QuestionId, ThingId } from './retrieval'

declare module '../types' {
  interface ProductPages {
    rag: { copy: RagCopy; figures: Record<never, never> }
  }
}

/** What the demonstration says. */
export interface RetrievalWords {
  names: Readonly<Record<ThingId, string>>
  choose: string
  questions: Readonly<Record<QuestionId, string>>
  chooseMode: string
  modes: Readonly<Record<Mode, string>>
  answer: string
  /** {things} answer the question; how a passage was found. */
  found: Readonly<Record<'order' | 'line' | 'similar' | 'graph', string>>
  /** The passages that were fetched name nothing of what is sought. */
  missing: Readonly<Record<'order' | 'line', string>>
  /** The question names what no record mentions. */
  unknown: string
  /** {number} is a passage. */
  cite: string
  /** {reached} vertices and {followed} edges of the graph were retrieved. */
  alt: string
  /** {evidence} of {passages} passages were fetched. */
  passagesFound: string
  passages: readonly [string, string, string, string, string, string, string]
}

/** Hybrid retrieval-augmented generation, `/graphRag`. Counts in braces are taken from the demonstration. */
export interface RagCopy extends PageCopy {
  demonstration: RetrievalWords & { hint: string }
  problem: PlateCopy & {
    columns: readonly [string, string, string]
    rows: readonly (readonly [string, string, string])[]
    items: readonly Item[]
  }
  how: PlateCopy & { steps: readonly { title: string; text: string }[] }
  gains: PlateCopy & { items: readonly Item[] }
  where: PlateCopy & { items: readonly Item[] }
  /** Headline above what is folded. */
  more: string
  next: NextCopy
}
