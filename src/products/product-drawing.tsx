import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import { currentLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import { type DrawingName, type DrawingWords, drawing } from './drawings'
import './products.css'

// The import above is used on the server only and is taken out of the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server(<Name extends DrawingName>(name: Name, words: DrawingWords[Name]): string | undefined => drawing(name, words))
  .client(<Name extends DrawingName>(_name: Name, _words: DrawingWords[Name]): string | undefined => undefined)

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
  const load = useCallback(async () => (await import('./drawings')).drawing(name, words), [name, words])
  return (
    <StaticDrawing
      width={width}
      height={height}
      {...(label && { label })}
      className={`prod-drawing ${width === 280 ? 'prod-small' : 'prod-art'} prod-${name}`}
      markup={drawOnServer(name, words)}
      load={load}
      version={`${name} ${currentLocale()}`}
    />
  )
}
