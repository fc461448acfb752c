/**
 * Moves the focus, where it was lost with the button that had it, to the header's entry for the account: logging in and
 * out replace that button.
 */
export function focusAccountIfLost(): void {
  if (document.activeElement !== document.body) return
  const entries = document.querySelectorAll<HTMLElement>('.hd-login, .hd-user > button, .burger')
  const shown = [...entries].find((entry) => entry.checkVisibility())
  shown?.focus({ preventScroll: true })
}
