import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { Industry } from '~/contract/customer-cases'
import type { Text } from '~/messages/text'
import type { QuestionKind } from '~/solutions/question-kinds'
import type { SolutionType } from '~/solutions/types'

/** Kinds of questions that scenarios ask, in the order of the figure. */
export const caseKinds = ['ring', 'path', 'reach'] as const satisfies readonly QuestionKind[]
type CaseKind = (typeof caseKinds)[number]

/** The example scenarios by the value of `id` in their address: each folder adds its own in `meta.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface CaseIds {}
export type CaseId = keyof CaseIds

/** Facts about a scenario that other pages use. */
export interface CaseMeta {
  /** Place in the overview, from 1. */
  order: number
  industry: Industry
  /** The solution whose graph the scenario is drawn on. */
  solution: SolutionType
  /** Kind of its question. */
  kind: CaseKind
  /** Name and text in lists. */
  list: { name: Text; text: Text }
}

export type Scenario = CaseMeta & { id: CaseId }

/** The overview of customer cases and scenarios. */
export interface CasesCopy extends PageCopy {
  drawing: { caption: string; reading: string; note: string; alt: string; kinds: Readonly<Record<CaseKind, string>> }
  industries: Readonly<Record<Industry, string>>
  list: PlateCopy & {
    filter: string
    all: string
    sample: string
  }
  consent: PlateCopy & { items: readonly { term: string; text: string }[] }
}

/** Copy of a scenario: the problem (headline and lead), the graph model, the query, how the result is measured. */
export interface CaseCopy extends PageCopy {
  figure: {
    caption: string
    reading: string
    alt: string
    /** Where its data is from, unless it is invented. */
    source?: string
  }
  model: PlateCopy & { caption: string; alt: string; parts: readonly { title: string; text: string }[] }
  query: PlateCopy & { name: string; code: string; parts: readonly { title: string; text: string }[] }
  measure: PlateCopy & { items: readonly { term: string; text: string }[] }
}
