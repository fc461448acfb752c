import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { WorkId } from './appliance/appliance'
import type {
  AccountWords,
  AnatomyWords,
  ApplianceWords,
  FitWords,
  GrowthWords,
  HopsWords,
  ModelWords,
  RecordsWords,
  RetrievalWords,
  SectionWords,
  WeavingWords
} from './drawing-words'
import type { FitQuestionId } from './fit/fit'

/** A term and what is said of it. */
export interface Item {
  term: string
  text: string
}

export interface FigureCopy {
  alt: string
  caption: string
  reading: string
  note: string
}

/** What the radio buttons beside a figure choose from: what they choose, and the heads of their table. */
export interface ChoiceCopy<Columns extends readonly string[]> {
  legend: string
  columns: Columns
}

interface Next {
  kicker: string
  title: string
  link: string
}

/** The last plate of a page: two steps, whose addresses the page knows. */
export type NextCopy = PlateCopy & { steps: readonly [Next, Next] }

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

export interface FitCopy extends PageCopy {
  choice: ChoiceCopy<readonly [string, string]> & { questions: Readonly<Record<FitQuestionId, string>> }
  figure: FigureCopy
  words: FitWords
  /** {graph} and {all} are counted on the figure. */
  signs: PlateCopy & { items: readonly Item[] }
  against: PlateCopy & { items: readonly Item[] }
  beside: PlateCopy & { stages: readonly { name: string; text: string }[]; caption: string }
  next: NextCopy
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
  next: NextCopy
}

/** Why this database, `/product/whychoosen`. */
export interface WhyCopy extends PageCopy {
  choice: ChoiceCopy<readonly [string, string]> & { ideas: readonly [string, string, string, string, string] }
  figure: FigureCopy
  words: SectionWords
  ideas: PlateCopy & {
    columns: readonly [string, string, string, string]
    rows: readonly (readonly [string, string, string, string])[]
    note: string
  }
  /** {one}, {both} and {hops} are counted on the figures. */
  query: PlateCopy & { one: { caption: string; alt: string }; both: { caption: string; alt: string }; items: readonly Item[] }
  operations: PlateCopy & { items: readonly Item[] }
  /** {graphs}, {elements}, {ldap}, {partitioned} come from the facts of the editions. */
  facts: PlateCopy & { items: readonly Item[] }
  ask: PlateCopy & { items: readonly Item[] }
  next: NextCopy
}

/** What the pages of the platform, the appliance and the weaving tool have in common: problem, what one gets, where it fits. */
interface PieceCopy extends PageCopy {
  figure: FigureCopy
  /** What the vendor must confirm. */
  blank: string
  problem: PlateCopy & { items: readonly Item[] }
  how: PlateCopy & { steps: readonly { title: string; text: string }[] }
  gains: PlateCopy & { items: readonly Item[] }
  where: PlateCopy & { items: readonly Item[] }
  next: NextCopy
}

/** The graph intelligence platform, `/giProduct`. */
export interface PlatformCopy extends PieceCopy {
  choice: ChoiceCopy<readonly [string, string]> & {
    names: readonly [string, string, string, string]
    /** {first} is the one with the highest score; {count} circles. */
    first: string
    circles: string
  }
  /** {first}: as above, a row for each algorithm. */
  readings: PlateCopy & { caption: string; alt: string; rows: readonly (readonly [string, string])[] }
  /** Caption of the drawings of the steps. */
  stepsCaption: string
}

/** The AI compute appliance, `/integrated`. */
export interface ApplianceCopy extends PieceCopy {
  choice: ChoiceCopy<readonly [string, string]> & { works: Readonly<Record<WorkId, string>> }
  words: ApplianceWords
  /** {identifier}, {properties} and {copies} are the assumptions of the estimate. */
  size: PlateCopy & {
    columns: readonly [string, string, string]
    caption: string
    alt: string
    /** {copies} is the number of copies. */
    words: RecordsWords
    note: string
    blank: string
  }
}

/** GalaxyWeaver, `/product/GalaxyWeaver`. */
export interface WeaverCopy extends PieceCopy {
  choice: ChoiceCopy<readonly [string, string, string, string]>
  words: WeavingWords
  model: ModelWords
  /** Caption of the drawings of the steps. */
  stepsCaption: string
  /** {rows} rows are read, {woven} of them woven, {aside} set aside; they become {vertices} vertices and {edges} edges. */
  account: { caption: string; alt: string; words: AccountWords }
  rules: PlateCopy & { columns: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] }
}
