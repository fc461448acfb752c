import type { ComponentProps } from 'react'
import { m } from '~/paraglide/messages'
import { SampleMark } from './row-list'
import { SpecTable } from './spec-table'
import '../folds.css'

/** A table of the vendor's facts with a heading. On a phone its rows become blocks. */
export function FactTable({
  hasBadge,
  folded,
  ...table
}: Omit<ComponentProps<typeof SpecTable>, 'found'> & {
  /** Whether it contains the first sample of the page. */
  hasBadge: boolean
  /** Makes it collapsible; initial state. */
  folded?: 'open' | 'closed'
}) {
  const heading = (
    <h3>
      {table.caption}
      {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
    </h3>
  )
  if (!folded) {
    return (
      <section className="fact-table stacked">
        {heading}
        <SpecTable {...table} />
      </section>
    )
  }
  return (
    <details className="fact-table stacked" open={folded === 'open'}>
      <summary>{heading}</summary>
      <SpecTable {...table} />
    </details>
  )
}
