import { createIsomorphicFn } from '@tanstack/react-start'
import { ServerDrawing } from '~/ui/figure/drawing'
import { type DrawingName, type DrawingWords, drawing } from './drawings'
import './products.css'

const drawFigure = createIsomorphicFn()
  .server(<Name extends DrawingName>(name: Name, words: DrawingWords[Name]) => drawing(name, words))
  .client(async (name, words) => (await import('./drawings')).drawing(name, words))

interface ProductDrawingProps<Name extends DrawingName> {
  name: Name
  words: DrawingWords[Name]
  /** 560 units for a figure, 280 for one of several steps: the style sheet keeps their words readable. */
  width: 560 | 280
  height: number
  /** Left out where the text beside the drawing says it all. */
  label?: string
}

/** One of the drawings of the product pages, with words of its page's copy. */
export function ProductDrawing<Name extends DrawingName>({ name, words, width, height, label }: ProductDrawingProps<Name>) {
  return (
    <ServerDrawing
      name={`product ${name}`}
      width={width}
      height={height}
      label={label}
      className={`prod-drawing ${width === 280 ? 'prod-small' : 'prod-art'} prod-${name}`}
      copy={words}
      draw={() => drawFigure(name, words)}
    />
  )
}
