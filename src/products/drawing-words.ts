import type { PartName } from './appliance/appliance'
import type { StoreId } from './fit/fit'
import type { ThingId } from './rag/retrieval'
import type { LinkKind, PartId } from './what/anatomy'

/* Words within the drawings of the product pages, by drawing. */

/** Names of the vertices and edges, and the properties of the edges that have one, in order. */
export interface AnatomyWords {
  names: Readonly<Record<PartId, string>>
  kinds: Readonly<Record<LinkKind, string>>
  properties: readonly [string, string, string, string]
}

/** «1跳», «2跳» and so on, for each column of the drawing. */
export interface HopsWords {
  hops: readonly [string, string, string, string]
}

/** Names of the two kinds of bars. */
export interface GrowthWords extends HopsWords {
  rows: string
  edges: string
}

/** Names of the stores; the questions are numbered. */
export interface FitWords {
  stores: Readonly<Record<StoreId, string>>
}

/** Names of the entities, and the word before the answer, including its colon. */
export interface RetrievalWords {
  names: Readonly<Record<ThingId, string>>
  answer: string
}

/** Parts of a database, from top to bottom. */
export interface SectionWords {
  topics: readonly [string, string, string, string, string]
}

/** Names of the three tables. */
export interface WeavingWords {
  tables: readonly [string, string, string]
}

/** Parts of the appliance, and the labels at its border. */
export interface ApplianceWords {
  parts: Readonly<Record<PartName, string>>
  border: string
  question: string
  answer: string
}

/** Names of three algorithms, as column heads. */
export interface RanksWords {
  algorithms: readonly string[]
}

/** Fields of each kind of record, and the number of copies. */
export interface RecordsWords {
  vertex: string
  edge: string
  identifier: string
  end: string
  properties: string
  copies: string
}

/** Labels of the graph model for the tables. */
export interface ModelWords {
  customer: string
  account: string
  holds: string
  pays: string
}

/** Row counts of the tables: read, converted, set aside. */
export interface AccountWords {
  read: string
  woven: string
  aside: string
}
