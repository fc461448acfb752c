import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { Text } from '~/messages/text'

/** Copy of the pages by folder. Each folder extends it in `menu.ts`, the hub in `types.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface ReportPages {}
export type ReportId = keyof ReportPages

/** A report as the hub and the other reports list it. */
export interface ReportEntry {
  /** Position among the reports, from 1. */
  order: number
  name: Text
  /** Subject of the report, in a few words. */
  about: Text
  /** Results that have one of these systems (`benchmark/1`) belong to the report. */
  systems: readonly string[]
}

/** Queries of a system for the workloads of the method, as code. */
export interface SystemQueries {
  /** Name of the language. */
  language: string
  /** Language or API of PageRank, if it is not a query. */
  rankLanguage?: string
  hops: string
  path: string
  rank: string
  add: string
}

/** A comparison with one database, or the report of one deployment. */
export interface ComparisonCopy extends PageCopy {
  /** The measured systems. */
  systems: PlateCopy & { items: readonly Item[] }
  queries: PlateCopy & { note: string }
  results: PlateCopy
}

/** Copy shared by all comparisons. */
export interface MethodCopy {
  /** Shown while a report has no results: the measured workloads and how to run them, in one line after the page's lead. */
  pending: string
  /** {counts} are the numbers of vertices reached after each hop of the figure. */
  figure: FigureCopy
  /** Words in the drawing of the method. {limit} is the time limit of a query. */
  words: { seed: string; near: string; far: string }
  method: PlateCopy & {
    columns: readonly [string, string, string, string]
    /** Workload, input, end, answer. Limits and numbers are in `benchmarks.ts`. */
    rows: Readonly<Record<'near' | 'far' | 'path' | 'rank' | 'users' | 'add', readonly [string, string, string, string]>>
  }
  equal: PlateCopy & { items: readonly Item[] }
  queryNames: Readonly<Record<'hops' | 'path' | 'rank' | 'add', string>>
  next: NextCopy & { others: string }
}
