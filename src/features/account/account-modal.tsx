import { type ReactNode, useEffect, useRef } from 'react'
import { type AccountPanel, closeAccountModal } from '~/lib/account-modal'

/** The account modal (spec §2). */
export function AccountModal({ panel, toasts }: { panel: AccountPanel; toasts: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} onClose={closeAccountModal}>
      {panel}
      {toasts}
    </dialog>
  )
}
