import type { ReactNode } from 'react'
import './center.css'

/** One thing to know of an entry, in a `dl.fact-list`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
