import { type DocumentsVersion, documentsVersion, documentsVersions, latestDocuments } from '~/contract/limits'
import type { DocumentPart } from './titles/types'

/** A part of the sidebar. */
interface DocumentSection {
  part: DocumentPart
  /** Ids of its documents in their order: the number at the beginning of each file's name, and in the address. */
  documents: readonly number[]
}

/**
 * The documents of each version, in the order of the sidebar and of the links to the previous and next page. Their titles are in
 * their files.
 */
export const documentTree = {
  'v1.4': [
    { part: 'start', documents: [1, 31, 41] },
    { part: 'concepts', documents: [2, 3, 4] },
    { part: 'installation', documents: [5, 6, 7, 8, 37, 35] },
    { part: 'import', documents: [9, 38] },
    { part: 'language', documents: [10, 11, 12, 13, 14, 32, 28, 30] },
    { part: 'drivers', documents: [15, 16] },
    { part: 'algorithms', documents: [17, 18, 19] },
    { part: 'operations', documents: [20, 21, 22, 25] },
    { part: 'security', documents: [23, 24] },
    { part: 'reference', documents: [29, 34, 33, 36, 26, 27] }
  ],
  'v1.3': [
    { part: 'start', documents: [1, 2] },
    { part: 'data', documents: [9] },
    { part: 'upgrading', documents: [40] }
  ]
} as const satisfies Readonly<Record<DocumentsVersion, readonly DocumentSection[]>>

/** Id of a document of the current version. A link in code to another one does not compile. */
export type DocumentId = (typeof documentTree)[typeof documentsVersion][number]['documents'][number]

/** Ids of a version's documents, in their order. */
export const documentIds = (version: DocumentsVersion): number[] =>
  documentTree[version].flatMap(({ documents }: DocumentSection) => documents)

/** The document of a version that is nearest in subject to a part of another version; without an entry, its first document. */
const nearestToPart: Readonly<Record<DocumentsVersion, Readonly<Partial<Record<DocumentPart, number>>>>> = {
  'v1.4': { upgrading: 22 },
  'v1.3': { concepts: 2, import: 9, algorithms: 2, operations: 40, reference: 2 }
}

/** The document of `other` to which the version switch leads: the one with the same id or else the nearest in subject. */
export function counterpartIn(other: DocumentsVersion, { version, id }: { version: DocumentsVersion; id: number }): number {
  const ids = documentIds(other)
  if (ids.includes(id)) return id
  const sections: readonly DocumentSection[] = documentTree[version]
  const part = sections.find(({ documents }) => documents.includes(id))?.part
  return (part && nearestToPart[other][part]) ?? ids[0] ?? 1
}

/** Name of a version in addresses, and of the folder with its texts. */
export const nameOf = (version: DocumentsVersion): string => (version === documentsVersion ? latestDocuments : version)

/** Whether `/document/<version>/<id>` is the address of a document. The version may be `latest`. */
export function hasDocument(version: string, id: string): boolean {
  const known = version === latestDocuments ? documentsVersion : documentsVersions.find((each) => each === version)
  return known !== undefined && documentIds(known).map(String).includes(id)
}
