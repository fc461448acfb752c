/** Focuses the account entry in the header if focus was lost. Login and logout replace the button that had it. */
export function focusAccountIfLost(): void {
  if (document.activeElement !== document.body) return
  const entries = document.querySelectorAll<HTMLElement>('.hd-login, .hd-user > button, .burger')
  const visible = [...entries].find((entry) => entry.getClientRects().length > 0)
  visible?.focus({ preventScroll: true })
}
