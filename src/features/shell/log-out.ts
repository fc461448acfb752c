import type { AnyRouter } from '@tanstack/react-router'
import { focusAccountIfLost } from '~/lib/focus-account'
import { logOut } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'

/** Logs out and says so; the user centre leads home afterwards, a guarded page does through its guard (spec §2). */
export async function logOutHere(router: AnyRouter): Promise<void> {
  try {
    await logOut()
  } catch {
    showToast({ tone: 'error', text: m.shell_logout_failed() })
    return
  }
  showToast({ tone: 'ok', text: m.shell_logout_done() })
  if (router.state.location.pathname === '/user') await router.navigate({ to: '/' })
  await router.invalidate()
  focusAccountIfLost()
}
