import { loadDocument, loadSidebar, type SidebarSection } from '~/content/docs'
import { counterpartIn } from '~/content/docs/tree'
import type { DocumentContent } from '~/content/docs/types'
import { type DocumentsVersion, documentsVersions } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { storeBody } from './document-body'

/** A documents version in the version switch. It has the current document if the ids are equal. */
export interface VersionEntry {
  version: DocumentsVersion
  /** Its document that the switch leads to. */
  id: number
  title: string
}

/** Data of a document's page without the text, which `storeBody` keeps. */
export interface DocumentPageData extends Omit<DocumentContent, 'html'> {
  id: number
  version: DocumentsVersion
  locale: Locale
  sidebar: readonly SidebarSection[]
  versions: readonly VersionEntry[]
}

/** Loads a document; undefined if the version does not contain it. */
export async function loadDocumentPage(
  version: DocumentsVersion,
  id: number,
  locale: Locale
): Promise<DocumentPageData | undefined> {
  const [content, sidebar] = await Promise.all([loadDocument(version, id, locale), loadSidebar(version, locale)])
  if (!content) return undefined
  const { html, ...page } = content
  storeBody({ version, id, locale }, html)
  const versions = await Promise.all(
    documentsVersions.map(async (other) => {
      const counterpart = counterpartIn(other, { version, id })
      const entries = (await loadSidebar(other, locale)).flatMap(({ documents }) => documents)
      return { version: other, id: counterpart, title: entries.find((entry) => entry.id === counterpart)?.title ?? '' }
    })
  )
  return { ...page, id, version, locale, sidebar, versions }
}
