import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { ConceptId, GoalId } from './concepts'

/** The page about the company. */
export interface AboutCopy extends PageCopy {
  products: PlateCopy & { items: readonly { term: string; text: string; link: string }[] }
  /** Headline of the collapsed section. */
  more: string
  milestones: PlateCopy & {
    /** Texts of `fieldEvents`, in their order. */
    field: readonly string[]
    /** Texts of `companyEvents`, in their order. */
    company: readonly string[]
    drawing: { field: string; company: string; founded: string; alt: string }
  }
  manner: PlateCopy & { items: readonly { term: string; text: string }[] }
  /** Around facts of the vendor, and absent without them. */
  facts: {
    plate: PlateCopy
    entity: { caption: string; columns: readonly [string, string, string] }
    offices: { caption: string; columns: readonly [string, string] }
    people: { caption: string; columns: readonly [string, string, string] }
    certificates: { caption: string; columns: readonly [string, string, string, string] }
    advisories: { caption: string; columns: readonly [string, string, string, string, string] }
    /** Name of the contact for vulnerabilities. */
    security: string
  }
  contact: PlateCopy & { steps: readonly { kicker: string; title: string; link: string }[] }
}

/** The page about the book. */
export interface BookCopy extends PageCopy {
  choose: string
  /** Heads of the table of goals. */
  columns: { goal: string; concepts: string; steps: string }
  goals: Readonly<Record<GoalId, string>>
  concepts: Readonly<Record<ConceptId, string>>
  drawing: { alt: string; caption: string; reading: string; note: string }
  list: PlateCopy & { texts: Readonly<Record<ConceptId, string>> }
  readers: PlateCopy & {
    items: readonly { term: string; text: string }[]
    next: { kicker: string; title: string; link: string }
  }
  shop: PlateCopy & { link: string }
}

/** The page of openings. */
export interface OpeningsCopy extends PageCopy {
  list: PlateCopy
  way: PlateCopy & { steps: readonly { title: string; text: string }[]; note: string }
  drawing: { alt: string; caption: string; reading: string }
}
