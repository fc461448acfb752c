import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { nameOf } from '~/content/docs/tree'
import { m } from '~/paraglide/messages'
import type { DocumentPageData } from './load'

/** The other versions of this page. It unfolds without a script. */
export function VersionSwitch({ page: { id, version, versions } }: { page: DocumentPageData }) {
  return (
    <details className="doc-version">
      <summary>
        <span>{m.documents_version({ version })}</span> <span>{nameOf(version)}</span>
      </summary>
      <nav aria-label={m.documents_versions()}>
        <ul>
          {versions.map(({ version: other, has, first }) => (
            <li key={other}>
              <Link
                to="/document/$version/$id"
                params={{ version: nameOf(other), id: String(has ? id : first) }}
                aria-current={other === version ? 'true' : undefined}
              >
                {other}
                {has ? null : <small> {m.documents_version_missing()}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** Every document of this version. Where it scrolls by itself, the current one is in sight. */
export function Tree({ page: { id, version, sidebar } }: { page: DocumentPageData }) {
  const tree = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const current = tree.current?.querySelector(`[data-id="${id}"]`)
    const frame = tree.current?.parentElement
    if (!frame || !(current instanceof HTMLElement) || frame.scrollHeight <= frame.clientHeight) return
    const { top, bottom } = current.getBoundingClientRect()
    const box = frame.getBoundingClientRect()
    if (top < box.top || bottom > box.bottom) frame.scrollTop += top - box.top - frame.clientHeight / 2
  }, [id])

  return (
    <div ref={tree}>
      {sidebar.map(({ title, documents }) => (
        <section key={title}>
          <h2 className="doc-group">{title}</h2>
          <ul>
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
        </section>
      ))}
    </div>
  )
}
