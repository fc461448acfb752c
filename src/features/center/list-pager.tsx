import { Pager } from '~/ui/page/pager'

interface ListPagerProps {
  path: string
  /** Query parameters that filter the list. */
  filter?: Readonly<Record<string, string>>
  /** Anchor of the list. */
  hash: string
  search: { page?: number | undefined; cursor?: string | undefined }
  list: { pages: number; next: string | null }
}

/** Pagination of a resource center list, by page number while there are numbers, then by cursor. */
export function ListPager({ path, filter = {}, hash, search, list }: ListPagerProps) {
  const page = search.cursor === undefined ? (search.page ?? 1) : undefined
  const isPastNumbers = page === undefined || page >= list.pages
  return (
    <Pager
      page={page}
      pages={list.pages}
      to={(number) => ({ path, search: { ...filter, ...(number > 1 && { page: String(number) }) }, hash })}
      {...(list.next !== null && isPastNumbers && { further: { path, search: { ...filter, cursor: list.next }, hash } })}
    />
  )
}
