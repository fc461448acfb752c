import { hasDocument } from '~/content/docs/tree'
import type { StoredFile } from '~/contract/content'
import type { RecordKind } from '~/contract/download-records'
import type { Download } from '~/contract/downloads'
import type { Locale } from '~/contract/locale'
import type { Research } from '~/contract/research'
import { addressText, type PageAddress } from '~/lib/site-address'
import { reportDeadLink } from '~/lib/stored-address'
import { m } from '~/paraglide/messages'

export const downloadsPath = '/center/download'

/** A downloadable file. */
export interface Downloadable {
  type: RecordKind
  id: number
  title: string
  summary: string
  isSample: boolean
  releasedOn: string
  /** For editions, drivers and tools. */
  version: string | undefined
  /** Address of its documentation. */
  documents: string | null
  file: StoredFile
  /** Requires accepting the privacy statement. */
  isGated: boolean
  /** The package of an edition, which is for logged-in users (spec §6). */
  needsLogin: boolean
}

/** The file of an entry of `downloadCentre/list`, if any. */
export function downloadableOf(entry: Download): Downloadable | undefined {
  const { id, title, summary, isSample, releasedOn, version, documents, file, isGated } = entry
  const needsLogin = entry.kind === 'edition'
  return file
    ? { type: 'download', id, title, summary, isSample, releasedOn, version, documents, file, isGated, needsLogin }
    : undefined
}

/** The file of a paper, if any. */
export function paperFileOf({ id, title, summary, isSample, releasedOn, file }: Research): Downloadable | undefined {
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
        file: { ...file, address: null },
        isGated: true,
        needsLogin: false
      }
    : undefined
}

/** Address of the file's page. */
export const filePage = ({ type, id }: { type: RecordKind; id: number }) =>
  ({ path: downloadsPath, search: { type, id: String(id) } }) satisfies PageAddress

/** The same as a string. */
export const fileAddress = (file: { type: RecordKind; id: number }): string => addressText(filePage(file))

/** Head of the file's page. A paper's file has another head than the paper. */
export const fileHead = ({ type, title, summary }: Downloadable, locale: Locale) => ({
  title: type === 'research' ? m.downloads_title_of_file({ title }, { locale }) : title,
  description: summary
})

/** Whether the address is that of a document of this site that does not exist. */
function isMissingDocument(address: string): boolean {
  if (!address.startsWith('/document')) return false
  const [, version = '', id = ''] = /^\/document\/([^/]+)\/(\d+)$/.exec(address.replace(/[?#].*$/, '')) ?? []
  return !hasDocument(version, id)
}

/** The entry without links to missing documents, which are reported. */
export function withKnownDocuments(entry: Download): Download {
  const known = (address: string | null) => {
    if (address === null || !isMissingDocument(address)) return address
    reportDeadLink({ address, source: 'download' })
    return null
  }
  return { ...entry, documents: known(entry.documents), apiDocuments: known(entry.apiDocuments) }
}
