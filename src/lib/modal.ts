import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Opens a modal dialog. Reserves the scroll bar's width so that the page does not shift. */
export function openModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return
  const root = document.documentElement
  root.toggleAttribute('data-scroll-bar', root.hasAttribute('data-scroll-bar') || innerWidth > root.clientWidth)
  dialog.showModal()
}

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent) => void
}

/**
 * Props of a dialog that is modal as long as it is rendered. When it leaves, the focus returns to where it was.
 * @param onClose is to stop rendering it; also for buttons that close it
 */
export function useModal(onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    openModal(dialog)
    return () => dialog?.close()
  }, [])
  const leave = ({ target, currentTarget }: SyntheticEvent) => {
    // In React, the events of a dialog within this one bubble up to here.
    if (target === currentTarget) onClose()
  }
  // Escape is told by `cancel` at once. A busy browser tells the close only after the click that opens the dialog again.
  return { ref, onCancel: leave, onClose: leave }
}
