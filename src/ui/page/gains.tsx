import type { ReactNode } from 'react'
import { unbroken } from '../unbroken'
import '~/styles/blocks.css'

/** Terms and definitions, one row each with the term on the left. */
export function Gains({ items }: { items: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className="gains phrased">
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
