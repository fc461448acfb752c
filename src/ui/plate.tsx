import { createContext, type ReactNode, useContext } from 'react'
import { phrased } from './phrased'
import { Sheet } from './sheet'

interface PlateProps {
  id?: string | undefined
  /** «01»; not shown in a folded plate. */
  number: string
  question: string
  /** Headline, which answers the question. */
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** Number of a plate by its place on the page, from 1: «01». */
export const plateNumber = (place: number): string => String(place).padStart(2, '0')

/** Whether plates are collapsible sections of `FoldedPlates`. */
export const FoldedContext = createContext(false)

/** A section: number and question on the left, headline on the right, drawing below. Collapsible within `FoldedPlates`. */
export function Plate({ id, number, question, title, lead, children }: PlateProps) {
  if (useContext(FoldedContext)) {
    return (
      <details id={id}>
        <summary className="grid-tablet plate-head fold-head">
          <span className="muted">{question}</span>
          <h3>{phrased(title)}</h3>
        </summary>
        {lead ? <p className="fold-lead">{phrased(lead)}</p> : null}
        <FoldedContext value={false}>{children}</FoldedContext>
      </details>
    )
  }
  return (
    <section className="plate" id={id}>
      <Sheet>
        <header className="grid-tablet plate-head">
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
