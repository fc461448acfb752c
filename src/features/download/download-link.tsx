import type { ReactNode } from 'react'
import { formatBytes } from '~/contract/file-size'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { type Downloadable, filePage } from './files'
import { LoginLink } from './login-link'

interface DownloadLinkProps {
  file: Downloadable
  /** The button of the file's own page. */
  isMain?: boolean
}

/** Downloads the file, or links to the page with the privacy statement, for the package of an edition after login. */
export function DownloadLink({ file, isMain = false }: DownloadLinkProps) {
  const locale = useLocale()
  const className = isMain ? 'btn btn-primary' : 'btn btn-small'
  const { address, name, bytes } = file.file
  const size = formatBytes(bytes, locale)
  if (file.needsLogin && !isMain) {
    return (
      <LoginLink to={filePage(file)} className={className}>
        {m.downloads_gated()}
        <span className="vh">{file.title}</span>
      </LoginLink>
    )
  }
  if (file.isGated || address === null) {
    return (
      <PageLink to={filePage(file)} className={className}>
        {m.downloads_gated()}
        <span className="vh">{file.title}</span>
      </PageLink>
    )
  }
  return (
    <a className={className} href={address} download={name}>
      {file.isSample ? m.downloads_sample_size({ size }) : m.downloads_download_size({ size })}
      <span className="vh">{file.title}</span>
    </a>
  )
}

/** The button of a file, with the text beside it. The button itself marks a sample file. */
export function DownloadCell({ file, children }: { file: Downloadable; children?: ReactNode }) {
  return (
    <span className="drivers-get">
      <DownloadLink file={file} />
      {children}
    </span>
  )
}
