import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { unbroken } from '../unbroken'
import '~/styles/blocks.css'

interface Fold {
  /** Anchor: an address that ends with it opens the section. */
  id?: string | undefined
  question: string
  title: string
  lead?: ReactNode
  content: ReactNode
}

/** Sections of which a reader opens those that they need; search engines, and a browser's own search, find all of them. */
export function Folds({ folds }: { folds: readonly Fold[] }) {
  const element = useRef<HTMLDivElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const target = hash ? element.current?.querySelector(`:scope > #${CSS.escape(hash)}`) : undefined
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [hash])
  return (
    <div className="folds" ref={element}>
      {folds.map(({ id, question, title, lead, content }) => (
        <details key={question} id={id}>
          <summary>
            <span className="muted">{question}</span>
            <h3>{title}</h3>
          </summary>
          {lead ? <p className="fold-lead phrased">{unbroken(lead)}</p> : null}
          {content}
        </details>
      ))}
    </div>
  )
}
