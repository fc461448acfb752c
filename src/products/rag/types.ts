import type { Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { EntityId, Mode, QuestionId } from './retrieval'

declare module '../types' {
  interface ProductPages {
    rag: { copy: RagCopy; figures: Record<never, never> }
  }
}

/** Copy of the demonstration. */
export interface RetrievalWords {
  names: Readonly<Record<EntityId, string>>
  choose: string
  questions: Readonly<Record<QuestionId, string>>
  chooseMode: string
  modes: Readonly<Record<Mode, string>>
  answer: string
  /** `order` and `line` introduce the answer {entities}; `similar` and `graph` say how a passage was found. */
  found: Readonly<Record<'order' | 'line' | 'similar' | 'graph', string>>
  /** No retrieved passage names an entity of the type that the question asks for. */
  missing: Readonly<Record<'order' | 'line', string>>
  /** The question names an entity that no record mentions. */
  unknown: string
  /** {number} is a passage. */
  cite: string
  /** {reached} vertices and {followed} edges of the graph were retrieved. */
  alt: string
  /** {evidence} of {passages} passages were retrieved. */
  passagesFound: string
  passages: readonly [string, string, string, string, string, string, string]
}

/** Hybrid retrieval-augmented generation, `/graphRag`. The demonstration fills in the counts in braces. */
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
  /** Headline of the collapsed section. */
  more: string
  next: NextCopy
}
