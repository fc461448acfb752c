import type { ReactNode } from 'react'
import { Sheet } from '~/ui/sheet'

interface Props {
  /** Location or kind of the page. */
  note: string
  title: ReactNode
  children: ReactNode
  /** A drawing or table about the page's subject. */
  beside: ReactNode
}

/** Head of a reference or work page: title and purpose on the left, the subject on the right. */
export function Masthead({ note, title, children, beside }: Props) {
  return (
    <div className="masthead">
      <Sheet className="split masthead-sheet">
        <header className="masthead-words">
          <p className="note">{note}</p>
          <h1>{title}</h1>
          {children}
        </header>
        {beside}
      </Sheet>
    </div>
  )
}
