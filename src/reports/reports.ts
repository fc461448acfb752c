import { inOrder } from '~/lib/page-folders'
import type { ReportEntry, ReportId } from './types'

type ListedId = Exclude<ReportId, 'hub'>

/** The reports in their order, from the folders beside this module that have a `menu.ts`. The hub has none. */
export const reports = inOrder<ListedId, ReportEntry>(import.meta.glob('./*/menu.ts', { eager: true, import: 'default' }))

/** Path of a report: each has the name of its folder. */
export const reportPath = <Id extends ListedId>(id: Id) => `/report/${id}` as const
