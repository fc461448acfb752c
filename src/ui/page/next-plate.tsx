import type { ReactNode } from 'react'
import type { PageAddress } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { type NextStep, NextSteps } from './next-steps'

type StepCopy = Omit<NextStep, 'to'>

interface NextPlateProps {
  number: string
  next: { question: string; headline: string; steps: readonly [StepCopy, StepCopy] }
  /** Addresses of the two steps. */
  to: readonly [PageAddress, PageAddress]
  /** A button before the steps. */
  action?: ReactNode
  children?: ReactNode
}

/** The last plate of a page: an optional action, two next steps, and children after them. */
export function NextPlate({ number, next: { question, headline, steps }, to, action, children }: NextPlateProps) {
  const [first, second] = steps
  return (
    <Plate number={number} question={question} title={headline}>
      {action ? <div className="plate-actions">{action}</div> : null}
      <NextSteps
        steps={[
          { ...first, to: to[0] },
          { ...second, to: to[1] }
        ]}
      />
      {children}
    </Plate>
  )
}
