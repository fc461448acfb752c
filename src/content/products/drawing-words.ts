import type { LinkKind, PartId } from './anatomy'
import type { PartName } from './appliance'
import type { StoreId } from './fit'
import type { ThingId } from './retrieval'

/*
 * The words that the drawings of the product pages need, by drawing.
 */

/** What vertices and edges are called, and the properties of those edges that have one, in their order. */
export interface AnatomyWords {
  names: Readonly<Record<PartId, string>>
  kinds: Readonly<Record<LinkKind, string>>
  properties: readonly [string, string, string, string]
}

/** «1跳», «2跳» and so on, for each column of the drawing. */
export interface HopsWords {
  hops: readonly [string, string, string, string]
}

/** What each of the two bars counts. */
export interface GrowthWords extends HopsWords {
  rows: string
  edges: string
}

/** The names of the stores; the questions are numbered. */
export interface FitWords {
  stores: Readonly<Record<StoreId, string>>
}

/** What the things are called, and the word before the answer, with its colon. */
export interface RetrievalWords {
  names: Readonly<Record<ThingId, string>>
  answer: string
}

/** The parts of a database, from the top down. */
export interface SectionWords {
  topics: readonly [string, string, string, string, string]
}

/** The names of the three tables. */
export interface WeavingWords {
  tables: readonly [string, string, string]
}

/** The parts of the appliance, and what is at its border. */
export interface ApplianceWords {
  parts: Readonly<Record<PartName, string>>
  border: string
  question: string
  answer: string
}
