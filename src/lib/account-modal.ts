import { Store } from '@tanstack/react-store'
import { dismissToast } from './toasts'

/** Panels of the account modal (spec §2). */
export type AccountPanel = 'login' | 'forgetPwd' | 'modifySuccess' | 'apply'

interface AccountModalState {
  /** Undefined while the modal is closed. */
  panel: AccountPanel | undefined
  /** Address to open after login. */
  next?: string | undefined
  /** Identifier to fill into the login form. */
  identifier?: string | undefined
}

export const accountModalStore = new Store<AccountModalState>({ panel: undefined })

/** Opens the modal or switches its panel. Keeps `next` and `identifier`. Closes toasts about the previous panel. */
export function openAccountModal(panel: AccountPanel): void {
  const shown = accountModalStore.state.panel
  if (shown !== undefined && shown !== panel) dismissToast()
  accountModalStore.setState((state) => ({ ...state, panel }))
}

/**
 * Confirms a changed password, which has ended the session. The login form then has the identifier and returns to the user
 * center.
 */
export function confirmChangedPassword(identifier: string): void {
  accountModalStore.setState(() => ({ panel: 'modifySuccess', next: '/user', identifier }))
}

/**
 * Opens login and continues to `next` afterwards. Closing the modal discards `next`.
 * @param next path and query on this site, or the configured forum; validate it first if it comes from outside
 */
export function requireLogin(next: string): void {
  accountModalStore.setState(() => ({ panel: 'login', next }))
}

export function closeAccountModal(): void {
  accountModalStore.setState(() => ({ panel: undefined }))
}
