import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import type { Locale } from '~/contract/locale'
import { currentLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import { countDrawings, type DrawingName, drawing, type HomeCounts } from './drawings'

// The static import above is used on the server only and is taken out of the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((name: DrawingName, locale: Locale): string | undefined => drawing(name, locale))
  .client((_name: DrawingName, _locale: Locale): string | undefined => undefined)

/** Counts of the drawings, for the loader. */
export const loadCounts = createIsomorphicFn()
  .server((): HomeCounts | Promise<HomeCounts> => countDrawings())
  .client(async (): Promise<HomeCounts> => (await import('./drawings')).countDrawings())

interface HomeDrawingProps {
  name: DrawingName
  width: number
  height: number
  label?: string
  className?: string
}

/** One of the home page's drawings, in the language of the page. */
export function HomeDrawing({ name, ...frame }: HomeDrawingProps) {
  const locale = currentLocale()
  const load = useCallback(async () => (await import('./drawings')).drawing(name, locale), [name, locale])
  return <StaticDrawing {...frame} markup={drawOnServer(name, locale)} load={load} version={locale} />
}
