import { formatBytes } from '~/contract/file-size'
import type { Edition } from '~/contract/user-info'
import { consultAddress } from '~/features/editions/consult-address'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { withBadges } from '~/ui/page/with-badges'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { StoredLink } from '~/ui/stored-link'
import { DownloadLink } from './download-link'
import { type Downloadable, filePage } from './files'
import { LoginLink } from './login-link'
import './download.css'

interface Row {
  id: number
  title: string
  summary: string
  isSample: boolean
  releasedOn: string
  version?: string
  documents?: string | null
  /** Undefined if the file is not offered for download. */
  file: Downloadable | undefined
  /** The edition to request instead. */
  ask: Edition | undefined
}

/** Files, one row each: version, date, description, and download. Above them, the page may have a badge already. */
export function FileRows({ rows, isMarked }: { rows: readonly Row[]; isMarked: boolean }) {
  const locale = useLocale()
  return (
    <RowList className="file-rows">
      {withBadges(rows, isMarked).map(({ id, title, summary, hasBadge, releasedOn, version, documents, file, ask }) => (
        <li key={id}>
          <p className="note file-version">
            {version ? <b>{version}</b> : null}
            <span>
              {formatDay(releasedOn, locale)}
              {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
            </span>
          </p>
          <div>
            <h3>{file ? <PageLink to={filePage(file)}>{title}</PageLink> : title}</h3>
            <p>{phrased(summary)}</p>
            {documents ? (
              <p className="file-documents">
                <StoredLink source="download" address={documents} className="link">
                  {m.downloads_install_guide()}
                  <span className="vh">{title}</span>
                </StoredLink>
              </p>
            ) : null}
          </div>
          <div className="file-get">
            {file ? (
              <>
                <DownloadLink file={file} />
                <p className="note">
                  {file.needsLogin
                    ? `${formatBytes(file.file.bytes, locale)} · ${m.downloads_package_note()}`
                    : file.isGated
                      ? `${formatBytes(file.file.bytes, locale)} · ${m.downloads_gated_note()}`
                      : m.downloads_open_note()}
                </p>
              </>
            ) : ask ? (
              <ConsultLink edition={ask} title={title} />
            ) : (
              <p className="note">{m.downloads_none()}</p>
            )}
          </div>
        </li>
      ))}
    </RowList>
  )
}

/** Links to the consultation about an edition; the free edition links to the trial request. */
function ConsultLink({ edition, title }: { edition: Edition; title: string }) {
  const label = (
    <>
      {m.downloads_ask()}
      <span className="vh">{title}</span>
    </>
  )
  return edition === 'free' ? (
    <LoginLink to={{ path: '/partner/connect', search: { want: 'trial', about: 'free' } }} className="btn btn-small">
      {label}
    </LoginLink>
  ) : (
    <PageLink to={consultAddress(edition)} className="btn btn-small">
      {label}
    </PageLink>
  )
}
