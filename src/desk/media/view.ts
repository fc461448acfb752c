import type { DeskSearch } from '../link'

/** What the page shows, as its address says. */
export type MediaView = DeskSearch<'/desk/media'>

/** Files on one page of the library. */
export const pageSize = 24
