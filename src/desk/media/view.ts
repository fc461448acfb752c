import type { DeskSearch } from '../link'

/** View of the page, as its address selects it. */
export type MediaView = DeskSearch<'/desk/media'>

/** Files on one page of the library. */
export const pageSize = 24
