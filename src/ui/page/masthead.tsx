import type { ReactNode } from 'react'
import { Sheet } from '~/ui/sheet'
import './masthead.css'

interface Props {
  /** Where the page is, or what kind of page it is. */
  note: string
  title: ReactNode
  /** Below the title. */
  children: ReactNode
  /** What the page is about, drawn or as a table. */
  beside: ReactNode
}

/** The head of a page to work on or look something up in: on the left its title and what it is for, on the right what it is about. */
export function Masthead({ note, title, children, beside }: Props) {
  return (
    <div className="masthead">
      <Sheet className="masthead-sheet">
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
