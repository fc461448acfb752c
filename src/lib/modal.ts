import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Opens a modal dialog. Reserves the scroll bar's width so that the page does not shift. */
export function openModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return
  const root = document.documentElement
  if (innerWidth > root.clientWidth) root.dataset.scrollBar = ''
  dialog.showModal()
}

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent) => void
}

/**
 * Props of a dialog that is modal as long as it is rendered. When it leaves, the focus returns to where it was.
 * @param onClose has to stop rendering it; buttons that close the dialog call it as well
 */
export function useModal(onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    openModal(dialog)
    return () => dialog?.close()
  }, [])
  const leave = ({ target }: SyntheticEvent) => {
    // In React, the events of a dialog within this one bubble up to here. One that has left may still fire `close`.
    if (target === ref.current) onClose()
  }
  // Escape fires `cancel` at once. On a busy machine, `close` may come after the click that opens the dialog again.
  return { ref, onCancel: leave, onClose: leave }
}
