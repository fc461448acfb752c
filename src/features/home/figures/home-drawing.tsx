import { useLocale } from '~/lib/locale'
import { Drawing } from '~/ui/figure/drawing'
import { type DrawingName, drawing } from './drawings'

interface HomeDrawingProps {
  name: DrawingName
  width: number
  height: number
  label?: string
  className?: string
}

/** A drawing of the home page. All of them are in sections that only the server renders, so they are drawn synchronously. */
export function HomeDrawing({ name, ...frame }: HomeDrawingProps) {
  return <Drawing {...frame} markup={drawing(name, useLocale())} />
}
