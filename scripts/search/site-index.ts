import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { synonyms } from '../../src/content/synonyms.ts'
import { type DocumentsVersion, documentsVersion, documentsVersions, latestDocuments } from '../../src/contract/limits.ts'
import { type Locale, locales } from '../../src/contract/locale.ts'
import { conceptsOf } from '../../src/contract/search-terms.ts'
import type { IndexedPage } from '../../src/features/search/index-format.ts'
import { compileAll } from '../documents/library.ts'
import { type BuiltIndex, buildIndex } from './build-index.ts'
import type * as SitePages from './site-pages.ts'

/** What one index is of. */
export interface Scope {
  locale: Locale
  version: DocumentsVersion
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every page that is searched, in each language with each version of the documents. */
export async function searchedPages(): Promise<(Scope & { pages: IndexedPage[] })[]> {
  const { module } = await runnerImport<typeof SitePages>(pathOf('site-pages.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': pathOf('../../src') } }
  })
  const documents = await compileAll()
  return locales.flatMap((locale) =>
    documentsVersions.map((version) => {
      const name = version === documentsVersion ? latestDocuments : version
      const own = documents.filter((document) => document.locale === locale && document.version === name)
      return {
        locale,
        version,
        pages: [...own.toSorted((a, b) => a.id - b.id).map(documentPage), ...module.contentPages[locale]]
      }
    })
  )
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

/** The indexes of the site. */
export async function buildSiteIndexes(): Promise<(Scope & BuiltIndex)[]> {
  const concepts = conceptsOf(synonyms)
  return (await searchedPages()).map(({ locale, version, pages }) => ({
    locale,
    version,
    ...buildIndex(pages, concepts, `${locale}-${version}`)
  }))
}
