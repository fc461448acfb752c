import type { PageCopy, PlateCopy } from '~/content/page-copy'

/** The page where a candidate authenticates for the exam, `/center/train/GBCA/auth`. */
export interface ExamCopy extends PageCopy {
  name: PlateCopy
  rules: PlateCopy & { items: readonly { title: string; text: string }[] }
  start: PlateCopy
}
