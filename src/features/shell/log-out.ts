import type { AnyRouter } from '@tanstack/react-router'
import { focusAccountIfLost } from '~/lib/focus-account'
import { leaveGuardedPage } from '~/lib/guarded-page'
import { logOut } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'

/** Logs out and shows a toast. Guarded pages, such as the user center, navigate home (spec §2). */
export async function logOutAndNotify(router: AnyRouter): Promise<void> {
  try {
    await logOut()
  } catch {
    showToast({ tone: 'error', text: m.shell_logout_failed() })
    return
  }
  showToast({ tone: 'ok', text: m.shell_logout_done() })
  await leaveGuardedPage(router)
  await router.invalidate()
  focusAccountIfLost()
}
