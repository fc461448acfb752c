import { type DocumentsVersion, documentsVersion, latestDocuments } from '~/contract/limits'
import type { Locale } from '~/contract/locale'

/** A part of the sidebar. */
export interface DocumentSection {
  title: Readonly<Record<Locale, string>>
  /** Ids of its documents in their order: the number at the beginning of each file's name, and in the address. */
  documents: readonly number[]
}

/** What each version has, in the order of the sidebar, of «previous» and of «next». Titles of documents are in their files. */
export const documentTree: Readonly<Record<DocumentsVersion, readonly DocumentSection[]>> = {
  'v1.4': [{ title: { 'zh-CN': '入门', 'en-US': 'Getting started' }, documents: [1] }],
  'v1.3': [
    { title: { 'zh-CN': '入门', 'en-US': 'Getting started' }, documents: [1, 2] },
    { title: { 'zh-CN': '数据', 'en-US': 'Data' }, documents: [9] },
    { title: { 'zh-CN': '升级', 'en-US': 'Upgrading' }, documents: [40] }
  ]
}

/** Ids of a version's documents, in their order. */
export const documentIds = (version: DocumentsVersion): number[] => documentTree[version].flatMap(({ documents }) => documents)

/** What a version is called in addresses, and the folder of its texts beside this file. */
export const nameOf = (version: DocumentsVersion): string => (version === documentsVersion ? latestDocuments : version)
