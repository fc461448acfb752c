import { useSelector } from '@tanstack/react-store'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type AccountPanel, accountModalStore, closeAccountModal } from '~/lib/account-modal'
import { importOrReload } from '~/lib/chunk-reload'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { loadAccountModal } from './load-account-modal'
import { ToastRegion } from './toast-region'

/**
 * Loads the account modal when it first opens. While it is open, toasts render inside it because a modal dialog makes the
 * rest of the page inert.
 */
export function AccountModalHost() {
  const panel = useSelector(accountModalStore, (state) => state.panel)
  const [Modal, setModal] = useState<ComponentType<{ panel: AccountPanel; toasts: ReactNode }>>()
  const isWanted = panel !== undefined

  useEffect(() => {
    if (!isWanted || Modal) return
    importOrReload(loadAccountModal).then(
      ({ AccountModal }) => setModal(() => AccountModal),
      () => {
        closeAccountModal()
        showToast({ tone: 'error', text: m.api_unreachable() })
      }
    )
  }, [isWanted, Modal])

  return panel && Modal ? <Modal panel={panel} toasts={<ToastRegion />} /> : <ToastRegion />
}
