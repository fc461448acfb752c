import type { NewsItem } from '~/contract/news'
import type { ListSearch } from '~/lib/search-input'
import type { PageAddress } from '~/ui/page-link'
import type { NewsData } from './load'

/** Items of one month, `2026-07`. */
interface Month<Item> {
  month: string
  items: Item[]
}

/** Groups items that are sorted by date. */
export function groupByMonth<Item extends NewsItem>(items: readonly Item[]): Month<Item>[] {
  const months: Month<Item>[] = []
  for (const item of items) {
    const month = item.releasedOn.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.items.push(item)
    else months.push({ month, items: [item] })
  }
  return months
}

/** Selection of a news list. */
export type NewsQuery = Partial<Omit<NewsData['query'], keyof ListSearch>>

/** Address of a news list. The default, the first page of the latest items in the page's language, has no query. */
export function newsAddress(query: NewsQuery, toRegister = false, position: ListSearch = {}): PageAddress {
  const { order, from, to, language } = query
  const search = {
    ...(order === 'trending' && { order }),
    ...(language && { language }),
    ...(from && { from }),
    ...(to && { to }),
    ...position
  }
  return { path: '/news', search, ...(toRegister && { hash: 'register' }) }
}
