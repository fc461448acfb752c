import type { PageCopy, PlateCopy } from '~/content/page-copy'

/** The page on which a candidate authenticates for the exam, `/center/train/GBCA/auth`. */
export interface ExamCopy extends PageCopy {
  name: PlateCopy
  rules: PlateCopy & { items: readonly { title: string; text: string }[] }
  start: PlateCopy
}

/** Study material on the practice page, besides the lessons. */
export const materialIds = ['training', 'install', 'case', 'cheatSheet', 'glossary', 'school', 'videos', 'book'] as const
export type MaterialId = (typeof materialIds)[number]

/** `/center/train/GBCA/resource`. */
export interface PracticeCopy extends PageCopy {
  practice: PlateCopy
  materials: PlateCopy & { items: Readonly<Record<MaterialId, { title: string; text: string }>> }
}
