import type { ReactNode } from 'react'
import { phrased } from '../phrased'
import '~/styles/blocks.css'

/** Terms and definitions, one row each with the term on the left. */
export function Gains({ items }: { items: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className="ruled gains">
      {items.map(({ term, text }) => (
        <div key={term} className="grid-phone">
          <dt>{phrased(term)}</dt>
          <dd>{phrased(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
