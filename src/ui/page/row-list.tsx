import type { ReactNode } from 'react'
import './row-list.css'

/** A list of things of which each row leads to one: the link in its heading (h3) takes the whole row. Children are its `li`. */
export function RowList({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={className ? `row-list ${className}` : 'row-list'}>{children}</ul>
}

/** Says of a row that what it leads to is a sample. */
export function SampleMark({ children }: { children: string }) {
  return <span className="sample-mark note">{children}</span>
}
