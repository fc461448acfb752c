import type { DocumentsVersion } from '~/contract/limits'
import { internationalLocale, type Locale } from '~/contract/locale'
import { moduleAt } from '~/lib/page-modules'
import type { Titles } from './titles/types'
import { documentIds, documentTree, nameOf } from './tree'
import type { DocumentContent } from './types'

/** Each document in each language is a separate module, so a page loads only one text. */
const texts = import.meta.glob<DocumentContent>('./*/*/*.md', { import: 'default' })

/** A module for each language, so a page loads the titles of one. */
const titles = import.meta.glob<Titles>('./titles/[a-z][a-z]-[A-Z][A-Z].ts')

/** The file of a document by its path from this folder, in English where the language has none. */
const fileOf = (files: readonly string[], version: DocumentsVersion, locale: Locale, id: number) =>
  [locale, internationalLocale].flatMap(
    (each) => files.find((path) => path.startsWith(`./${nameOf(version)}/${each}/${id}-`)) ?? []
  )[0]

/** The document in one language; undefined if the version does not contain it. */
export async function loadDocument(version: DocumentsVersion, id: number, locale: Locale): Promise<DocumentContent | undefined> {
  const file = documentIds(version).includes(id) ? fileOf(Object.keys(texts), version, locale, id) : undefined
  return file === undefined ? undefined : texts[file]?.()
}

export interface DocumentEntry {
  id: number
  title: string
}

/** A part of the sidebar in one language. */
export interface SidebarSection {
  title: string
  documents: DocumentEntry[]
}

/** The contents of a version, with titles in one language. */
export async function loadSidebar(version: DocumentsVersion, locale: Locale): Promise<SidebarSection[]> {
  const { files, default: parts } = await moduleAt(titles, `/${locale}.ts`, `/${internationalLocale}.ts`)()
  const named = new Map(Object.entries(files).map(([path, title]) => [path.slice(1), title]))
  return documentTree[version].map(({ part, documents }) => ({
    title: parts[part],
    documents: documents.flatMap((id) => {
      const title = named.get(fileOf([...named.keys()], version, locale, id) ?? '')
      return title === undefined ? [] : [{ id, title }]
    })
  }))
}
