import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages'
import './demonstration.css'

/** The interactive part below a page's headline, marked as a demonstration on sample data. */
export function DemonstrationFrame({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <section className="demonstration" aria-label={m.page_demonstration()}>
      <p className="demonstration-head">
        <span className="demonstration-mark note">{m.page_demonstration()}</span>
        <span className="demonstration-hint">{hint}</span>
      </p>
      {children}
    </section>
  )
}
