import { Store, useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type CodeType, codeTypes } from '~/contract/account'
import { codeCountdownSeconds } from '~/contract/limits'
import { readStored, writeStored } from '~/lib/storage'

/** Session storage key of the countdowns' end times. The identifiers are never stored. */
const storageKey = 'code-countdowns'
const endsSchema = v.record(v.picklist(codeTypes), v.pipe(v.number(), v.finite()))
type Ends = Readonly<v.InferOutput<typeof endsSchema>>

/**
 * When each type of code can be requested again, in milliseconds since 1970. The store survives closing the modal; session
 * storage survives a reload.
 */
const countdownStore = new Store<Ends>(parseEnds(readStored('session', storageKey), Date.now()))

/** Parses stored end times. Ignores those more than one countdown away, which a clock that was set back produces. */
export function parseEnds(stored: string | null, now: number): Ends {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), endsSchema), stored)
  if (!parsed.success) return {}
  const ends = Object.entries(parsed.output).filter(([, endsAt]) => endsAt <= now + codeCountdownSeconds * 1000)
  return v.parse(endsSchema, Object.fromEntries(ends))
}

/** Whole seconds until the end, rounded up, so that the last one shown is 1; 0 afterwards. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** Starts the countdown of a code that was requested at the time, unless that of a later one runs. */
export function startCountdown(type: CodeType, askedAt: number): void {
  countdownStore.setState((ends) => ({ ...ends, [type]: Math.max(ends[type] ?? 0, askedAt + codeCountdownSeconds * 1000) }))
  writeStored('session', storageKey, JSON.stringify(countdownStore.state))
}

/** Remaining seconds for this type of code, updated every second. */
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
