import { Store } from '@tanstack/react-store'

/** Panels of the account modal (spec §2). */
export type AccountPanel = 'login' | 'forgetPwd' | 'modifySuccess' | 'apply'

interface AccountModalState {
  /** The panel that is open; undefined while the modal is closed. */
  panel: AccountPanel | undefined
  /** Where the visitor was going who has to log in first: an address of this site. */
  next?: string | undefined
}

export const accountModalStore = new Store<AccountModalState>({ panel: undefined })

/** Opens the modal, or shows another of its panels; where the visitor was going is kept meanwhile. */
export function openAccountModal(panel: AccountPanel): void {
  accountModalStore.setState(({ next }) => ({ panel, next }))
}

/**
 * Asks a visitor to log in, and goes on to `next` once they have. Closing the modal forgets it.
 * @param next path of this site, with its query; never an address that came from elsewhere unchecked
 */
export function requireLogin(next: string): void {
  accountModalStore.setState(() => ({ panel: 'login', next }))
}

export function closeAccountModal(): void {
  accountModalStore.setState(() => ({ panel: undefined }))
}

/** Code of the modal, in its own chunk. Asking twice costs nothing: the browser keeps the module. */
export const loadAccountModal = () => import('~/features/account/account-modal')
