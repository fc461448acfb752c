import { Store } from '@tanstack/react-store'
import { messageDuration } from '~/contract/limits'

/** A short message about what just happened; it leaves by itself after `messageDuration` (spec §9). */
export interface Toast {
  id: number
  tone: 'ok' | 'error' | 'note'
  text: string
  /** Where to go from here. A message with a link stays until it is followed or dismissed. */
  link?: { text: string; path: string }
}

export const toastStore = new Store<readonly Toast[]>([])

interface Countdown {
  /** Milliseconds left when the clock last stopped or started. */
  left: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const countdowns = new Map<number, Countdown>()
let nextId = 1

/**
 * Shows a message. The same text that is still on screen is not shown twice: its time starts again. A success takes the
 * failures before it off the screen.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (toast.tone === 'ok') dismissFailures()
  const shown = toastStore.state.find(({ text, tone }) => text === toast.text && tone === toast.tone)
  const id = shown?.id ?? nextId++
  if (!shown) toastStore.setState((toasts) => [...toasts, { ...toast, id }])
  clearTimeout(countdowns.get(id)?.timer)
  if (toast.link) return
  countdowns.set(id, { left: messageDuration, startedAt: 0, timer: undefined })
  start(id)
}

/** Takes failures off the screen: what went wrong has been put right. */
export function dismissFailures(): void {
  for (const { id, tone } of toastStore.state) if (tone === 'error') dismissToast(id)
}

export function dismissToast(id: number): void {
  clearTimeout(countdowns.get(id)?.timer)
  countdowns.delete(id)
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id))
}

/** Stops every clock, so that a message under the pointer or with focus can be read to its end. */
export function holdToasts(): void {
  for (const countdown of countdowns.values()) {
    if (countdown.timer === undefined) continue
    clearTimeout(countdown.timer)
    countdown.timer = undefined
    countdown.left = Math.max(0, countdown.left - (Date.now() - countdown.startedAt))
  }
}

export function releaseToasts(): void {
  for (const id of countdowns.keys()) start(id)
}

function start(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown || countdown.timer !== undefined) return
  countdown.startedAt = Date.now()
  countdown.timer = setTimeout(() => dismissToast(id), countdown.left)
}
