import type { ReactNode } from 'react'
import { Sheet } from './sheet'
import './plate.css'

interface PlateProps {
  /** Anchor, for links to this place. */
  id?: string
  /** «图版 01», «Plate 01». */
  number: string
  /** The question that the plate answers. */
  question: string
  /** The answer, as the headline. */
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A section: on the left its number and the question, on the right the answer as headline, below it the drawing. */
export function Plate({ id, number, question, title, lead, children }: PlateProps) {
  return (
    <section className="plate" id={id}>
      <Sheet>
        <header className="plate-head">
          <p className="plate-no">
            <b>{number}</b>
            <span>{question}</span>
          </p>
          <div className="plate-title">
            <h2>{title}</h2>
            {lead ? <p className="phrased">{lead}</p> : null}
          </div>
        </header>
        {children}
      </Sheet>
    </section>
  )
}
