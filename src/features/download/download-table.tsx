import type { ComponentProps, ReactNode } from 'react'
import type { Download } from '~/contract/downloads'
import { m } from '~/paraglide/messages'
import { SpecTable } from '~/ui/page/spec-table'
import { PageLink } from '~/ui/page-link'
import { StoredLink } from '~/ui/stored-link'
import { DownloadCell } from './download-link'
import { type Downloadable, downloadableOf, filePage } from './files'
import './download.css'

interface DownloadTableProps extends Omit<ComponentProps<typeof SpecTable>, 'found'> {
  /** A note above the table. */
  note?: ReactNode
}

/** A table with a download in each row, which is a block on phones. */
export function DownloadTable({ note, ...table }: DownloadTableProps) {
  return (
    <div className="drivers stacked">
      {note}
      <SpecTable {...table} />
    </div>
  )
}

/** The cells of a download that are the same in every table; `beside` stands beside the button of its file. */
export function downloadCells(entry: Download, beside?: (file: Downloadable) => ReactNode) {
  const file = downloadableOf(entry)
  return {
    version: <b className="mono">{entry.version}</b>,
    documents: documentsLink(entry.documents, entry.title),
    file: file ? <DownloadCell file={file}>{beside?.(file)}</DownloadCell> : m.downloads_none()
  }
}

/** The driver table (spec §3): a row per language. */
export function DriverTable({ caption, drivers }: { caption: string; drivers: readonly Download[] }) {
  return (
    <DownloadTable
      caption={caption}
      columns={[
        m.downloads_column_language(),
        m.downloads_column_documents(),
        m.downloads_column_api(),
        m.downloads_column_version(),
        m.downloads_column_download()
      ]}
      rows={drivers.map((driver) => {
        const { version, documents, file } = downloadCells(driver, checkLink)
        const api = documentsLink(driver.apiDocuments, `${driver.title} ${m.downloads_column_api()}`)
        return [driver.programmingLanguage ?? driver.title, documents, api, version, file]
      })}
    />
  )
}

/** Link to the documents of a download, or that it has none. */
const documentsLink = (address: string | null, title: string) =>
  address === null ? (
    m.downloads_none()
  ) : (
    <StoredLink source="download" address={address} className="link">
      {m.downloads_read_documents()}
      <span className="vh">{title}</span>
    </StoredLink>
  )

const checkLink = (file: Downloadable) => (
  <PageLink to={filePage(file)} className="link">
    {m.downloads_check_link()}
    <span className="vh">{file.title}</span>
  </PageLink>
)
