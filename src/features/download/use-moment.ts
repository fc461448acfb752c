import { useSyncExternalStore } from 'react'
import { useLocale } from '~/lib/locale'

const never = () => () => undefined
const style = { dateStyle: 'medium', timeStyle: 'short' } as const

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
  const moment = new Date(at)
  if (isBrowser) return new Intl.DateTimeFormat(locale, style).format(moment)
  return `${new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(moment)} UTC`
}
