import type { ReactNode } from 'react'
import { phrased } from '~/ui/phrased'

export interface Step {
  title: string
  text: string
  figure?: ReactNode
}

/** Numbered steps, each with the state of the figure. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="cells steps">
      {steps.map(({ title, text, figure }, index) => (
        <li key={title}>
          {figure}
          <h3>
            <span className="step-number">{index + 1}</span> {phrased(title)}
          </h3>
          <p>{phrased(text)}</p>
        </li>
      ))}
    </ol>
  )
}
