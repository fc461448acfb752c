import type { Download } from '~/contract/downloads'
import { m } from '~/paraglide/messages'
import { SampleMark } from '~/ui/page/row-list'
import { SpecTable } from '~/ui/page/spec-table'
import { PageLink } from '~/ui/page-link'
import { StoredLink } from '~/ui/stored-link'
import { DownloadLink } from './download-link'
import { type Downloadable, downloadableOf, filePage } from './files'
import './download.css'

/** The driver table (spec §3): a row per language, stacked on phones. */
export function DriverTable({ caption, drivers }: { caption: string; drivers: readonly Download[] }) {
  return (
    <div className="drivers">
      <SpecTable
        caption={caption}
        columns={[
          m.downloads_column_language(),
          m.downloads_column_documents(),
          m.downloads_column_api(),
          m.downloads_column_version(),
          m.downloads_column_download()
        ]}
        rows={drivers.map((driver) => [
          driver.programmingLanguage ?? driver.title,
          documentsLink(driver.documents, driver.title),
          documentsLink(driver.apiDocuments, driver.title),
          <b key="version" className="mono">
            {driver.version}
          </b>,
          <Get key="get" driver={driver} />
        ])}
      />
    </div>
  )
}

/** Link to the documents of a download, or that it has none. */
export const documentsLink = (address: string | null, title: string) =>
  address === null ? (
    m.downloads_none()
  ) : (
    <StoredLink source="download" address={address} className="downloads-link">
      {m.downloads_read_documents()}
      <span className="vh">{title}</span>
    </StoredLink>
  )

/** The button of a file with the badge of a sample beside it, so that nobody takes a sample file for the product. */
export function MarkedDownload({ file }: { file: Downloadable }) {
  return (
    <>
      <DownloadLink file={file} />
      {file.isSample ? <SampleMark>{m.page_sample()}</SampleMark> : null}
    </>
  )
}

function Get({ driver }: { driver: Download }) {
  const file = downloadableOf(driver)
  if (!file) return m.downloads_none()
  return (
    <span className="drivers-get">
      <MarkedDownload file={file} />
      <PageLink to={filePage(file)} className="downloads-link">
        {m.downloads_check_link()}
        <span className="vh">{file.title}</span>
      </PageLink>
    </span>
  )
}
