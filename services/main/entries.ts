import { type Cover, fileAddress, type StoredFile } from '../../src/contract/content'
import { gatedPrefix } from '../../src/contract/entry-kinds'
import { previewSize } from '../../src/contract/link-preview'
import type { Locale } from '../../src/contract/locale'
import type { RichElement, RichText } from '../../src/contract/rich-text'
import { textOfRow } from './entry-tables'

interface EntryRow {
  id: number
  language: Locale
  title: string
  summary: string
  isSample: boolean
}

/** The fields of every entry, without the rest of its row. */
export const entryOf = ({ id, language, title, summary, isSample }: EntryRow): EntryRow => ({
  id,
  language,
  title,
  summary,
  isSample
})

/** Turns a key of the bucket into the address of its file; keeps a path of the site or another address. */
export const addressOf = (written: string | null): string | null =>
  written === null || /^(\/|https:\/\/)/.test(written) ? written : fileAddress(written)

interface CoverRow {
  cover: string | null
  coverAlt: string | null
}

export function coverOf({ cover, coverAlt }: CoverRow): Cover {
  const address = addressOf(cover)
  return address === null ? null : { address, alt: coverAlt ?? '' }
}

/** The text of a row below its cover. */
export function coveredText(row: CoverRow & { body: string; blocks: string | null }): RichText {
  const cover = coverOf(row)
  const text = textOfRow(row)
  if (!cover) return text
  // Until it is loaded, a cover has the size of a link preview.
  const image: RichElement = { tag: 'img', src: cover.address, alt: cover.alt, ...previewSize, children: [] }
  return [{ tag: 'figure', children: [image] }, ...text]
}

interface FileRow {
  fileKey: string | null
  fileName: string | null
  fileBytes: number | null
  fileSha256: string | null
  fileMediaType: string | null
}

/** The file of an entry; null if it has none. */
export function fileOf(row: FileRow): StoredFile | null {
  const { fileKey: key, fileName: name, fileBytes: bytes, fileSha256: sha256, fileMediaType: mediaType } = row
  if (key === null || name === null || bytes === null || sha256 === null || mediaType === null) return null
  return { name, bytes, sha256, mediaType, address: isGated(row) ? null : fileAddress(key) }
}

export const isGated = ({ fileKey }: Pick<FileRow, 'fileKey'>): boolean => fileKey?.startsWith(gatedPrefix) ?? false
