import type { ListSearch } from '~/lib/search-input'
import type { PageAddress } from '~/lib/site-address'
import { Pager } from './pager'

interface ListPagerProps {
  /** Address of the list from a position on. */
  to: (position: ListSearch) => PageAddress
  search: { page?: number | undefined; cursor?: string | undefined }
  list: { pages: number; next: string | null }
}

/** Pagination of a resource center list, by page number while there are numbers, then by cursor. */
export function ListPager({ to, search, list }: ListPagerProps) {
  const page = search.cursor === undefined ? (search.page ?? 1) : undefined
  const isPastNumbers = page === undefined || page >= list.pages
  return (
    <Pager
      page={page}
      pages={list.pages}
      to={(number) => to(number > 1 ? { page: String(number) } : {})}
      {...(list.next !== null && isPastNumbers && { further: to({ cursor: list.next }) })}
    />
  )
}
