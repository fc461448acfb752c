import { formatBytes } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { type Downloadable, filePage } from './files'

/** Downloads the file, or links to the page with the privacy statement. */
export function DownloadLink({ file, isMain = false }: { file: Downloadable; isMain?: boolean }) {
  const locale = useLocale()
  const className = isMain ? 'btn btn-primary' : 'btn btn-small'
  const { address, name, bytes } = file.file
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
      {(file.isSample ? m.downloads_download_sample : m.downloads_download_size)({ size: formatBytes(bytes, locale) })}
      <span className="vh">{file.title}</span>
    </a>
  )
}
