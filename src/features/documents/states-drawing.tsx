import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import type { TicketState } from '~/contract/survey'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import { drawStates } from './feedback-states'

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

// Only the server uses the static import above; createIsomorphicFn removes it from the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((now: TicketState | undefined): string | undefined => drawStates(names(), now))
  .client((_: TicketState | undefined): string | undefined => undefined)

/** The states of a ticket with the current one highlighted. */
export function StatesDrawing({ now }: { now: TicketState | undefined }) {
  const locale = useLocale()
  const load = useCallback(async () => (await import('./feedback-states')).drawStates(names(), now), [now])
  const label = now
    ? [m.feedback_figure_alt(), m.feedback_figure_at({ state: stateName(now) })].join(m.feedback_pause())
    : m.feedback_figure_alt()
  return (
    <StaticDrawing
      width={480}
      height={300}
      label={label}
      className="feedback-drawing"
      markup={drawOnServer(now)}
      load={load}
      version={`${locale} ${now}`}
    />
  )
}
