import * as v from 'valibot'
import type { reportFields } from '~/contract/report-fields'
import { type Benchmark, benchmarkSchema } from './benchmark/format'
import { type ExplorerView, explore, readQuery } from './explore'
import { reports } from './reports'

/** Unvalidated query of a page with an explorer. */
export type ReportQuery = Readonly<Partial<Record<(typeof reportFields)[number], unknown>>>

// Each result is a separate chunk, which a browser fetches only if it renders an explorer itself.
const files = import.meta.glob<unknown>('./results/*.json', { import: 'default' })

/** Ids of the published results. */
const resultIds: readonly string[] = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))

const parsed = new Map<string, Promise<Benchmark>>()

/** A published result; undefined if the id is unknown. */
export function loadResult(id: string): Promise<Benchmark> | undefined {
  const load = files[`./results/${id}.json`]
  if (!load) return undefined
  const known = parsed.get(id) ?? load().then((value) => v.parse(benchmarkSchema, value))
  parsed.set(id, known)
  return known
}

const loadAll = () => Promise.all(resultIds.flatMap((id) => loadResult(id) ?? []))
const isOf = ({ systems }: Benchmark, own: readonly string[]) => systems.some(({ id }) => own.includes(id))

/** View of a report's explorer, which covers results of these systems. */
export const loadView = async (query: ReportQuery, systems: readonly string[]): Promise<ExplorerView> =>
  explore(
    (await loadAll()).filter((result) => isOf(result, systems)),
    readQuery(query)
  )

/** View of the hub's explorer: examples of the method, which belong to no report. */
export async function loadExamples(query: ReportQuery): Promise<ExplorerView> {
  const examples = (await loadAll()).filter((result) => !reports.some(({ systems }) => isOf(result, systems)))
  return explore(examples, readQuery(query))
}

/** Publication state of a report: number of results, and the day of the latest measurement. */
export interface Publication {
  count: number
  latest: string | undefined
}

/** Publication state of each report, by id. */
export const publicationsOf = (results: readonly Benchmark[]): Readonly<Record<string, Publication>> =>
  Object.fromEntries(
    reports.map(({ id, systems }) => {
      const days = results.filter((result) => isOf(result, systems)).map(({ measuredOn }) => measuredOn)
      return [id, { count: days.length, latest: [...days].sort().at(-1) }]
    })
  )

export const loadPublications = async () => publicationsOf(await loadAll())
