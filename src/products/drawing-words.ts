import type { PartName } from './appliance/appliance'
import type { StoreId } from './fit/fit'
import type { ThingId } from './rag/retrieval'
import type { LinkKind, PartId } from './what/anatomy'

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

/** The names of three algorithms, over their columns. */
export interface RanksWords {
  algorithms: readonly string[]
}

/** What a record of each kind holds, and how many times it is kept. */
export interface RecordsWords {
  vertex: string
  edge: string
  identifier: string
  end: string
  properties: string
  copies: string
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
