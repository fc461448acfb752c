import * as v from 'valibot'
import { activityDetailSchema, activityListSchema } from '~/contract/activities'
import { brand } from '~/contract/brand'
import { chinaDayStart } from '~/contract/china-day'
import { detailRequestSchema, languageQuerySchema, listSize, withTimes } from '~/contract/content'
import { readDownloadsSchema } from '~/contract/downloads'
import { contentLanguageOf, type Locale, localeOfContent, originalLocale } from '~/contract/locale'
import { newsListSchema } from '~/contract/news'
import { edgeContext } from '~/lib/edge-context'
import { fetchMain } from '~/lib/page-data'
import { languageHosts } from '~/lib/page-head'
import { formatSpan } from '~/lib/zone-time'
import { queryText } from '~/messages/query-text'
import { m } from '~/paraglide/messages'
import { atom, type FeedEntry } from './atom'
import { calendarFile } from './calendar-file'
import { entryTimes } from './entry-times'
import { type FeedName, feedAddress, feedTitle } from './feed-link'

const feedPages = { news: '/news', activities: '/center/activity', releases: '/center/download' } as const
const feedEntries = { news: newsEntries, activities: activityEntries, releases: releaseEntries } as const
const secondsToRetry = '60'

const feedSearchSchema = v.object({ language: languageQuerySchema })

/** Responds with an Atom feed: 400 for an invalid language, 503 while main is unavailable. */
export async function feedResponse(name: FeedName, url: string): Promise<Response> {
  const params = readSearch(url, feedSearchSchema)
  if (params instanceof Response) return params
  const language = resolveLocale(params.language && localeOfContent(params.language))
  const { locale, origin } = language
  const entries = await feedEntries[name](language)
  if (!entries) return unavailable()
  const feed = atom({
    address: origin + feedAddress(name, locale),
    page: origin + feedPages[name],
    title: m.shell_title_of_page({ title: feedTitle(name, locale), brand }, { locale }),
    language: locale,
    entries
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

/** Responds with an activity's iCalendar file: 400 for an invalid id, 404 for an unknown one, 503 while main is unavailable. */
export async function calendarResponse(url: string): Promise<Response> {
  const params = readSearch(url, detailRequestSchema)
  if (params instanceof Response) return params
  const { locale, origin, entryQuery } = resolveLocale(params.language && localeOfContent(params.language))
  const query = { id: params.id, language: contentLanguageOf(locale) }
  const answer = await fetchMain({ call: 'GET /activity/detail', query, data: activityDetailSchema })
  if (answer.state === 'unavailable') return unavailable()
  if (answer.state === 'notFound') return text(m.field_id(), 404)
  const address = `${origin}/center/activity?id=${params.id}${entryQuery}`
  return new Response(calendarFile(answer.data, address, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="activity-${params.id}.ics"`,
      // Without a language parameter, the file depends on the visitor's cookie.
      'Cache-Control': 'private, max-age=60',
      Vary: 'Cookie'
    }
  })
}

/** The parsed query, or a 400 response that names the invalid field. */
function readSearch<Schema extends v.GenericSchema>(url: string, schema: Schema): v.InferOutput<Schema> | Response {
  const result = v.safeParse(schema, Object.fromEntries(new URL(url).searchParams))
  if (result.success) return result.output
  const [issue] = result.issues
  const refusal = queryText(issue.message)
  return text(`${v.getDotPath(issue) ?? ''}: ${refusal ? refusal() : issue.message}`, 400)
}

/** The language of a feed, and how it links to its entries. */
interface FeedLanguage {
  locale: Locale
  /** The host on which linked pages have the language as default. */
  origin: string
  /** Asks an entry for the language (spec §2) if no host has it as default; else empty. */
  entryQuery: string
}

function resolveLocale(requested: Locale | undefined): FeedLanguage {
  const edge = edgeContext()
  const locale = requested ?? edge?.visitor.locale ?? originalLocale
  const [host] = edge ? languageHosts(edge.site, [locale]) : []
  const entryQuery = host ? '' : `&language=${contentLanguageOf(locale)}`
  return { locale, origin: host?.origin ?? edge?.site.origin ?? '', entryQuery }
}

async function newsEntries({ locale, origin, entryQuery }: FeedLanguage): Promise<FeedEntry[] | undefined> {
  const query = { language: contentLanguageOf(locale), size: listSize.max }
  const answer = await fetchMain({ call: 'GET /news/list', query, data: withTimes(newsListSchema) })
  if (answer.state !== 'ok') return undefined
  return answer.data.items.map(({ id, title, summary, source, releasedOn, changedAt }) => ({
    address: `${origin}/news/detail?id=${id}${entryQuery}`,
    title,
    summary,
    author: source,
    ...entryTimes([beginningOf(releasedOn)], changedAt)
  }))
}

async function activityEntries({ locale, origin, entryQuery }: FeedLanguage): Promise<FeedEntry[] | undefined> {
  const query = { language: contentLanguageOf(locale), size: listSize.max }
  const answer = await fetchMain({ call: 'GET /activity/list', query, data: withTimes(activityListSchema) })
  if (answer.state !== 'ok') return undefined
  return answer.data.items.map((activity) => ({
    address: `${origin}/center/activity?id=${activity.id}${entryQuery}`,
    title: activity.title,
    summary: `${formatSpan(activity, activity.timeZone, locale)} · ${activity.place} · ${activity.summary}`,
    author: brand,
    // Only a main that records no publications leaves the beginning as the one moment that is known.
    ...entryTimes([activity.publishedAt, activity.startsAt], activity.changedAt)
  }))
}

/** Editions, drivers and tools, latest release first. A new version is a new entry. */
async function releaseEntries({ locale, origin }: FeedLanguage): Promise<FeedEntry[] | undefined> {
  const query = { language: contentLanguageOf(locale) }
  const answer = await fetchMain({ call: 'GET /downloadCentre/list', query, data: readDownloadsSchema })
  if (answer.state !== 'ok') return undefined
  const released = [...answer.data].sort((a, b) => b.releasedOn.localeCompare(a.releasedOn))
  return released.map(({ id, title, version, summary, file, releasedOn }) => ({
    // An item without a download has no page of its own.
    address: `${origin}/center/download${file ? `?type=download&id=${id}` : ''}#${id}-${encodeURIComponent(version)}`,
    title: `${title} ${version}`,
    summary: file ? `${summary} · ${file.name} · SHA-256 ${file.sha256}` : summary,
    author: brand,
    ...entryTimes([beginningOf(releasedOn)])
  }))
}

/** Days are in China's time zone. */
const beginningOf = (day: string) => new Date(chinaDayStart(day)).toISOString()

const text = (body: string, status: number, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

const unavailable = () => text(m.api_unreachable(), 503, { 'Retry-After': secondsToRetry })
