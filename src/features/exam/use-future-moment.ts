import { useEffect, useState } from 'react'

/** Longest delay of a timer, 24 days. A longer one would end at once. */
const maxDelay = 2 ** 31 - 1

/**
 * The moment (milliseconds since 1970) until it comes, which may be while the page is open; then null. A moment that the service
 * sent and that has already passed here shows that this clock is ahead, and stays.
 */
export function useFutureMoment(at: number | null): number | null {
  const [reached, setReached] = useState<number>()
  useEffect(() => {
    const wait = at === null ? 0 : at - Date.now()
    if (at === null || wait <= 0 || wait > maxDelay) return
    const timer = setTimeout(() => setReached(at), wait)
    return () => clearTimeout(timer)
  }, [at])
  return at === reached ? null : at
}
