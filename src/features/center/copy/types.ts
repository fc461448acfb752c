import type { PageCopy, PlateCopy } from '~/content/page-copy'

/** The drawing at the head of a page, with the words in it by vertex. */
export interface DrawingCopy<Vertex extends string> {
  caption: string
  reading: string
  alt: string
  words: Readonly<Record<Vertex, string>>
}

/** `empty`: shown if there is no entry for the address. */
interface ListCopy extends PlateCopy {
  empty: string
}

export interface VideosCopy extends PageCopy {
  drawing: { caption: string; reading: string; alt: string }
  list: ListCopy
  transcript: PlateCopy & { none: string }
}

/** Findings, and the methods behind them. */
export const findingIds = ['hops', 'paths', 'rank', 'concurrency', 'throughput'] as const
export const methodIds = ['seeds', 'timeouts', 'iterations', 'users', 'warmup', 'run'] as const
export type FindingId = (typeof findingIds)[number]
export type MethodId = (typeof methodIds)[number]

export interface ResearchCopy extends PageCopy {
  drawing: DrawingCopy<FindingId | MethodId>
  list: ListCopy
}

/** Topics to learn, in the order of their numbers. */
export const stageIds = ['concepts', 'modeling', 'install', 'import', 'queries', 'algorithms', 'drivers', 'operations'] as const
export type StageId = (typeof stageIds)[number]

export interface SchoolCopy extends PageCopy {
  drawing: DrawingCopy<StageId>
  path: PlateCopy & { stages: Readonly<Record<StageId, string>>; read: string }
  list: ListCopy
}

/** Roles involved in buying a graph database, and their questions. */
export const askerIds = ['architect', 'engineer', 'business', 'operator'] as const
export const questionIds = ['choose', 'place', 'merge', 'maintain'] as const
export type AskerId = (typeof askerIds)[number]
export type AskedId = (typeof questionIds)[number]

export interface ConsultancyCopy extends PageCopy {
  drawing: DrawingCopy<AskerId | AskedId>
  list: ListCopy
}

/** Steps of checking a download, from the published file to the comparison. */
export const checkIds = ['file', 'published', 'copy', 'computed', 'compare'] as const
export type CheckId = (typeof checkIds)[number]
