import { formatBytes } from '~/contract/file-size'
import { Fact } from '~/features/center/fact'
import { LoginNotice } from '~/features/forms/login-notice'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { CopyLine } from '~/ui/copy-line'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { Sheet } from '~/ui/sheet'
import { StoredLink } from '~/ui/stored-link'
import { CheckPlate } from './check-plate'
import { commandsFor } from './commands'
import type { DownloadsCopy } from './copy/types'
import type { ConsentAnswer } from './download-consent'
import { DownloadLink } from './download-link'
import { type Downloadable, downloadsPath } from './files'
import { LazyDownloadConsent } from './lazy-download-consent'
import '~/features/center/center.css'
import './download.css'

interface FilePageProps {
  copy: DownloadsCopy
  /** Undefined if main is unavailable. */
  file: Downloadable | undefined
  /** The answer if the browser posted the consent form without scripts. */
  answer: ConsentAnswer | undefined
}

/** A file's page: facts, download, and integrity check. */
export function FilePage({ copy, file, answer }: FilePageProps) {
  return (
    <main id="main" tabIndex={-1} className="downloads">
      <article className="band">
        <Sheet>
          <Breadcrumbs trail={[{ name: copy.title, to: { path: downloadsPath } }, ...(file ? [{ name: file.title }] : [])]} />
          <header className="entry-head">
            {file ? (
              <p className="mono entry-kicker">
                {file.version ?? m.downloads_kind_report()}
                {file.isSample ? <SampleMark>{m.page_sample()}</SampleMark> : null}
              </p>
            ) : null}
            <h1>{phrased(file?.title ?? copy.title)}</h1>
            {file ? <p>{phrased(file.summary)}</p> : null}
          </header>
          {file ? (
            <div className="grid-tablet entry-parts">
              <Facts file={file} />
              <Access file={file} answer={answer} />
            </div>
          ) : (
            <Unavailable />
          )}
        </Sheet>
      </article>
      {file ? (
        <>
          <CheckPlate copy={copy.check} number="02" files={[file]} extent="file" />
          <Commands copy={copy.commands} file={file} />
        </>
      ) : null}
    </main>
  )
}

function Facts({ file: { type, releasedOn, version, documents, isSample, file } }: { file: Downloadable }) {
  const locale = useLocale()
  return (
    <div className="entry-aside">
      <dl className="fact-list">
        {version ? <Fact name={m.downloads_version()}>{version}</Fact> : null}
        <Fact name={m.downloads_released()}>{formatDay(releasedOn, locale)}</Fact>
        <Fact name={m.downloads_file()}>
          <span className="mono">{file.name}</span>
        </Fact>
        <Fact name={m.downloads_size()}>{formatBytes(file.bytes, locale)}</Fact>
        <Fact name="SHA-256">
          <code className="paper-digest">{file.sha256}</code>
        </Fact>
      </dl>
      {documents ? (
        <StoredLink source="download" address={documents} className="tlink">
          {type === 'research' ? m.downloads_about_paper() : m.downloads_install_guide()}
        </StoredLink>
      ) : null}
      <PageLink to={{ path: downloadsPath }} className="tlink">
        {m.downloads_all()}
      </PageLink>
      {isSample ? <p className="note">{m.downloads_sample()}</p> : null}
    </div>
  )
}

/** The way to the file. For the package of an edition, visitors find the login; a refused form keeps their input. */
function Access({ file, answer }: { file: Downloadable } & Pick<FilePageProps, 'answer'>) {
  const { loggedIn } = useSession()
  if (file.needsLogin && !loggedIn && !answer) {
    return (
      <div className="consent">
        <h2>{phrased(m.downloads_login_title())}</h2>
        <LoginNotice text={m.downloads_login_text()} />
      </div>
    )
  }
  return file.isGated ? (
    <LazyDownloadConsent key={`${file.type} ${file.id}`} file={file} answer={answer} />
  ) : (
    <Direct file={file} />
  )
}

function Direct({ file }: { file: Downloadable }) {
  return (
    <div className="file-direct">
      <h2>{phrased(m.downloads_start_title())}</h2>
      <p>{phrased(m.downloads_start_text())}</p>
      <DownloadLink file={file} isMain />
    </div>
  )
}

function Commands({ copy, file: { file } }: { copy: DownloadsCopy['commands']; file: Downloadable }) {
  return (
    <Plate id="commands" number="03" question={copy.question} title={copy.headline} lead={copy.lead}>
      <div className="file-commands">
        <CopyLine name="SHA-256" text={file.sha256} />
        {commandsFor(file.name).map(({ system, command }) => (
          <CopyLine key={system} name={system} text={command} />
        ))}
      </div>
    </Plate>
  )
}
