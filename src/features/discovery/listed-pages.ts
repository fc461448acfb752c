import type * as v from 'valibot'
import type { Variation } from '~/content/pages'
import { activityListSchema } from '~/contract/activities'
import { contentLanguageOf, listSize } from '~/contract/content'
import { type Locale, locales } from '~/contract/locale'
import { newsListSchema } from '~/contract/news'
import { loadSideData } from '~/lib/page-data'

/** What a list says of an entry. */
interface Entry {
  id: number
  title: string
  summary: string
}

/**
 * The pages that main lists at run time, by route: the newest news, the next and the last activities. None of them while main
 * cannot be asked; the file is then not kept.
 */
export async function listedVariations(): Promise<Readonly<Record<string, readonly Variation[]>>> {
  const [news, upcoming, past] = await Promise.all([
    inBoth('news/list', {}, newsListSchema),
    inBoth('activity/list', { when: 'upcoming' }, activityListSchema),
    inBoth('activity/list', { when: 'past' }, activityListSchema)
  ])
  return {
    '/news/detail': variationsOf(news),
    // The list is a page of the same route.
    '/center/activity': [{}, ...variationsOf([...upcoming, ...past])]
  }
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
