import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { nameOf } from '~/content/docs/tree'
import { documentsVersion, latestDocuments } from '~/contract/limits'
import { m } from '~/paraglide/messages'
import type { DocumentPageData, VersionEntry } from './load'
import { type DocumentAddress, useVersionOrigin, VersionLink } from './version-link'

/** The other versions of this document. Unfolds without scripts. */
export function VersionSwitch({ page }: { page: DocumentPageData }) {
  const { version, versions } = page
  const origin = useVersionOrigin()
  return (
    <details className="doc-version">
      <summary>
        <span>{m.documents_version({ version })}</span> {version === documentsVersion ? <span>{latestDocuments}</span> : null}
      </summary>
      <nav className="floating" aria-label={m.documents_versions()}>
        <ul className="ruled">
          {versions.map((other) => (
            <li key={other.version}>
              <VersionLink page={page} to={other} aria-current={other.version === version ? 'true' : undefined}>
                {other.version}
                <VersionHint page={page} to={other} origin={origin} />
              </VersionLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

interface HintProps {
  page: DocumentPageData
  to: VersionEntry
  origin: DocumentAddress | undefined
}

/** Note on a version that lacks this document, or whose link returns to the document that the visitor came from. */
function VersionHint({ page, to, origin }: HintProps) {
  if (to.version === origin?.version) return <small> {m.documents_version_back()}</small>
  return to.id === page.id ? null : <small> {m.documents_version_nearest({ title: to.title })}</small>
}

/** All documents of this version. If the sidebar scrolls, the current one is scrolled into view. */
export function Tree({ page: { id, version, sidebar } }: { page: DocumentPageData }) {
  const tree = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const current = tree.current?.querySelector(`[data-id="${id}"]`)
    const frame = tree.current?.parentElement
    if (!frame || !(current instanceof HTMLElement) || frame.scrollHeight <= frame.clientHeight) return
    const { top, bottom } = current.getBoundingClientRect()
    const box = frame.getBoundingClientRect()
    const end = Math.min(box.bottom, window.innerHeight)
    if (top < box.top || bottom > end) frame.scrollTop += top - (box.top + end) / 2
  }, [id])

  return (
    <div ref={tree} data-many>
      {sidebar.map(({ title, documents }) => (
        <div key={title} className="doc-part">
          <p className="doc-group">{title}</p>
          <ul aria-label={title}>
            {documents.map((entry) => (
              <li key={entry.id}>
                <Link
                  className="doc-link"
                  to="/document/$version/$id"
                  params={{ version: nameOf(version), id: String(entry.id) }}
                  aria-current={entry.id === id ? 'page' : undefined}
                  data-id={entry.id}
                >
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
