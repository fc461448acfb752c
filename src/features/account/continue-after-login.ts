import type { AnyRouter } from '@tanstack/react-router'
import { accountModalStore, closeAccountModal } from '~/lib/account-modal'
import { focusAccountIfLost } from '~/lib/focus-account'
import { navigateWithReason } from '~/lib/redirect'

/**
 * Closes the modal after login and opens the `next` address, or reloads the current page's data. The forum, which is of another
 * origin, opens in a new window (spec §2); if the browser blocks that, in the same one.
 */
export async function continueAfterLogin(router: AnyRouter): Promise<void> {
  const { next } = accountModalStore.state
  closeAccountModal()
  if (next === undefined || (!next.startsWith('/') && openWindow(next))) await router.invalidate()
  else await navigateWithReason(router, { href: next }, 'after-login')
  focusAccountIfLost()
}

/**
 * Opens an address in a new window that cannot reach this one. False if the browser blocks it, because the click that asked
 * for it is too long ago.
 */
function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}
