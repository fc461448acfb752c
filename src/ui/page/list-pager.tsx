import type { ListSearch } from '~/lib/search-input'
import type { PageAddress } from '~/lib/site-address'
import { Pager } from './pager'

interface ListPagerProps {
  /** Address of the list at a page or cursor. */
  to: (position: ListSearch) => PageAddress
  search: { page?: number | undefined; cursor?: string | undefined }
  list: { pages: number; next: string | null }
}

/** Pagination of a resource center list, by number on the numbered pages and by cursor beyond them. */
export function ListPager({ to, search, list }: ListPagerProps) {
  const page = search.cursor === undefined ? (search.page ?? 1) : undefined
  const isPastNumbers = page === undefined || page >= list.pages
  return (
    <Pager
      page={page}
      pages={list.pages}
      to={(number) => to(number > 1 ? { page: String(number) } : {})}
      {...(list.next !== null && isPastNumbers && { nextAddress: to({ cursor: list.next }) })}
    />
  )
}
