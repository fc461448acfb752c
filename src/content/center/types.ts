import type { PageCopy, PlateCopy } from '~/content/page-copy'

/** The drawing at the head of a page, with the words in it by vertex. */
export interface DrawingCopy<Vertex extends string> {
  caption: string
  reading: string
  alt: string
  words: Readonly<Record<Vertex, string>>
}

/** Empty: what is shown where there is nothing of what the address asks for. */
interface ListCopy extends PlateCopy {
  empty: string
}

export interface VideosCopy extends PageCopy {
  drawing: { caption: string; reading: string; alt: string }
  list: ListCopy
  transcript: PlateCopy & { none: string }
}

/** What is established, and the methods by which it is. */
export const findingIds = ['hops', 'paths', 'rank', 'concurrency', 'throughput'] as const
export const methodIds = ['seeds', 'timeouts', 'iterations', 'users', 'warmup', 'run'] as const
export type FindingId = (typeof findingIds)[number]
export type MethodId = (typeof methodIds)[number]

export interface ResearchCopy extends PageCopy {
  drawing: DrawingCopy<FindingId | MethodId>
  list: ListCopy
}

/** What there is to learn, in the order of its numbers. */
export const stageIds = ['concepts', 'modelling', 'install', 'import', 'queries', 'algorithms', 'drivers', 'operations'] as const
export type StageId = (typeof stageIds)[number]

export interface SchoolCopy extends PageCopy {
  drawing: DrawingCopy<StageId>
  path: PlateCopy & { stages: Readonly<Record<StageId, string>>; read: string }
  list: ListCopy
}

/** Who asks before a graph database is bought, and what. */
export const askerIds = ['architect', 'engineer', 'business', 'operator'] as const
export const questionIds = ['choose', 'place', 'merge', 'maintain'] as const
export type AskerId = (typeof askerIds)[number]
export type AskedId = (typeof questionIds)[number]

export interface ConsultancyCopy extends PageCopy {
  drawing: DrawingCopy<AskerId | AskedId>
  list: ListCopy
}

/** What a download is checked by, from the file that was published to the comparison. */
export const checkIds = ['file', 'published', 'copy', 'computed', 'compare'] as const
export type CheckId = (typeof checkIds)[number]

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
