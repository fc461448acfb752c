/** Opens a modal dialog. Reserves the scroll bar's width so that the page does not shift. */
export function openModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return
  const root = document.documentElement
  root.toggleAttribute('data-scroll-bar', root.hasAttribute('data-scroll-bar') || innerWidth > root.clientWidth)
  dialog.showModal()
}
