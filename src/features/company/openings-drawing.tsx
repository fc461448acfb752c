import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import type { OpeningFilter } from '~/content/company/openings'
import { drawOpenings } from '~/content/company/openings-drawing'
import type { Locale } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'

// The static import above is used on the server only and is taken out of the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((filter: OpeningFilter, locale: Locale): string | undefined => drawOpenings(filter, locale))
  .client((_filter: OpeningFilter, _locale: Locale): string | undefined => undefined)

/** Cities, openings and teams, with what the filter finds. */
export function OpeningsDrawing({ filter: { city, team }, label }: { filter: OpeningFilter; label: string }) {
  const locale = useLocale()
  const load = useCallback(
    async () => (await import('~/content/company/openings-drawing')).drawOpenings({ city, team }, locale),
    [city, team, locale]
  )
  return (
    <StaticDrawing
      width={680}
      height={560}
      label={label}
      className="openings-drawing"
      markup={drawOnServer({ city, team }, locale)}
      load={load}
      version={[locale, city, team].join()}
    />
  )
}
