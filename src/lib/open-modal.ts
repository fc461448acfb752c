/** Opens a dialog over the page; where the page has a scroll bar, its width stays reserved, so that nothing moves. */
export function openModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return
  const root = document.documentElement
  root.toggleAttribute('data-scroll-bar', root.hasAttribute('data-scroll-bar') || innerWidth > root.clientWidth)
  dialog.showModal()
}
