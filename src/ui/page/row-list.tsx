import type { ReactNode } from 'react'

/** A list of `li` whose link in the heading (h3) covers the whole row. */
export function RowList({ className = '', children }: { className?: string; children: ReactNode }) {
  return <ul className={`linked-rows row-list ${className}`.trim()}>{children}</ul>
}

/** Marks a row whose entry is sample data. */
export function SampleMark({ children }: { children: string }) {
  return <span className="sample-mark note">{children}</span>
}
