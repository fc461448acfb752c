import { questionsOf } from '../../src/content/page-questions'
import { synonyms } from '../../src/content/synonyms'
import { type DocumentsVersion, documentsVersion, documentsVersions, latestDocuments } from '../../src/contract/limits'
import { type Locale, locales } from '../../src/contract/locale'
import { conceptsOf } from '../../src/contract/search-terms'
import { compileAll } from '../documents/library'
import { type BuiltIndex, buildIndex, type ContentPage, type SourcePage } from './build-index'
import { menuNames } from './menu-names'
import { contentPages } from './site-pages'

/** Language and version that an index covers. */
export interface Scope {
  locale: Locale
  version: DocumentsVersion
}

/** Every searched page, by language and version of the documents. */
export async function searchedPages(): Promise<(Scope & { pages: SourcePage[] })[]> {
  const documents = await compileAll()
  const scopes = locales.map(async (locale) => {
    const others = await contentPages(locale)
    return documentsVersions.map((version) => {
      const name = version === documentsVersion ? latestDocuments : version
      const own = documents.filter((document) => document.locale === locale && document.version === name)
      const pages = [...own.toSorted((a, b) => a.id - b.id).map(documentPage), ...others]
      return { locale, version, pages: named(pages, locale) }
    })
  })
  return (await Promise.all(scopes)).flat()
}

const legalPages = ['/privacy', '/accessibility']

/** The pages with their names in menus, and with the questions of visitors that they answer. */
function named(pages: readonly ContentPage[], locale: Locale): SourcePage[] {
  const called = menuNames(locale)
  return pages.map((page) => {
    const names = called.filter(({ addresses }) => addresses.includes(page.address))
    const pick = (isOwn: boolean) => [
      ...new Set(names.flatMap(({ name, addresses }) => ((addresses.length === 1) === isOwn ? [name] : [])))
    ]
    const questions = questionsOf(page.address, locale)
    return { ...page, names: pick(true), menus: pick(false), questions, isLegal: legalPages.includes(page.address) }
  })
}

function documentPage({
  version,
  id,
  title,
  description,
  passages
}: Awaited<ReturnType<typeof compileAll>>[number]): ContentPage {
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
