import { createIsomorphicFn } from '@tanstack/react-start'
import type { OpeningFilter } from '~/content/company/openings'
import { drawOpenings } from '~/content/company/openings-drawing'
import { useLocale } from '~/lib/locale'
import { ServerDrawing } from '~/ui/figure/drawing'

const drawFigure = createIsomorphicFn()
  .server(drawOpenings)
  .client(async (...given) => (await import('~/content/company/openings-drawing')).drawOpenings(...given))

/** Cities, openings and teams, with the filter's results marked. */
export function OpeningsDrawing({ filter: { city, team }, label }: { filter: OpeningFilter; label: string }) {
  const locale = useLocale()
  return (
    <ServerDrawing
      name={['openings', city, team].join(' ')}
      width={680}
      height={560}
      label={label}
      className="openings-drawing"
      draw={() => drawFigure({ city, team }, locale)}
    />
  )
}
