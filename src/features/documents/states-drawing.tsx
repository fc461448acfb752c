import { createIsomorphicFn } from '@tanstack/react-start'
import type { TicketState } from '~/contract/survey'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { drawStates } from './feedback-states'

const drawFigure = createIsomorphicFn()
  .server(drawStates)
  .client(async (...given) => (await import('./feedback-states')).drawStates(...given))

export const stateName = (state: TicketState): string =>
  ({
    received: m.feedback_received,
    reading: m.feedback_reading,
    fixed: m.feedback_fixed,
    answered: m.feedback_answered
  })[state]()

const names = () => ({
  received: stateName('received'),
  reading: stateName('reading'),
  fixed: stateName('fixed'),
  answered: stateName('answered')
})

/** The states of a ticket, and which of them it is in. */
export function StatesDrawing({ now }: { now: TicketState | undefined }) {
  const label = now
    ? [m.feedback_figure_alt(), m.feedback_figure_at({ state: stateName(now) })].join(m.feedback_pause())
    : m.feedback_figure_alt()
  return (
    <ServerDrawing
      name={`feedback ${now}`}
      width={480}
      height={300}
      label={label}
      className="feedback-drawing"
      draw={() => drawFigure(names(), now)}
    />
  )
}
