import type { EditionId } from '~/content/editions'
import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { CheckId, DrawingCopy } from '~/features/center/copy/types'
import type { FlowStage } from '~/ui/page/flow'
import type { ToolId } from './tools'

/** The page on which a trial begins. */
export interface DownloadCopy extends PageCopy {
  editions: PlateCopy & {
    /** Label of each edition's link. */
    actions: Readonly<Record<EditionId, string>>
    /** Label of the free edition's link if its package can be downloaded. */
    download: string
    compare: string
    finder: string
    /** Link to the document that starts with the downloaded package. */
    start: { question: string; name: string; link: string }
  }
  /** The figure in the head of the page. */
  way: { name: string; stages: readonly FlowStage[]; caption: string }
  tools: PlateCopy & {
    columns: readonly [string, string, string]
    names: Readonly<Record<ToolId, { name: string; scope: string }>>
    /** Shown while a file in the list is a sample, with a link to ask for the real one. */
    samples: { text: string; link: string }
    more: string
    link: string
  }
}

/** The parts of the download center, in the order of the page. */
export const downloadParts = ['edition', 'driver', 'tool', 'report'] as const
export type DownloadPart = (typeof downloadParts)[number]

export interface DownloadsCopy extends PageCopy {
  drawing: DrawingCopy<CheckId>
  plates: Readonly<Record<DownloadPart, PlateCopy>>
  check: PlateCopy
  commands: PlateCopy
  empty: string
}
