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

export const toastStore = new Store<readonly Toast[]>([])

interface Countdown {
  /** Milliseconds remaining when the timer last stopped or started. */
  remaining: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const countdowns = new Map<number, Countdown>()
let nextId = 1

/** Shows a toast. A visible toast with the same text restarts its timer instead. A success dismisses earlier errors. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (toast.tone === 'ok') dismissFailures()
  const existing = toastStore.state.find(({ text, tone }) => text === toast.text && tone === toast.tone)
  const id = existing?.id ?? nextId++
  if (!existing) toastStore.setState((toasts) => [...toasts, { ...toast, id }])
  clearTimeout(countdowns.get(id)?.timer)
  if (toast.link) return
  countdowns.set(id, { remaining: messageDuration, startedAt: 0, timer: undefined })
  start(id)
}

export function dismissFailures(): void {
  for (const { id, tone } of toastStore.state) if (tone === 'error') dismissToast(id)
}

export function dismissToast(id: number): void {
  clearTimeout(countdowns.get(id)?.timer)
  countdowns.delete(id)
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id))
}

/** Pauses all timers while a toast is hovered or focused, so that it can be read. */
export function pauseToasts(): void {
  for (const countdown of countdowns.values()) {
    if (countdown.timer === undefined) continue
    clearTimeout(countdown.timer)
    countdown.timer = undefined
    countdown.remaining = Math.max(0, countdown.remaining - (Date.now() - countdown.startedAt))
  }
}

export function resumeToasts(): void {
  for (const id of countdowns.keys()) start(id)
}

function start(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown || countdown.timer !== undefined) return
  countdown.startedAt = Date.now()
  countdown.timer = setTimeout(() => dismissToast(id), countdown.remaining)
}
