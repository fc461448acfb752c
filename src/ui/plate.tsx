import type { ReactNode } from 'react'
import { phrased } from '~/ui/phrased'
import { Sheet } from './sheet'

interface PlateProps {
  id?: string
  /** «01». */
  number: string
  question: string
  /** Headline, which answers the question. */
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A section: number and question on the left, headline on the right, drawing below. */
export function Plate({ id, number, question, title, lead, children }: PlateProps) {
  return (
    <section className="plate" id={id}>
      <Sheet>
        <header className="plate-head">
          <p className="plate-no">
            <b>{number}</b>
            <span>{phrased(question)}</span>
          </p>
          <div className="plate-title">
            <h2>{phrased(title)}</h2>
            {lead ? <p>{phrased(lead)}</p> : null}
          </div>
        </header>
        {children}
      </Sheet>
    </section>
  )
}
