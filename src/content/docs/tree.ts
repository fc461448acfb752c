import { type DocumentsVersion, documentsVersion, documentsVersions, latestDocuments } from '~/contract/limits'
import type { Locale } from '~/contract/locale'

/** A part of the sidebar. */
interface DocumentSection {
  title: Readonly<Record<Locale, string>>
  /** Ids of its documents in their order: the number at the beginning of each file's name, and in the address. */
  documents: readonly number[]
}

/** The documents of each version, in the order of the sidebar and of the links to the previous and next page. Their titles are in their files. */
export const documentTree = {
  'v1.4': [
    { title: { 'zh-CN': '入门', 'en-US': 'Getting started' }, documents: [1, 31] },
    { title: { 'zh-CN': '概念', 'en-US': 'Concepts' }, documents: [2, 3, 4] },
    { title: { 'zh-CN': '安装与部署', 'en-US': 'Installation' }, documents: [5, 6, 7, 8, 37, 35] },
    { title: { 'zh-CN': '导入', 'en-US': 'Import' }, documents: [9, 38] },
    { title: { 'zh-CN': '查询语言', 'en-US': 'Query language' }, documents: [10, 11, 12, 13, 14, 32, 28, 30] },
    { title: { 'zh-CN': '驱动', 'en-US': 'Drivers' }, documents: [15, 16] },
    { title: { 'zh-CN': '图算法', 'en-US': 'Algorithms' }, documents: [17, 18, 19] },
    { title: { 'zh-CN': '运维', 'en-US': 'Operations' }, documents: [20, 21, 22, 25] },
    { title: { 'zh-CN': '权限与安全', 'en-US': 'Security' }, documents: [23, 24] },
    { title: { 'zh-CN': '参考', 'en-US': 'Reference' }, documents: [29, 34, 33, 36, 26, 27] }
  ],
  'v1.3': [
    { title: { 'zh-CN': '入门', 'en-US': 'Getting started' }, documents: [1, 2] },
    { title: { 'zh-CN': '数据', 'en-US': 'Data' }, documents: [9] },
    { title: { 'zh-CN': '升级', 'en-US': 'Upgrading' }, documents: [40] }
  ]
} as const satisfies Readonly<Record<DocumentsVersion, readonly DocumentSection[]>>

/** Id of a document of the current version. A link in code to another one does not compile. */
export type DocumentId = (typeof documentTree)[typeof documentsVersion][number]['documents'][number]

/** Ids of a version's documents, in their order. */
export const documentIds = (version: DocumentsVersion): number[] =>
  documentTree[version].flatMap(({ documents }: DocumentSection) => documents)

/** Name of a version in addresses, and of the folder with its texts. */
export const nameOf = (version: DocumentsVersion): string => (version === documentsVersion ? latestDocuments : version)

/** Whether `/document/<version>/<id>` is the address of a document. The version may be `latest`. */
export function hasDocument(version: string, id: string): boolean {
  const known = version === latestDocuments ? documentsVersion : documentsVersions.find((each) => each === version)
  return known !== undefined && documentIds(known).map(String).includes(id)
}
