import { Store } from '@tanstack/react-store'
import { messageDuration } from '~/contract/limits'

/** A short message that disappears after `messageDuration` (spec §9). */
export interface Toast {
  id: number
  tone: 'ok' | 'error' | 'note'
  text: string
  /** A toast with a link stays until the visitor follows or dismisses it. */
  link?: { text: string; path: string }
}

/** The toast on screen; the newest replaces the one before. */
export const toastStore = new Store<{ toast?: Toast }>({})

let nextId = 1
let timer: ReturnType<typeof setTimeout> | undefined
/** Milliseconds that the toast still has, when its timer was last started or stopped; undefined if it stays. */
let remaining: number | undefined
let startedAt = 0

/** Shows a toast. If the same text is on screen already, its time starts again. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const shown = toastStore.state.toast
  const isShown = shown?.text === toast.text && shown.tone === toast.tone
  stop()
  if (!isShown) toastStore.setState(() => ({ toast: { ...toast, id: nextId++ } }))
  remaining = toast.link ? undefined : messageDuration
  resumeToast()
}

/** Removes the toast, for example because its panel is gone. */
export function dismissToast(): void {
  stop()
  if (toastStore.state.toast) toastStore.setState(() => ({}))
}

/** Stops the time while the toast is hovered or focused, so that it can be read. */
export function pauseToast(): void {
  if (timer === undefined || remaining === undefined) return
  remaining = Math.max(0, remaining - (Date.now() - startedAt))
  stop()
}

export function resumeToast(): void {
  if (timer !== undefined || remaining === undefined || !toastStore.state.toast) return
  startedAt = Date.now()
  timer = setTimeout(dismissToast, remaining)
}

function stop(): void {
  clearTimeout(timer)
  timer = undefined
}
