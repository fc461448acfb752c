import { formatZonedMoment } from './format'
import { useLocale } from './locale'
import { useBrowserValue } from './use-browser-value'

/**
 * A moment (milliseconds since 1970) in the visitor's time zone, with its offset. The server renders it in UTC, because it does not
 * know the zone.
 */
export function useLocalMoment(at: number): string {
  const locale = useLocale()
  const isBrowser = useBrowserValue<boolean>(() => true, false)
  return formatZonedMoment(at, locale, isBrowser ? undefined : 'UTC')
}
