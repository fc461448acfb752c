import type { ReactNode } from 'react'
import { unbroken } from '../unbroken'

interface FigureNote {
  /** «图1-1», «读法», «图例», «说明». */
  name: string
  text: ReactNode
}

/** The title block under a large figure: caption, reading instructions, legend, source of the data. */
export function FigureNotes({ notes }: { notes: readonly FigureNote[] }) {
  return (
    <dl className="cells figure-notes">
      {notes.map(({ name, text }) => (
        <div key={name}>
          <dt className="note">{name}</dt>
          <dd>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
