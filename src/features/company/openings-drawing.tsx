import type { OpeningFilter } from '~/content/company/openings'
import { useLocale } from '~/lib/locale'
import { ServerDrawing } from '~/ui/figure/drawing'

/** Cities, openings and teams, with what the filter finds. */
export function OpeningsDrawing({ filter: { city, team }, label }: { filter: OpeningFilter; label: string }) {
  const locale = useLocale()
  return (
    <ServerDrawing
      name={['openings', city, team].join(' ')}
      width={680}
      height={560}
      label={label}
      className="openings-drawing"
      load={async () => (await import('~/content/company/openings-drawing')).drawOpenings({ city, team }, locale)}
    />
  )
}
