import type { InboxFilters } from '~/contract/inbox'
import { type DeskAddress, type DeskSearch, useDeskSearch } from '../link'

/** Selection by the address of the page: the filters of the list, the position in it, and the inquiry that is shown beside it. */
export interface InboxView {
  filters: InboxFilters
  /** Whether the list has only the appeals against exam results, which are no inquiries. */
  isAppealsOnly: boolean
  /** Position of the page of the list. */
  cursor: string | undefined
  /** Number of the inquiry that is shown; undefined for none. */
  selected: number | undefined
  /** The attempt whose appeal is shown; undefined for none. */
  selectedAppeal: string | undefined
  /** The filters, for links to the page. */
  shown: Query
}

type Query = DeskSearch<'/desk/inbox'>

/** The view of the address. */
export function useInboxView(): InboxView {
  const { cursor, id, appeal, ...shown } = useDeskSearch('/desk/inbox')
  const { kind, state = 'open', assignee, due, q = '' } = shown
  return {
    filters: { kind: kind === 'appeal' ? undefined : kind, state, assignee, due, q },
    isAppealsOnly: kind === 'appeal',
    ...{ cursor, selected: id, selectedAppeal: appeal, shown }
  }
}

/** The address of the page with these filters. */
export const inboxAddress = (shown: Query, position: Query = {}): DeskAddress => {
  const search = { ...shown, ...position }
  return { to: '/desk/inbox', search: { ...search, state: search.state === 'open' ? undefined : search.state } }
}
