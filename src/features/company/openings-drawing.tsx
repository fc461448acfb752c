import { createIsomorphicFn } from '@tanstack/react-start'
import { useLocale } from '~/lib/locale'
import { ServerDrawing } from '~/ui/figure/drawing'
import type { OpeningFilter, PlacedOpening } from './copy/openings'
import { drawOpenings } from './copy/openings-drawing'

const drawFigure = createIsomorphicFn()
  .server(drawOpenings)
  .client(async (...given) => (await import('./copy/openings-drawing')).drawOpenings(...given))

interface Props {
  openings: readonly PlacedOpening[]
  filter: OpeningFilter
  label: string
}

/** Cities, openings and teams, with the filter's results marked. */
export function OpeningsDrawing({ openings, filter: { id, city, team }, label }: Props) {
  const locale = useLocale()
  // The drawing depends on nothing else of the openings.
  const places = openings.map((opening) => `${opening.city}-${opening.team}${opening.id === id ? '-shown' : ''}`)
  return (
    <ServerDrawing
      name={['openings', city, team, ...places].join(' ')}
      width={680}
      height={560}
      label={label}
      className="openings-drawing"
      draw={() => drawFigure(openings, { id, city, team }, locale)}
    />
  )
}
