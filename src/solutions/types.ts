import type { EditionId } from '~/content/editions'
import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { Text } from '~/messages/text'
import type { LegendMark } from '~/ui/figure/legend'
import type { QuestionKind } from './question-kinds'

/** Words within a page's drawings, by the key that its drawing module uses. */
export type Words = Readonly<Record<string, string>>

export interface LegendEntry {
  mark: LegendMark
  label: string
}

/** A drawing by its name in the page's module, with its caption and a description for screen readers. */
export interface FigureCopy {
  figure: string
  caption: string
  alt: string
}

/** A table value; its mark matches that of a vertex in a drawing. */
export type Cell = string | { text: string; mark: 'start' | 'path' | 'found' }

export interface TableCopy {
  /** Caption of the table. */
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
  /** Edges of the model: name, source and target, properties; `found` lists those of the answer. */
  | {
      kind: 'model'
      rows: readonly (readonly [edge: string, ends: string, properties: string])[]
      found?: string
      text: readonly string[]
    }
  | ({ kind: 'table'; parts?: readonly TextPart[] } & TableCopy)
  /** A table of raw records beside a drawing whose rows match the table's. */
  | ({ kind: 'rows'; figure: string } & TableCopy)
  | { kind: 'query'; name: string; code: string; parts?: readonly TextPart[] }

export type Block =
  | { kind: 'halves'; sides: readonly [Side, Side] }
  | { kind: 'steps'; steps: readonly { title: string; text: string; figure: string }[] }
  | { kind: 'gains'; items: readonly { term: string; text: string }[] }
  | { kind: 'editions'; items: readonly { need: string; edition: EditionId; text: string }[] }
  | { kind: 'flow'; stages: readonly { name: string; text: string; main?: boolean }[]; caption: string }
  /** A full-width drawing, which scrolls on a narrow screen. */
  | ({ kind: 'wide' } & FigureCopy)

interface SolutionPlate extends PlateCopy {
  /** Anchor: `query` of the plate with the query, to which the page's first button leads; `measure` of how a team measures the effect. */
  id?: string
  blocks: readonly Block[]
}

/** Copy of a solution's page: its head, then its plates in an order that fits its question. */
export interface SolutionCopy extends Omit<PageCopy, 'kicker'> {
  hero: {
    caption: string
    reading: string
    alt: string
    /** Source of the data, unless it is invented. */
    source?: string
    legend: readonly LegendEntry[]
    /** In the order of the figure's numbers. */
    callouts: readonly string[]
  }
  /** In the head: the question of the first query, and how its answer is shown to somebody who has not read the query. */
  answer: {
    asked: string
    /** Names of the columns, in the order of the query's. */
    columns: readonly string[]
    /** Between the values of a list; a comma by default. */
    joined?: string
    /** Words for values of the data. */
    names?: Words
  }
  /** Typical data: what a proof of concept needs from the customer. */
  bring: string
  words: Words
  plates: readonly SolutionPlate[]
  next: PlateCopy
}

/** The groups of the menu. */
export type SolutionGroupId = 'featured' | 'finance' | 'industry' | 'operations'

/** The solutions by the value of `type` in their address (spec §2): each folder adds its own in `menu.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface SolutionTypes {}
export type SolutionType = keyof SolutionTypes

/** Facts about a solution for the menu. Every page of the site loads them; the rest is in `meta.ts`. */
export interface SolutionMenuEntry {
  group: SolutionGroupId
  /** Position in the group, from 1. */
  order: number
  name: Text
}

/** The shape of a solution's answer, as the home page draws it. */
export interface HomeShape {
  /** Place on the home page, from 1. */
  order: number
  /** Where the home page calls the solution otherwise than the menu does. */
  name?: Text
  text: Text
  /** Where its data is from, if it is not made up. */
  source?: Text
  /** SVG markup, without the `<svg>` around it. 252 by 160, and without words where `large` does not say otherwise. */
  draw: () => string
  /** The first one, drawn large. */
  large?: {
    width: number
    height: number
    label: Text
    legend: readonly { mark: LegendMark; label: Text }[]
  }
}

/** What other pages need of a solution. */
export interface SolutionMeta {
  /** Kinds of questions of its queries. */
  asks: readonly QuestionKind[]
  /** Solutions with similar questions. */
  related: readonly SolutionType[]
  gallery: Readonly<Record<keyof GalleryEntry, Text>>
}

/** A solution in the overview: its name in the figure, and a question with one sentence. */
export interface GalleryEntry {
  word: string
  question: string
  text: string
}

/** Copy of the overview. */
export interface GalleryCopy extends PageCopy {
  hero: { caption: string; reading: string; alt: string; legend: readonly LegendEntry[]; note: string }
  kinds: Readonly<Record<QuestionKind, string>>
  groups: Readonly<Record<SolutionGroupId, PlateCopy>>
}
