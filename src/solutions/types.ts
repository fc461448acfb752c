import type { EditionId } from '~/content/editions'
import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { LegendMark } from '~/ui/figure/legend'
import type { SolutionType } from './solution-types'

/** The words within a page's drawings, by the key under which its drawing module asks for them. */
export type Words = Readonly<Record<string, string>>

export interface LegendEntry {
  mark: LegendMark
  label: string
}

/** A drawing of the page's drawing module, by name, with its caption and what it shows for those who do not see it. */
export interface FigureCopy {
  figure: string
  caption: string
  alt: string
}

/** A value of a table; marked as a drawing marks a vertex. */
export type Cell = string | { text: string; mark: 'start' | 'path' | 'found' }

export interface TableCopy {
  /** What the table is. */
  caption: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export interface TextPart {
  title?: string
  text: string
}

/** One half of a plate. */
export type Side =
  | ({ kind: 'figure'; legend?: readonly LegendEntry[] } & FigureCopy)
  | { kind: 'text'; parts: readonly TextPart[] }
  /** The edges of the model: name, from and to, properties; `found` names those that the answer is made of. */
  | {
      kind: 'model'
      rows: readonly (readonly [edge: string, ends: string, properties: string])[]
      found?: string
      text: readonly string[]
    }
  | ({ kind: 'table'; parts?: readonly TextPart[] } & TableCopy)
  /** A table of raw records with a drawing beside it whose rows are the table's rows. */
  | ({ kind: 'rows'; figure: string } & TableCopy)
  | { kind: 'query'; name: string; code: string; parts?: readonly TextPart[] }

export type Block =
  | { kind: 'halves'; sides: readonly [Side, Side] }
  | { kind: 'steps'; steps: readonly { title: string; text: string; figure: string }[] }
  | { kind: 'gains'; items: readonly { term: string; text: string }[] }
  | { kind: 'editions'; items: readonly { need: string; edition: EditionId; text: string }[] }
  | { kind: 'flow'; stages: readonly { name: string; text: string; main?: boolean }[]; caption: string }
  /** A drawing over the whole width; on a narrow screen it scrolls by itself. */
  | ({ kind: 'wide' } & FigureCopy)

export interface SolutionPlate extends PlateCopy {
  /** Anchor; the plate with the query is `query`, where the page's first button leads. */
  id?: string
  blocks: readonly Block[]
}

/** The page of one solution: what stands at its head, then its plates in the order that its question asks for. */
export interface SolutionCopy extends PageCopy {
  hero: {
    caption: string
    reading: string
    alt: string
    /** Where the data is from, where it is not made up. */
    source?: string
    legend: readonly LegendEntry[]
    /** In the order of the figure's balloons. */
    callouts: readonly string[]
  }
  words: Words
  plates: readonly SolutionPlate[]
  next: PlateCopy
}

/** The groups of the menu. */
export type GalleryGroup = 'featured' | 'finance' | 'industry' | 'operations'

/** The overview: one question for each solution, and a sentence for each group of the menu. */
export interface GalleryCopy extends PageCopy {
  hero: { caption: string; reading: string; alt: string; legend: readonly LegendEntry[]; note: string }
  words: Words
  groups: Readonly<Record<GalleryGroup, PlateCopy>>
  solutions: Readonly<Record<SolutionType, GalleryEntry>>
}

interface GalleryEntry {
  question: string
  text: string
}
