import * as v from 'valibot'
import { activityDetailSchema, activityListRequestSchema, activityListSchema } from '~/contract/activities'
import { detailRequestSchema } from '~/contract/content'
import { contentLanguageOf, type Locale } from '~/contract/locale'
import { feedLink } from '~/features/feeds/feed-link'
import { loadPageData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'

/** Query of the list at `/center/activity`: the call's without the page size, which the page sets. */
const listSearchSchema = v.omit(activityListRequestSchema, ['size'])

type Search = Readonly<Record<string, unknown>>

/** Loads one activity if the query has an `id`, otherwise a list. Undefined data means that main is unavailable. */
export function loadActivities(search: Search, locale: Locale) {
  return search.id === undefined ? loadList(search, locale) : loadActivity(search, locale)
}
async function loadList(search: Search, locale: Locale) {
  const query = validOrNotFound(listSearchSchema, search)
  const language = query.language ?? contentLanguageOf(locale)
  const list = await loadPageData({ call: 'GET /activity/list', query: { ...query, language }, data: activityListSchema })
  return { kind: 'list' as const, query: { ...query, language }, list, ...about(locale) }
}
export type ActivityListData = Awaited<ReturnType<typeof loadList>>

async function loadActivity(search: Search, locale: Locale) {
  const { id, language = contentLanguageOf(locale) } = validOrNotFound(detailRequestSchema, search)
  const activity = await loadPageData({ call: 'GET /activity/detail', query: { id, language }, data: activityDetailSchema })
  const isOver = activity !== undefined && Date.parse(activity.endsAt) < Date.now()
  const rest = about(locale)
  const head = activity ? { title: activity.title, description: activity.summary } : rest.head
  return {
    kind: 'activity' as const,
    id,
    activity,
    isOver,
    languages: activity?.languages,
    cover: activity?.cover,
    ...rest,
    head
  }
}
export type ActivityData = Awaited<ReturnType<typeof loadActivity>>

const about = (locale: Locale) => ({
  head: { title: m.activities_title({}, { locale }), description: m.activities_description({}, { locale }) },
  links: [feedLink('activities', locale)]
})
