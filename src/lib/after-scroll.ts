/** Milliseconds without a scroll after which one has ended. */
const pause = 150

/**
 * Calls `act` each time a scroll of the target has ended. The event `scrollend` is missing in Chromium 109 and Safari before 26.2.
 * @returns a function that ends the calls
 */
export function afterScroll(target: EventTarget, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(act, pause)
  }
  target.addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    target.removeEventListener('scroll', wait)
  }
}
