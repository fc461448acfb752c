import type { ReactNode } from 'react'

/** A line of annotation in the drawing's hand: monospace, 12 px. */
export function Caption({ children }: { children: ReactNode }) {
  return <p className="note">{children}</p>
}
