import * as v from 'valibot'
import { listSize, momentSchema } from '~/contract/content'
import { readDownloadsSchema } from '~/contract/downloads'
import { contentLanguageOf, type Locale, locales } from '~/contract/locale'
import { researchListSchema } from '~/contract/research'
import { videoTypesSchema } from '~/contract/videos'
import { type Downloadable, downloadableOf, downloadsPath, fileHead, filePage, paperFileOf } from '~/features/download/files'
import { loadSideData } from '~/lib/page-data'
import type { Variation } from './variations'

/** The fields of a list entry that its page's head and its line in the sitemap need. */
const entrySchema = v.object({
  id: v.number(),
  title: v.string(),
  summary: v.string(),
  changedAt: v.optional(momentSchema)
})
const entriesSchema = v.object({ items: v.array(entrySchema) })
type Entry = v.InferOutput<typeof entriesSchema>['items'][number]

/** Calls that list entries, by the route of an entry. */
const lists = [
  { route: '/news/detail', call: 'GET /news/list' },
  { route: '/center/activity', call: 'GET /activity/list', query: { when: 'upcoming' } },
  { route: '/center/activity', call: 'GET /activity/list', query: { when: 'past' } },
  { route: '/customer/details', call: 'GET /case/list' },
  { route: '/joinus/data', call: 'GET /opening/list' },
  { route: '/center/video/details', call: 'GET /videoCentre/list' },
  { route: '/center/research', call: 'GET /research/list' },
  { route: '/center/school', call: 'GET /school/list' },
  { route: '/center/consultancy', call: 'GET /consultancy/list' }
] as const

/**
 * Adds the pages that main lists, the newest of each list, to those known at build time. While main is unavailable, only the
 * latter are returned and the file is not cached.
 */
export async function withListedPages(known: Readonly<Record<string, readonly Variation[]>>): Promise<typeof known> {
  const [videoTypes, files] = [typePages(), filePages()]
  const found = await Promise.all(lists.map(async (list) => [list.route, variationsOf(await inBothLanguages(list))] as const))
  const all = { ...known }
  // A route without known variations shows one page.
  for (const [route, pages] of [...found, await videoTypes, await files]) all[route] = [...(all[route] ?? [{}]), ...pages]
  return all
}

/** A page per video type. */
async function typePages(): Promise<readonly [route: string, pages: Variation[]]> {
  const types = await loadSideData({ call: 'GET /video/types', query: {}, data: videoTypesSchema })
  return ['/center/video', (types ?? []).map(({ type }) => ({ search: { type } }))]
}

/** A page per file in the download center, papers included. */
async function filePages(): Promise<readonly [route: string, pages: Variation[]]> {
  const listed = await Promise.all(
    locales.map(async (locale): Promise<[Locale, Downloadable[]]> => {
      const language = contentLanguageOf(locale)
      const [list, papers] = await Promise.all([
        loadSideData({ call: 'GET /downloadCentre/list', query: { language }, data: readDownloadsSchema }),
        loadSideData({ call: 'GET /research/list', query: { language, size: listSize.max }, data: researchListSchema })
      ])
      const files = [...(list ?? []).map(downloadableOf), ...(papers?.items ?? []).map(paperFileOf)]
      return [locale, files.filter((file) => file !== undefined)]
    })
  )
  const pages = new Map<string, Variation>()
  for (const [locale, files] of listed) {
    for (const file of files) {
      const { search = {} } = filePage(file)
      const address = new URLSearchParams(search).toString()
      pages.set(address, { search, heads: { ...pages.get(address)?.heads, [locale]: fileHead(file, locale) } })
    }
  }
  return [downloadsPath, [...pages.values()]]
}

type Listed = readonly (readonly [Locale, readonly Entry[]])[]

function inBothLanguages(list: (typeof lists)[number]): Promise<Listed> {
  return Promise.all(
    locales.map(async (locale) => {
      const own = 'query' in list ? list.query : {}
      const query = { ...own, language: contentLanguageOf(locale), size: listSize.max }
      const found = await loadSideData({ call: list.call, query, data: entriesSchema })
      return [locale, found?.items ?? []] as const
    })
  )
}

/** One page per id, with its head in each language that it exists in. */
function variationsOf(listed: Listed): Variation[] {
  const pages = new Map<number, Required<Pick<Variation, 'heads' | 'changed'>>>()
  for (const [locale, items] of listed) {
    for (const { id, title, summary, changedAt } of items) {
      const { heads, changed } = pages.get(id) ?? {}
      pages.set(id, {
        heads: { ...heads, [locale]: { title, description: summary } },
        changed: { ...changed, ...(changedAt !== undefined && { [locale]: changedAt }) }
      })
    }
  }
  return [...pages].map(([id, page]) => ({ search: { id: String(id) }, ...page }))
}
