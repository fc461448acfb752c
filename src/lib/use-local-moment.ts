import { useSyncExternalStore } from 'react'
import { formatMoment, formatMomentInUtc } from './format'
import { useLocale } from './locale'

const never = () => () => undefined

/**
 * A moment (milliseconds since 1970) in the visitor's time zone. The server renders it in UTC, labeled as such, because it does
 * not know the zone.
 */
export function useLocalMoment(at: number): string {
  const locale = useLocale()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false
  )
  return (isBrowser ? formatMoment : formatMomentInUtc)(at, locale)
}
