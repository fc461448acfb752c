import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { CaseId, CaseKind, IndustryId } from './cases'

/** The overview of the cases. */
export interface CasesCopy extends PageCopy {
  drawing: { caption: string; reading: string; note: string; alt: string; kinds: Readonly<Record<CaseKind, string>> }
  industries: Readonly<Record<IndustryId, string>>
  list: PlateCopy & {
    filter: string
    all: string
    sample: string
    cases: Readonly<Record<CaseId, { name: string; text: string }>>
  }
  consent: PlateCopy & { items: readonly { term: string; text: string }[] }
}

/** One case: the problem (headline and lead), the graph model, the query, how the result is measured. */
export interface CaseCopy extends PageCopy {
  figure: { caption: string; reading: string; alt: string }
  model: PlateCopy & { caption: string; alt: string; parts: readonly { title: string; text: string }[] }
  query: PlateCopy & { name: string; code: string; parts: readonly { title: string; text: string }[] }
  measure: PlateCopy & { items: readonly { term: string; text: string }[] }
}
