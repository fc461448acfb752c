import { notFound } from '@tanstack/react-router'
import { readDownloadsSchema } from '~/contract/downloads'
import { downloadForm } from '~/contract/forms/download'
import { type ContentLanguage, contentLanguageOf, type Locale } from '~/contract/locale'
import { researchDetailSchema, researchListSchema } from '~/contract/research'
import { feedLink } from '~/features/feeds/feed-link'
import { formAnswer } from '~/features/forms/form-answer'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { loadDownload as loadDownloadCopy, loadDownloadsCopy } from './copy'
import { prepareDownloadConsent } from './download-consent-code'
import { downloadableOf, fileHead, paperFileOf, withKnownDocuments } from './files'
import { downloadsSearchSchema } from './search'

/** Count of papers in the overview. */
const newestPapers = 4

const listOf = (language: ContentLanguage) =>
  ({ call: 'GET /downloadCentre/list', query: { language }, data: readDownloadsSchema }) as const

/**
 * Loads the download center or one file, depending on the query. Main's lists are undefined while it is unavailable.
 * @throws notFound() for an invalid query, or if main knows no such file, page or cursor
 */
export async function loadDownloads(query: Readonly<Record<string, unknown>>, locale: Locale) {
  const { type, id, ...search } = validOrNotFound(downloadsSearchSchema, query)
  const copy = await loadDownloadsCopy(locale)
  const links = [feedLink('releases', locale)]
  if (type !== undefined && id !== undefined) {
    const { file, languages } = await loadFile(type, id, locale)
    if (file?.isGated) await prepareDownloadConsent(file)
    const head = file ? fileHead(file, locale) : { title: copy.title, description: copy.description }
    return { kind: 'file', copy, file, answer: formAnswer(downloadForm), head, links, languages } as const
  }
  const language = contentLanguageOf(locale)
  const { kind, page, cursor } = search
  const paged = { page, cursor, language, ...(kind === undefined && { size: newestPapers }) }
  const papersQuestion = { call: 'GET /research/list', query: paged, data: researchListSchema } as const
  const [list, papers] = await Promise.all([
    kind === 'report' ? loadSideData(listOf(language)) : loadPageData(listOf(language)),
    kind === 'report' ? loadPageData(papersQuestion) : loadSideData(papersQuestion)
  ])
  const head = { title: copy.title, description: copy.description }
  return { kind: 'list', copy, search, list: list?.map(withKnownDocuments), papers, head, links } as const
}

async function loadFile(type: 'download' | 'research', id: number, locale: Locale) {
  const language = contentLanguageOf(locale)
  if (type === 'research') {
    const paper = await loadPageData({ call: 'GET /research/detail', query: { id, language }, data: researchDetailSchema })
    if (!paper) return { file: undefined, languages: undefined }
    const file = paperFileOf(paper)
    if (!file) throw notFound()
    return { file, languages: paper.languages }
  }
  const list = await loadPageData(listOf(language))
  if (!list) return { file: undefined, languages: undefined }
  const entry = list.find((each) => each.id === id)
  const file = entry && downloadableOf(withKnownDocuments(entry))
  if (!file) throw notFound()
  return { file, languages: entry.languages }
}

/** Loads the trial page. Main's list is undefined while it is unavailable. */
export async function loadTrials(locale: Locale) {
  const [copy, list] = await Promise.all([loadDownloadCopy(locale), loadSideData(listOf(contentLanguageOf(locale)))])
  return { copy, list: list?.map(withKnownDocuments), head: { title: copy.title, description: copy.description } }
}
