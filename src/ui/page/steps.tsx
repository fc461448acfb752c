import type { ReactNode } from 'react'
import './steps.css'

export interface Step {
  title: string
  text: string
  /** Its drawing. */
  figure?: ReactNode
}

/** What happens, one after the other, each with the state of the figure then. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text, figure }, index) => (
        <li key={title}>
          {figure}
          <h3>
            <span className="step-number">{index + 1}</span>
            {title}
          </h3>
          <p className="phrased">{text}</p>
        </li>
      ))}
    </ol>
  )
}
