import { documentIds } from '~/content/docs/tree'
import type { StoredFile } from '~/contract/content'
import type { RecordKind } from '~/contract/download-records'
import type { Download } from '~/contract/downloads'
import { documentsVersion, latestDocuments } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import type { Research } from '~/contract/research'
import { m } from '~/paraglide/messages'
import type { PageAddress } from '~/ui/page-link'

/** Address of the download center. */
export const downloadsPath = '/center/download'

/** A file that can be downloaded: what it is, and how it is come by. */
export interface Downloadable {
  type: RecordKind
  id: number
  title: string
  summary: string
  isSample: boolean
  releasedOn: string
  /** Of an edition, driver or tool. */
  version: string | undefined
  /** What to read about it. */
  documents: string | null
  file: StoredFile
  /** The privacy statement has to be accepted first. */
  isGated: boolean
}

/** The file of an entry of `downloadCentre/list`; undefined where there is none. */
export function downloadableOf(entry: Download): Downloadable | undefined {
  const { id, title, summary, isSample, releasedOn, version, documents, file, isGated } = entry
  return file ? { type: 'download', id, title, summary, isSample, releasedOn, version, documents, file, isGated } : undefined
}

/** The file of a paper; undefined where there is none. */
export function paperFileOf({ id, title, summary, isSample, releasedOn, file, isGated }: Research): Downloadable | undefined {
  return file
    ? {
        type: 'research',
        id,
        title,
        summary,
        isSample,
        releasedOn,
        version: undefined,
        documents: `/center/research?id=${id}`,
        file,
        isGated
      }
    : undefined
}

/** The page of a file. */
export const filePage = ({ type, id }: { type: RecordKind; id: number }): PageAddress => ({
  path: downloadsPath,
  search: { type, id: String(id) }
})

/** The same as an address of this site. */
export const fileAddress = (file: { type: RecordKind; id: number }): string =>
  `${downloadsPath}?${new URLSearchParams(filePage(file).search)}`

/** What the page of a file says of itself. That of a paper's file is not the one of the paper. */
export const fileHead = ({ type, title, summary }: Downloadable, locale: Locale) => ({
  title: type === 'research' ? m.downloads_title_of_file({ title }, { locale }) : title,
  description: summary
})

/** Whether the address is none of this site's documents, or one that exists: nothing links to a document that there is not. */
export function hasDocument(address: string): boolean {
  const [, version, id] = /^\/document\/([^/]+)\/(\d+)$/.exec(address.replace(/[?#].*$/, '')) ?? []
  if (!address.startsWith('/document')) return true
  return (version === latestDocuments || version === documentsVersion) && documentIds(documentsVersion).includes(Number(id))
}

/** The entry without links to documents that do not exist. */
export function withKnownDocuments(entry: Download): Download {
  const known = (address: string | null) => (address !== null && hasDocument(address) ? address : null)
  return { ...entry, documents: known(entry.documents), apiDocuments: known(entry.apiDocuments) }
}
