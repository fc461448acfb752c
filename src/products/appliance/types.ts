import type { PlateCopy } from '~/content/page-copy'
import type { PieceCopy } from '../types'
import type { GroupName, PartName, Quantity, WorkId } from './appliance'
import type { figures } from './figures'

declare module '../types' {
  interface ProductPages {
    appliance: { copy: ApplianceCopy; figures: typeof figures }
  }
}

/** Copy of the demonstration. */
export interface SizingWords {
  groups: Readonly<Record<GroupName, string>>
  quantities: Readonly<Record<Quantity, { label: string; unit: string }>>
  /** Place of the machine: the visitor's data center. */
  border: string
  parts: Readonly<Record<PartName, string>>
  /** With the numbers that were entered; {vertexBytes} and {edgeBytes} are the bytes of a record. */
  formulas: Readonly<Record<PartName, string>>
  /** {count} cores. */
  cores: string
  /** Before the names of the works, with its colon. */
  usedBy: string
  works: Readonly<Record<WorkId, string>>
  /** An input is not between {least} and {most}. */
  range: string
  /** In place of a formula while an input is wrong. */
  incomplete: string
  note: string
}

/** Parts of a vertex record and an edge record, and the number of copies of each. */
export interface RecordsWords {
  vertex: string
  edge: string
  identifier: string
  end: string
  properties: string
  copies: string
}

/** The AI compute appliance, `/integrated`. */
export interface ApplianceCopy extends PieceCopy {
  demonstration: SizingWords & { hint: string }
  /** {identifier}, {properties} and {copies} are the assumptions of the estimate. */
  size: PlateCopy & {
    caption: string
    alt: string
    /** {copies} is the number of copies. */
    words: RecordsWords
    note: string
  }
}
