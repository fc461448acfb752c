import { Link, useRouter } from '@tanstack/react-router'
import { nameOf } from '~/content/docs/tree'
import type { DocumentHeading } from '~/content/docs/types'
import { brand } from '~/contract/brand'
import { documentsVersion } from '~/contract/limits'
import { formatDay } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { BreadcrumbData } from '~/ui/page/breadcrumbs'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { DocumentBody } from './document-body'
import { LazyFeedbackForm } from './lazy-feedback-form'
import type { DocumentPageData } from './load'
import { MarkdownMenu } from './markdown-menu'
import { neighborsOf, sectionOf } from './neighbors'
import { Tree, VersionSwitch } from './sidebar'
import { useCurrentSection } from './use-current-section'
import { useVersionOrigin, VersionLink } from './version-link'
import '~/styles/code.css'
import './documents.css'

/** Anchor of the links to the previous and next document. */
const neighborsId = 'neighbors'

/** A document: sidebar, text, and table of contents. */
export function DocumentPage({ page }: { page: DocumentPageData }) {
  const { id, version, locale, title, description, updated, headings } = page
  const current = useCurrentSection(headings)
  const section = sectionOf(page.sidebar, id)
  const { site } = useRouter().options.context
  // A new key on the next page collapses the parts that were expanded on this one.
  const documentKey = `${version} ${id}`

  return (
    <main id="main" tabIndex={-1} className="band doc">
      <BreadcrumbData trail={[{ name: brand, to: { path: '/' } }, { name: title }]} />
      <Sheet className="grid-tablet doc-sheet">
        <div className="doc-side">
          <div className="doc-side-frame">
            <VersionSwitch key={documentKey} page={page} />
            <details key={`${documentKey} documents`} className="doc-menu">
              <summary>{m.documents_contents()}</summary>
              <nav aria-label={m.documents_contents()}>
                <Tree page={page} />
              </nav>
            </details>
            <details key={`${documentKey} sections`} className="doc-menu doc-menu-page">
              <summary>{m.documents_on_page()}</summary>
              <nav aria-label={m.documents_on_page()}>
                <Headings headings={headings} current={current} />
              </nav>
            </details>
            <nav className="doc-tree" aria-label={m.documents_contents()}>
              <Tree page={page} />
            </nav>
          </div>
        </div>
        <article
          className="doc-text"
          ref={(text) => {
            // In print, the address of a link begins with it (styles/print.css).
            if (site) text?.style.setProperty('--origin', JSON.stringify(site.origin))
          }}
        >
          <VersionNotice page={page} />
          {section ? <p className="note">{`${section} / ${title}`}</p> : null}
          <h1>{phrased(title)}</h1>
          <p className="doc-lead">{description}</p>
          <MarkdownMenu key={`${documentKey} ${locale} markdown`} version={version} id={id} />
          <DocumentBody key={`${documentKey} ${locale}`} version={version} id={id} locale={locale} />
          <p className="doc-end note">
            {m.documents_version({ version })}
            <time dateTime={updated}>{m.documents_updated({ day: formatDay(updated, locale) })}</time>
          </p>
          <LazyFeedbackForm
            key={`${documentKey} ${locale} feedback`}
            subject={{ version, id: String(id), locale }}
            next={`#${neighborsId}`}
          />
          <Neighbors page={page} />
        </article>
        <div className="doc-contents">
          <nav aria-labelledby="doc-contents-title">
            <h2 id="doc-contents-title">{m.documents_on_page()}</h2>
            <Headings headings={headings} current={current} />
          </nav>
        </div>
      </Sheet>
    </main>
  )
}

/** Says that the version is outdated or lacks the document that the visitor came from, and links to that of the other version. */
function VersionNotice({ page }: { page: DocumentPageData }) {
  const { id, version, versions } = page
  const origin = useVersionOrigin()
  const current = documentsVersion
  const other = versions.find((entry) => entry.version === (origin?.version ?? current))
  if (!other || other.version === version) return null
  const nearest = m.documents_outdated_nearest({ current, title: other.title })
  const label = other.id === id ? m.documents_outdated_same({ current }) : nearest
  return (
    <div className="doc-outdated" role="note">
      {version === current ? null : <p>{m.documents_outdated({ version, current })}</p>}
      {origin ? <p>{m.documents_version_replaced({ version })}</p> : null}
      <VersionLink className="doc-way" page={page} to={other}>
        {origin ? m.documents_outdated_back({ version: other.version }) : label}
      </VersionLink>
    </div>
  )
}

function Neighbors({ page: { id, version, sidebar } }: { page: DocumentPageData }) {
  const { previous, next } = neighborsOf(sidebar, id)
  if (!previous && !next) return null
  const name = nameOf(version)
  return (
    <nav className="grid-small doc-neighbors" id={neighborsId} aria-label={m.documents_neighbors()}>
      {previous ? (
        <Link className="doc-neighbor" to="/document/$version/$id" params={{ version: name, id: String(previous.id) }} rel="prev">
          <span className="note">{m.documents_previous()}</span> <b>{previous.title}</b>
        </Link>
      ) : null}
      {next ? (
        <Link
          className="doc-neighbor doc-next"
          to="/document/$version/$id"
          params={{ version: name, id: String(next.id) }}
          rel="next"
        >
          <span className="note">{m.documents_next()}</span> <b>{next.title}</b>
        </Link>
      ) : null}
    </nav>
  )
}

function Headings({ headings, current }: { headings: readonly DocumentHeading[]; current: string | undefined }) {
  return (
    <ol>
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            className={depth === 3 ? 'doc-section doc-deeper' : 'doc-section'}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
