import { Pager } from '~/ui/page/pager'

interface ListPagerProps {
  path: string
  /** What the list is filtered by. */
  filter?: Readonly<Record<string, string>>
  /** Anchor of the list. */
  hash: string
  search: { page?: number | undefined; cursor?: string | undefined }
  list: { pages: number; next: string | null }
}

/** Turns the pages of a list of the resource center, by number as long as there are numbers, then by cursor. */
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
