import type * as v from 'valibot'
import type { Variation } from '~/content/pages'
import { activityListSchema } from '~/contract/activities'
import { articleListSchema } from '~/contract/articles'
import { contentLanguageOf, listSize } from '~/contract/content'
import { downloadListSchema } from '~/contract/downloads'
import { type Locale, locales } from '~/contract/locale'
import { newsListSchema } from '~/contract/news'
import { researchListSchema } from '~/contract/research'
import { videoListSchema, videoTypesSchema } from '~/contract/videos'
import { type Downloadable, downloadableOf, downloadsPath, fileHead, filePage, paperFileOf } from '~/features/download/files'
import { loadSideData } from '~/lib/page-data'

/** The fields of a list entry that its page's head needs. */
interface Entry {
  id: number
  title: string
  summary: string
}

/** Calls that list entries, by the route of an entry. */
const lists = [
  { route: '/news/detail', path: 'news/list', query: {}, data: newsListSchema },
  { route: '/center/activity', path: 'activity/list', query: { when: 'upcoming' }, data: activityListSchema },
  { route: '/center/activity', path: 'activity/list', query: { when: 'past' }, data: activityListSchema },
  { route: '/center/video/details', path: 'videoCentre/list', query: {}, data: videoListSchema },
  { route: '/center/research', path: 'research/list', query: {}, data: researchListSchema },
  { route: '/center/school', path: 'school/list', query: {}, data: articleListSchema },
  { route: '/center/consultancy', path: 'consultancy/list', query: {}, data: articleListSchema }
] as const

/**
 * Adds the pages that main lists, the newest of each list, to those known at build time. While main is unavailable, only the
 * latter are returned and the file is not cached.
 */
export async function withListedPages(known: Readonly<Record<string, readonly Variation[]>>): Promise<typeof known> {
  const [videoTypes, files] = [typePages(), filePages()]
  const found = await Promise.all(
    lists.map(async ({ route, path, query, data }) => [route, variationsOf(await inBoth(path, query, data))] as const)
  )
  const all = { ...known }
  // A route without known variations shows one page.
  for (const [route, pages] of [...found, await videoTypes, await files]) all[route] = [...(all[route] ?? [{}]), ...pages]
  return all
}

/** A page per video type. */
async function typePages(): Promise<readonly [route: string, pages: Variation[]]> {
  const types = await loadSideData({ path: 'video/types', query: {}, data: videoTypesSchema })
  return ['/center/video', (types ?? []).map(({ type }) => ({ search: { type } }))]
}

/** A page per file in the download center, papers included. */
async function filePages(): Promise<readonly [route: string, pages: Variation[]]> {
  const listed = await Promise.all(
    locales.map(async (locale): Promise<[Locale, Downloadable[]]> => {
      const language = contentLanguageOf(locale)
      const [list, papers] = await Promise.all([
        loadSideData({ path: 'downloadCentre/list', query: { language }, data: downloadListSchema }),
        loadSideData({ path: 'research/list', query: { language, size: listSize.most }, data: researchListSchema })
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

function inBoth<Schema extends v.GenericSchema<unknown, { items: Entry[] }>>(
  path: string,
  query: Record<string, string>,
  data: Schema
): Promise<Listed> {
  return Promise.all(
    locales.map(async (locale) => {
      const parameters = { ...query, language: contentLanguageOf(locale), size: listSize.most }
      const list = await loadSideData({ path, query: parameters, data })
      return [locale, list?.items ?? []] as const
    })
  )
}

/** One page per id, with its head in each language that it exists in. */
function variationsOf(listed: Listed): Variation[] {
  const pages = new Map<number, NonNullable<Variation['heads']>>()
  for (const [locale, items] of listed) {
    for (const { id, title, summary } of items) {
      pages.set(id, { ...pages.get(id), [locale]: { title, description: summary } })
    }
  }
  return [...pages].map(([id, heads]) => ({ search: { id: String(id) }, heads }))
}
