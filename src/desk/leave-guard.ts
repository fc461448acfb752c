import { useBlocker } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'

/** Asks before another page or document replaces text that nothing has kept. */
export function useLeaveGuard(isAtRisk: () => boolean): void {
  useBlocker({
    shouldBlockFn: () => isAtRisk() && !confirm(m.desk_leave_question()),
    enableBeforeUnload: isAtRisk
  })
}
