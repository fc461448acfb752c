import { useEffect, useEffectEvent, useState } from 'react'
import type { TourStep } from '~/demos/types'
import { m } from '~/paraglide/messages'

interface TourProps {
  steps: readonly TourStep[]
  /** Shows the step: its parameters are run, then its place in the run and its vertex are shown. */
  onShow: (step: TourStep) => void
  onEnd: () => void
}

/** The guided tour: a few sentences, each with its subject shown in the workbench below. */
export function Tour({ steps, onShow, onEnd }: TourProps) {
  const [at, setAt] = useState(0)
  const step = steps[at]
  const show = useEffectEvent(onShow)
  useEffect(() => {
    if (step) show(step)
  }, [step])
  const isLast = at === steps.length - 1
  return (
    <section className="demo-tour" aria-label={m.demos_tour()}>
      <span className="demo-tour-number">{m.demos_tour_of({ step: at + 1, steps: steps.length })}</span>
      <p role="status">{step?.text}</p>
      <span className="demo-actions">
        <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {m.demos_tour_back()}
        </button>
        <button type="button" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
          {isLast ? m.demos_tour_end() : m.demos_tour_next()}
        </button>
      </span>
    </section>
  )
}
