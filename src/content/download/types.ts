import type { EditionId } from '~/content/editions'
import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { FlowStage } from '~/ui/page/flow'
import type { ToolId } from './tools'

/** The page where a trial begins. */
export interface DownloadCopy extends PageCopy {
  editions: PlateCopy & {
    /** What the link of each edition says it does. */
    actions: Readonly<Record<EditionId, string>>
    /** The same of the free edition, where its package is handed out. */
    download: string
    compare: string
    finder: string
  }
  /** The figure in the head of the page. */
  way: { name: string; stages: readonly FlowStage[]; caption: string }
  tools: PlateCopy & {
    columns: readonly [string, string, string]
    names: Readonly<Record<ToolId, { name: string; scope: string }>>
    more: string
    link: string
  }
}
