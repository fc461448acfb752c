import type { DocumentsVersion } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { documentIds, documentTree, nameOf } from './tree'
import type { DocumentContent } from './types'

/** Each document in each language is a separate module, so a page loads only one text. */
const texts = import.meta.glob<DocumentContent>('./*/*/*.md', { import: 'default' })

/** Titles of all documents by file, a module for each language. */
const titles: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>> = {
  'zh-CN': async () => (await import('./titles-chinese')).default,
  'en-US': async () => (await import('./titles-english')).default
}

function fileOf(files: Readonly<Record<string, unknown>>, version: DocumentsVersion, locale: Locale, id: number) {
  return Object.keys(files).find((path) => path.startsWith(`./${nameOf(version)}/${locale}/${id}-`))
}

/** The document in one language; undefined if the version does not contain it. */
export async function loadDocument(version: DocumentsVersion, id: number, locale: Locale): Promise<DocumentContent | undefined> {
  const file = documentIds(version).includes(id) ? fileOf(texts, version, locale, id) : undefined
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
  const named = await titles[locale]()
  return documentTree[version].map(({ title, documents }) => ({
    title: title[locale],
    documents: documents.flatMap((id) => {
      const name = named[fileOf(named, version, locale, id) ?? '']
      return name === undefined ? [] : [{ id, title: name }]
    })
  }))
}
