import type { ReactNode } from 'react'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

interface Props {
  /** From below the home page down to this page. */
  trail: readonly Crumb[]
  /** Location or kind of the page. */
  note: string
  title: ReactNode
  children: ReactNode
  /** A drawing or table about the page's subject. */
  beside: ReactNode
}

/** Head of a reference or tool page: title and purpose on the left, a drawing or table on the right. */
export function Masthead({ trail, note, title, children, beside }: Props) {
  return (
    <div className="band masthead">
      <Sheet>
        <Breadcrumbs trail={trail} />
      </Sheet>
      <Sheet className="split masthead-sheet">
        <header className="masthead-words">
          <p className="note">{note}</p>
          <h1>{phrased(title)}</h1>
          {children}
        </header>
        {beside}
      </Sheet>
    </div>
  )
}
