import type { Download } from '~/contract/downloads'
import { m } from '~/paraglide/messages'
import { SpecTable } from '~/ui/page/spec-table'
import { PageLink } from '~/ui/page-link'
import { StoredLink } from '~/ui/stored-link'
import { DownloadCell } from './download-link'
import { downloadableOf, filePage } from './files'
import './download.css'

/** The driver table (spec §3): a row per language, stacked on phones. */
export function DriverTable({ caption, drivers }: { caption: string; drivers: readonly Download[] }) {
  return (
    <div className="drivers stacked">
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
    <StoredLink source="download" address={address} className="link">
      {m.downloads_read_documents()}
      <span className="vh">{title}</span>
    </StoredLink>
  )

function Get({ driver }: { driver: Download }) {
  const file = downloadableOf(driver)
  if (!file) return m.downloads_none()
  return (
    <DownloadCell file={file}>
      <PageLink to={filePage(file)} className="link">
        {m.downloads_check_link()}
        <span className="vh">{file.title}</span>
      </PageLink>
    </DownloadCell>
  )
}
