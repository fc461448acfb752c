import { type ArticleSection, articleDetailSchema, articleListSchema } from '~/contract/articles'
import { contentIdSchema } from '~/contract/content'
import { type ContentLanguage, contentLanguageOf, type Locale } from '~/contract/locale'
import { researchDetailSchema, researchListSchema } from '~/contract/research'
import { videoDetailSchema, videoListSchema, videosByTypeSchema, videoTypesSchema } from '~/contract/videos'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { loadConsultancyCopy, loadResearchCopy, loadSchoolCopy, loadVideosCopy } from './copy'
import { type ArticlesSearch, articlesSearchSchema, researchSearchSchema, videosSearchSchema } from './list-search'
import { researchTypeNames } from './research-types'

/*
 * Loaders of the resource center's pages. Main's lists are undefined while it is unavailable. All of them throw notFound()
 * for an invalid query, or if main knows no such entry, page or cursor.
 */

type Query = Readonly<Record<string, unknown>>

interface Described {
  title: string
  description: string
}

/** Head of an entry's page; falls back to its list's head while the entry is unavailable. */
const headOf = (entry: { title: string; summary: string } | undefined, { title, description }: Described): Described =>
  entry ? { title: entry.title, description: entry.summary } : { title, description }

/** Each type with its newest videos. */
const videosByType = (language: ContentLanguage) =>
  ({ call: 'GET /videoCentre/list-type', query: { language }, data: videosByTypeSchema }) as const

/** Loads all video types with their newest videos, or the videos of one type. */
export async function loadVideos(query: Query, locale: Locale) {
  const search = validOrNotFound(videosSearchSchema, query)
  const language = contentLanguageOf(locale)
  const [copy, types, groups, list] = await Promise.all([
    loadVideosCopy(locale),
    loadSideData({ call: 'GET /video/types', query: { language }, data: videoTypesSchema }),
    (search.type === undefined ? loadPageData : loadSideData)(videosByType(language)),
    search.type === undefined
      ? undefined
      : loadPageData({ call: 'GET /videoCentre/list', query: { ...search, language }, data: videoListSchema })
  ])
  const name = types?.find(({ type }) => type === search.type)?.name
  const head = { title: name ? `${name} · ${copy.title}` : copy.title, description: copy.description }
  return { copy, search, types, groups, list, head }
}

/** Loads one video and related ones. */
export async function loadVideo(query: Query, locale: Locale) {
  const id = validOrNotFound(contentIdSchema, query.id)
  const language = contentLanguageOf(locale)
  const [copy, video, groups] = await Promise.all([
    loadVideosCopy(locale),
    loadPageData({ call: 'GET /videoCentre/detail', query: { id, language }, data: videoDetailSchema }),
    loadSideData(videosByType(language))
  ])
  const cover = video?.poster ? { address: video.poster, alt: video.title } : undefined
  return { copy, video, groups, head: headOf(video, copy), languages: video?.languages, cover }
}

/** Loads the papers, or one of them. */
export async function loadResearch(query: Query, locale: Locale) {
  const { id, ...search } = validOrNotFound(researchSearchSchema, query)
  const language = contentLanguageOf(locale)
  const loadsCopy = loadResearchCopy(locale)
  if (id === undefined) {
    const list = await loadPageData({ call: 'GET /research/list', query: { ...search, language }, data: researchListSchema })
    const copy = await loadsCopy
    const title = search.type ? `${researchTypeNames[search.type]({}, { locale })} · ${copy.title}` : copy.title
    return { kind: 'list', copy, search, list, head: { title, description: copy.description } } as const
  }
  const paper = await loadPageData({ call: 'GET /research/detail', query: { id, language }, data: researchDetailSchema })
  const copy = await loadsCopy
  return { kind: 'paper', copy, paper, head: headOf(paper, copy), languages: paper?.languages, cover: paper?.cover } as const
}

/** Loads the lessons, or one of them. */
export async function loadSchool(query: Query, locale: Locale) {
  const search = validOrNotFound(articlesSearchSchema, query)
  const [copy, articles] = await Promise.all([loadSchoolCopy(locale), loadArticles('school', search, locale)])
  const { article } = articles
  return { copy, search, articles, head: headOf(article, copy), languages: article?.languages, cover: article?.cover }
}

/** Loads the frequently asked questions, or one of them. */
export async function loadConsultancy(query: Query, locale: Locale) {
  const search = validOrNotFound(articlesSearchSchema, query)
  const [copy, articles] = await Promise.all([loadConsultancyCopy(locale), loadArticles('consultancy', search, locale)])
  const { article } = articles
  return { copy, search, articles, head: headOf(article, copy), languages: article?.languages, cover: article?.cover }
}

async function loadArticles(section: ArticleSection, { id, page, cursor }: ArticlesSearch, locale: Locale) {
  const language = contentLanguageOf(locale)
  if (id === undefined) {
    const query = { page, cursor, language }
    return { kind: 'list', list: await loadPageData({ call: `GET /${section}/list`, query, data: articleListSchema }) } as const
  }
  const article = await loadPageData({ call: `GET /${section}/detail`, query: { id, language }, data: articleDetailSchema })
  return { kind: 'article', article } as const
}
