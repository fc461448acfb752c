import { Store, useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type CodeType, codeTypes } from '~/contract/account'
import { codeCountdownSeconds } from '~/contract/limits'

/** Where the countdowns are kept over a reload: the times of their ends, never whom a code went to. */
const storageKey = 'code-countdowns'
const endsSchema = v.record(v.picklist(codeTypes), v.pipe(v.number(), v.finite()))
type Ends = Readonly<v.InferOutput<typeof endsSchema>>

/**
 * When the next code of each type may be asked for, in milliseconds since 1970. In a store and in the tab's storage, so that
 * neither closing the modal nor a reload resets it.
 */
const countdownStore = new Store<Ends>(storedEnds())

function storedEnds(): Ends {
  try {
    return parseEnds(sessionStorage.getItem(storageKey), Date.now())
  } catch {
    // Storage may be refused, and the server has none.
    return {}
  }
}

/** What was kept, as far as it can be one of these countdowns: no clock that was put back makes one longer. */
export function parseEnds(kept: string | null, now: number): Ends {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), endsSchema), kept)
  if (!parsed.success) return {}
  const ends = Object.entries(parsed.output).filter(([, endsAt]) => endsAt <= now + codeCountdownSeconds * 1000)
  return v.parse(endsSchema, Object.fromEntries(ends))
}

/** Whole seconds until the end, rounded up, so that the last one is 1; 0 when it is over. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

export function startCountdown(type: CodeType, now: number): void {
  countdownStore.setState((ends) => ({ ...ends, [type]: now + codeCountdownSeconds * 1000 }))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(countdownStore.state))
  } catch {
    // Storage may be refused; then a reload forgets the countdown.
  }
}

/** Seconds that are left for a code of this type, renewed every second while the countdown runs. */
export function useCountdown(type: CodeType): number {
  const endsAt = useSelector(countdownStore, (ends) => ends[type] ?? 0)
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
