import type { PlateCopy } from '~/content/page-copy'
import type { PieceCopy } from '../types'
import type { figures } from './figures'
import type { TableName } from './mapping'

declare module '../types' {
  interface ProductPages {
    weaver: { copy: WeaverCopy; figures: typeof figures }
  }
}

/** Copy of the demonstration. */
export interface MappingWords {
  tables: Readonly<Record<TableName, { name: string; columns: readonly string[] }>>
  /** Result of a row of each table: {vertex}, and an edge from {from} to {to}. */
  becomes: Readonly<Record<TableName, string>>
  /** No row is the vertex {id}. */
  refused: string
  /** {rows} rows became {vertices} vertices and {edges} edges, {refused} were rejected. */
  counts: string
  next: string
  all: string
  again: string
  /** Adds the row of {id}. */
  complete: string
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
  /** Headline of the collapsed section. */
  more: string
  demonstration: MappingWords & { hint: string }
  model: ModelWords
  /** Caption of the drawings of the steps. */
  stepsCaption: string
  /** {rows} rows are read, {woven} of them woven, {aside} set aside; they become {vertices} vertices and {edges} edges. */
  account: { caption: string; alt: string; words: AccountWords }
  rules: PlateCopy & { columns: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] }
}
