import { useSyncExternalStore } from 'react'
import { formatMoment, formatMomentInUtc } from '~/lib/format'
import { useLocale } from '~/lib/locale'

const never = () => () => undefined

/**
 * A moment (ISO 8601) in the visitor's time zone. The server renders it in UTC, labeled as such, because it does not know the
 * zone.
 */
export function useLocalMoment(at: string): string {
  const locale = useLocale()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false
  )
  return (isBrowser ? formatMoment : formatMomentInUtc)(Date.parse(at), locale)
}
