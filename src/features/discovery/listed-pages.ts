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

/** What a list says of an entry. */
interface Entry {
  id: number
  title: string
  summary: string
}

/** The list calls by the route that shows their entries, each under its id. */
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
 * The pages that main lists at run time, the newest of each list, with the pages of the same routes that are known anyway. Only
 * these while main cannot be asked; the file is then not kept.
 */
export async function withListed(known: Readonly<Record<string, readonly Variation[]>>): Promise<typeof known> {
  const [videoTypes, files] = [typePages(), filePages()]
  const found = await Promise.all(
    lists.map(async ({ route, path, query, data }) => [route, variationsOf(await inBoth(path, query, data))] as const)
  )
  const all = { ...known }
  // A route of which nothing is known shows one page.
  for (const [route, pages] of [...found, await videoTypes, await files]) all[route] = [...(all[route] ?? [{}]), ...pages]
  return all
}

/** The lists of videos by type: a page each. */
async function typePages(): Promise<readonly [route: string, pages: Variation[]]> {
  const types = await loadSideData({ path: 'video/types', query: {}, data: videoTypesSchema })
  return ['/center/video', (types ?? []).map(({ type }) => ({ search: { type } }))]
}

/** The page of each file in the download center, of a paper's too. */
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
      const asked = { ...query, language: contentLanguageOf(locale), size: listSize.most }
      const list = await loadSideData({ path, query: asked, data })
      return [locale, list?.items ?? []] as const
    })
  )
}

/** One page for each id, with what it says of itself in each language in which it exists. */
function variationsOf(listed: Listed): Variation[] {
  const pages = new Map<number, NonNullable<Variation['heads']>>()
  for (const [locale, items] of listed) {
    for (const { id, title, summary } of items) {
      pages.set(id, { ...pages.get(id), [locale]: { title, description: summary } })
    }
  }
  return [...pages].map(([id, heads]) => ({ search: { id: String(id) }, heads }))
}
