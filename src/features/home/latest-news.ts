import * as v from 'valibot'
import { pageDataTimeout } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { callMain, isMissingCall } from '~/lib/api'
import { edgeContext } from '~/lib/edge-context'
import { formatDay } from '~/lib/format'

/** Count of items in the strip. */
const latestSize = 3

/** Fields of `news/list` that the strip needs. The schemas of `contract/news` would add the parser of texts to the home page. */
const latestSchema = v.object({
  items: v.array(v.object({ id: v.number(), title: v.string(), releasedOn: v.string(), isSample: v.boolean() }))
})

/** A published news item as the strip shows it. */
export interface LatestNews {
  id: string
  title: string
  /** Release date as ISO 8601, and in the locale's long form. */
  day: string
  date: string
  isSample: boolean
}

/** The latest published news in a language. Never rejects: without an answer in time the strip is left out. */
export async function loadLatestNews(locale: Locale): Promise<LatestNews[]> {
  try {
    const { items } = await callMain({
      call: 'GET /news/list',
      query: { size: latestSize },
      data: latestSchema,
      timeout: pageDataTimeout,
      suppressErrorToast: () => true
    })
    return items.map(({ id, title, releasedOn, isSample }) => {
      return { id: String(id), title, day: releasedOn, date: formatDay(releasedOn, locale), isSample }
    })
  } catch (error) {
    // A day that is no day of the calendar fails as well. The list of news shows the failure, and the edge has logged it.
    if (!isMissingCall(error)) edgeContext()?.reportFallback()
    return []
  }
}
