import type { DeskQueries } from '../queries'

/** What the page shows, as its address says. */
export type MediaView = DeskQueries['/desk/media']

/** Files on one page of the library. */
export const pageSize = 24
