import { Store, useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { codeCountdownSeconds } from '~/contract/limits'

/** When the next code may be asked for, in milliseconds since 1970. In a store, so that closing the modal does not reset it. */
const countdownStore = new Store({ endsAt: 0 })

/** Whole seconds until the end, rounded up, so that the last one is 1; 0 when it is over. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

export function startCountdown(now: number): void {
  countdownStore.setState(() => ({ endsAt: now + codeCountdownSeconds * 1000 }))
}

/** Seconds that are left, renewed every second while a countdown runs. */
export function useCountdown(): number {
  const endsAt = useSelector(countdownStore, (state) => state.endsAt)
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      tick((ticks) => ticks + 1)
      if (secondsUntil(endsAt, Date.now()) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return secondsUntil(endsAt, Date.now())
}
