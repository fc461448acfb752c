import { synonyms } from '../../src/content/synonyms'
import { type DocumentsVersion, documentsVersion, documentsVersions, latestDocuments } from '../../src/contract/limits'
import { type Locale, locales } from '../../src/contract/locale'
import { conceptsOf } from '../../src/contract/search-terms'
import type { IndexedPage } from '../../src/features/search/index-format'
import { compileAll } from '../documents/library'
import { type BuiltIndex, buildIndex } from './build-index'
import { contentPages } from './site-pages'

/** Language and version that an index covers. */
export interface Scope {
  locale: Locale
  version: DocumentsVersion
}

/** Every searched page, by language and version of the documents. */
export async function searchedPages(): Promise<(Scope & { pages: IndexedPage[] })[]> {
  const documents = await compileAll()
  const scopes = locales.map(async (locale) => {
    const others = await contentPages(locale)
    return documentsVersions.map((version) => {
      const name = version === documentsVersion ? latestDocuments : version
      const own = documents.filter((document) => document.locale === locale && document.version === name)
      return { locale, version, pages: [...own.toSorted((a, b) => a.id - b.id).map(documentPage), ...others] }
    })
  })
  return (await Promise.all(scopes)).flat()
}

function documentPage({
  version,
  id,
  title,
  description,
  passages
}: Awaited<ReturnType<typeof compileAll>>[number]): IndexedPage {
  return {
    group: 'document',
    address: `/document/${version}/${id}`,
    title,
    description,
    passages: passages.map(({ anchor = '', heading = '', text, code }) => ({ anchor, heading, text, code }))
  }
}

export async function buildSiteIndexes(): Promise<(Scope & BuiltIndex)[]> {
  const concepts = conceptsOf(synonyms)
  return (await searchedPages()).map(({ locale, version, pages }) => ({
    locale,
    version,
    ...buildIndex(pages, concepts, `${locale}-${version}`)
  }))
}
