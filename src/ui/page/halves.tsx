import type { ReactNode } from 'react'
import { phrased } from '~/ui/phrased'
import '~/styles/blocks.css'

/** Two halves of a plate side by side, with a hairline between them; stacked on narrow screens. */
export function Halves({ children }: { children: [ReactNode, ReactNode] }) {
  return <div className="split">{children}</div>
}

/** A half with text: headings, paragraphs, tables. */
export function HalfText({ children }: { children: ReactNode }) {
  return <div className="half-text">{phrased(children)}</div>
}

/** A half with a drawing on squared paper, its number and caption below. */
export function HalfFigure({ number, caption, children }: { number: string; caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="half-figure">
      <div className="half-drawing">{children}</div>
      <figcaption className="note">
        <b>{number}</b> {caption}
      </figcaption>
    </figure>
  )
}
