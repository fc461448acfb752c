import { useSyncExternalStore } from 'react'
import { formatMoment, formatMomentInUtc } from '~/lib/format'
import { useLocale } from '~/lib/locale'

const never = () => () => undefined

/**
 * A moment (ISO 8601) in the time zone of whoever reads it, which only the browser knows: the server tells it in UTC, and says
 * so.
 */
export function useMoment(at: string): string {
  const locale = useLocale()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false
  )
  return (isBrowser ? formatMoment : formatMomentInUtc)(Date.parse(at), locale)
}
