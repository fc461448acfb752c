import { useSelector } from '@tanstack/react-store'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type AccountPanel, accountModalStore, closeAccountModal, loadAccountModal } from '~/lib/account-modal'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { ToastRegion } from './toast-region'

/**
 * Loads the account modal when it is asked for first. While it is open the messages are shown inside it, since a modal
 * dialog makes the rest of the page inert.
 */
export function AccountModalHost() {
  const panel = useSelector(accountModalStore, (state) => state.panel)
  const [Modal, setModal] = useState<ComponentType<{ panel: AccountPanel; toasts: ReactNode }>>()
  const isWanted = panel !== undefined

  useEffect(() => {
    if (!isWanted || Modal) return
    loadAccountModal().then(
      ({ AccountModal }) => setModal(() => AccountModal),
      () => {
        closeAccountModal()
        showToast({ tone: 'error', text: m.api_unreachable() })
      }
    )
  }, [isWanted, Modal])

  return panel && Modal ? <Modal panel={panel} toasts={<ToastRegion />} /> : <ToastRegion />
}
