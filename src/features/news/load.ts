import * as v from 'valibot'
import { detailRequestSchema } from '~/contract/content'
import { contentLanguageOf, type Locale } from '~/contract/locale'
import { newsDetailSchema, newsListRequestSchema, newsListSchema } from '~/contract/news'
import { feedLink } from '~/features/feeds/feed-link'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'

/** Count of items in the side list, and of related items below an article. */
const besideSize = 5

/** Query of `/news`: the call's without the page size, which the page sets. */
const listSearchSchema = v.omit(newsListRequestSchema, ['size'])

/** Loads a news list, and the top of the list in the other order. Either is undefined while main is unavailable. */
export async function loadNews(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const query = validOrNotFound(listSearchSchema, withoutEmptyDays(search))
  const { order, language = contentLanguageOf(locale) } = query
  const other = order === 'latest' ? 'trending' : 'latest'
  const listRequest = { call: 'GET /news/list', data: newsListSchema } as const
  const [list, beside] = await Promise.all([
    loadPageData({ ...listRequest, query: { ...query, language } }),
    loadSideData({ ...listRequest, query: { order: other, size: besideSize, language } })
  ])
  const head = { title: m.news_title({}, { locale }), description: m.news_description({}, { locale }) }
  return { query: { ...query, language }, list, beside: beside?.items, head, links: [feedLink('news', locale)] }
}
export type NewsData = Awaited<ReturnType<typeof loadNews>>

/** A form submits an empty string for a date that was not chosen. */
const withoutEmptyDays = ({ from, to, ...rest }: Readonly<Record<string, unknown>>) => ({
  ...rest,
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to })
})

/** Loads a news item; `item` is undefined while main is unavailable. */
export async function loadArticle(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { id, language = contentLanguageOf(locale) } = validOrNotFound(detailRequestSchema, search)
  const [item, latest] = await Promise.all([
    loadPageData({ call: 'GET /news/detail', query: { id, language }, data: newsDetailSchema }),
    loadSideData({ call: 'GET /news/list', query: { order: 'latest', language, size: besideSize }, data: newsListSchema })
  ])
  const others = latest?.items.filter((other) => other.id !== id).slice(0, besideSize - 1) ?? []
  const head = item
    ? { title: item.title, description: item.summary }
    : { title: m.news_title({}, { locale }), description: m.news_description({}, { locale }) }
  return { id, item, others, head, languages: item?.languages, cover: item?.cover, links: [feedLink('news', locale)] }
}
export type ArticleData = Awaited<ReturnType<typeof loadArticle>>
