import { loadDocument, loadSidebar, type SidebarSection } from '~/content/docs'
import { documentIds } from '~/content/docs/tree'
import type { DocumentContent } from '~/content/docs/types'
import { type DocumentsVersion, documentsVersions } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { storeBody } from './document-body'

/** A documents version in the version switch. */
interface VersionEntry {
  version: DocumentsVersion
  /** Whether it contains the current document. */
  has: boolean
  /** Its first document. */
  first: number
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
  const versions = documentsVersions.map((other) => {
    const ids = documentIds(other)
    return { version: other, has: ids.includes(id), first: ids[0] ?? 1 }
  })
  return { ...page, id, version, locale, sidebar, versions }
}
