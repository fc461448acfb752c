import type { EditionId } from '~/content/editions'
import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { Text } from '~/messages/text'
import type { LegendMark } from '~/ui/figure/legend'
import type { QuestionKind } from './question-kinds'

/** Labels in a page's drawings, by the keys of its drawing module. */
export type Words = Readonly<Record<string, string>>

export interface LegendEntry {
  mark: LegendMark
  label: string
}

/** A drawing of the page's `figures.ts` by name, with its caption and a description for screen readers. */
export interface FigureCopy {
  figure: string
  caption: string
  alt: string
}

/** A table value; its mark matches that of a vertex in a drawing. */
export type Cell = string | { text: string; mark: 'start' | 'path' | 'found' }

export interface TableCopy {
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
  /** Anchor: `query` for the plate that the page's first button leads to, `measure` for how a team measures the effect. */
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
  /** The first query's answer in the head of the page, for readers who have not read the query. */
  answer: {
    /** The question of the query. */
    caption: string
    /** Names of the columns, in the query's order. */
    columns: readonly string[]
    /** Separator of list values; a comma by default. */
    separator?: string
    /** Display names of data values. */
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

/** The shape of a solution's answer on the home page. */
export interface HomeShape {
  /** Position on the home page, from 1. */
  order: number
  /** Name on the home page, if it differs from the menu's. */
  name?: Text
  text: Text
  /** Source of the data, unless it is invented. */
  source?: Text
  /** SVG markup without the enclosing `<svg>`; 252 × 160 and without labels, unless `large` is set. */
  draw: () => string
  /** Size, description and legend of the first shape, which is large. */
  large?: {
    width: number
    height: number
    label: Text
    legend: readonly { mark: LegendMark; label: Text }[]
  }
}

/** Facts about a solution for other pages. */
export interface SolutionMeta {
  /** Kinds of questions of its queries. */
  questionKinds: readonly QuestionKind[]
  /** Solutions with similar questions. */
  related: readonly SolutionType[]
  gallery: Readonly<Record<keyof GalleryEntry, Text>>
}

/** A solution in the overview: its label in the figure, and a question with one sentence. */
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
