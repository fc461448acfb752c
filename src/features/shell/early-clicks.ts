/** Marks a control of the shell that works only with scripts; a click before they run is repeated then. */
export const replayed = { 'data-replayed': '' } as const

/**
 * Remembers the last early click on such a control, until `replayEarlyClick` takes it over. Hand-written because it is inlined
 * as is.
 */
export const rememberEarlyClick = `document.addEventListener('click',self.rememberClick=function(e){
var c=e.target.closest&&e.target.closest('[data-replayed]');if(c)self.earlyClick=c})`

declare global {
  interface Window {
    rememberClick?: (event: MouseEvent) => void
    earlyClick?: HTMLElement | undefined
  }
}

/** Repeats an early click. Call it once the page is hydrated. */
export function replayEarlyClick(page: Window): void {
  if (page.rememberClick) page.document.removeEventListener('click', page.rememberClick)
  const { earlyClick } = page
  page.earlyClick = undefined
  if (earlyClick?.isConnected) earlyClick.click()
}
