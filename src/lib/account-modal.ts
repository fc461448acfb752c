import { Store } from '@tanstack/react-store'

/** Panels of the account modal (spec §2). */
export type AccountPanel = 'login' | 'forgetPwd' | 'modifySuccess' | 'apply'

/** The panel that is open; undefined while the modal is closed. */
export const accountModalStore = new Store<{ panel: AccountPanel | undefined }>({ panel: undefined })

export function openAccountModal(panel: AccountPanel): void {
  accountModalStore.setState(() => ({ panel }))
}

export function closeAccountModal(): void {
  accountModalStore.setState(() => ({ panel: undefined }))
}

/** Code of the modal, in its own chunk. Asking twice costs nothing: the browser keeps the module. */
export const loadAccountModal = () => import('~/features/account/account-modal')
