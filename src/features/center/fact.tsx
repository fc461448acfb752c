import type { ReactNode } from 'react'
import './center.css'

/** A name and value in a `dl.fact-list`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
