import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { m } from '~/paraglide/messages'

/** Asks before another page or document replaces text that nothing has kept. */
export function useLeaveGuard(isAtRisk: () => boolean): void {
  useBlocker({
    shouldBlockFn: () => isAtRisk() && !confirm(m.desk_leave_question()),
    enableBeforeUnload: isAtRisk
  })
}

/**
 * Asks while a text area in the element of this ref has text that was not sent. One guard serves all forms of a page, which would
 * otherwise ask one after the other.
 */
export function useUnsentTextGuard<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null)
  useLeaveGuard(() => [...(container.current?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== ''))
  return container
}
