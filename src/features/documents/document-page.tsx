import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { DocumentContent } from '~/content/documents/types'
import { documentsVersion } from '~/contract/limits'
import { m } from '~/paraglide/messages'
import { brand } from '~/ui/brand'
import { TrailData } from '~/ui/page/breadcrumbs'
import { Sheet } from '~/ui/sheet'
import { DocumentBlock } from './document-block'
import { ordinal, type Section, sectionsOf } from './sections'
import { useCurrentSection } from './use-current-section'
import './document.css'
import './document-figure.css'

/** One document: the tree of documents, the text, and the contents of this page. */
export function DocumentPage({ id, content }: { id: number; content: DocumentContent }) {
  const sections = useMemo(() => sectionsOf(content.blocks), [content])
  const current = useCurrentSection(sections)

  return (
    <main id="main" tabIndex={-1} className="doc">
      <TrailData trail={[{ name: brand, to: { path: '/' } }, { name: content.title }]} />
      <Sheet className="doc-sheet">
        <div className="doc-side">
          <p className="doc-version">
            <span>{m.documents_version({ version: documentsVersion })}</span>
            <span>latest</span>
          </p>
          <nav className="doc-tree" aria-label={m.documents_contents()}>
            <Tree id={id} title={content.title} />
          </nav>
          <details className="doc-menu">
            <summary>{m.documents_contents()}</summary>
            <nav aria-label={m.documents_contents()}>
              <Tree id={id} title={content.title} />
              <SectionList sections={sections} current={current} />
            </nav>
          </details>
        </div>
        <article className="doc-text">
          <p className="note">
            {m.documents_group_start()} / {content.title}
          </p>
          <h1>{content.title}</h1>
          <p className="doc-lead">{content.lead}</p>
          {content.blocks.map((block, index) => {
            const number = ordinal(content.blocks, index)
            return <DocumentBlock key={`${block.kind}-${number}`} block={block} number={number} />
          })}
          <p className="doc-end note">{m.documents_edition_line({ version: documentsVersion })}</p>
        </article>
        <div className="doc-contents">
          <nav aria-labelledby="doc-contents-title">
            <h2 id="doc-contents-title">{m.documents_on_page()}</h2>
            <SectionList sections={sections} current={current} />
          </nav>
        </div>
      </Sheet>
    </main>
  )
}

/** Every published document; today there is one. */
function Tree({ id, title }: { id: number; title: string }) {
  return (
    <>
      <p className="doc-group">{m.documents_group_start()}</p>
      <ul>
        <li>
          <Link to="/document/$version/$id" params={{ version: 'latest', id: String(id) }} aria-current="page">
            {title}
          </Link>
        </li>
      </ul>
    </>
  )
}

function SectionList({ sections, current }: { sections: readonly Section[]; current: string | undefined }) {
  return (
    <ol className="doc-sections">
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
