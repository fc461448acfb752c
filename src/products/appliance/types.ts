import type { PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy, PieceCopy } from '../types'
import type { PartName, WorkId } from './appliance'
import type { figures } from './figures'

declare module '../types' {
  interface ProductPages {
    appliance: { copy: ApplianceCopy; figures: typeof figures }
  }
}

/** The parts of the appliance, and what is at its border. */
export interface ApplianceWords {
  parts: Readonly<Record<PartName, string>>
  border: string
  question: string
  answer: string
}

/** What a record of each kind holds, and how many times it is kept. */
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
  }
}
