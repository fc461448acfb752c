import { createContext, useCallback, useContext } from 'react'
import { currentLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import type { Frame } from './drawing'
import { drawnAlready, fetchDrawing, type PageName } from './figures'
import type { Words } from './types'

/** What every drawing of a page needs. */
export interface Drawings {
  page: PageName
  words: Words
  frames: Readonly<Record<string, Frame>>
}

const DrawingsContext = createContext<Drawings | undefined>(undefined)
export const DrawingsProvider = DrawingsContext.Provider

interface SolutionDrawingProps {
  name: string
  /** Left out where the text beside the drawing says it all. */
  label?: string
  className?: string
  stretched?: boolean
}

/** One of the page's drawings, in the language of the page. */
export function SolutionDrawing({ name, label, className, stretched }: SolutionDrawingProps) {
  const drawings = useContext(DrawingsContext)
  if (!drawings) throw new Error('A drawing stands outside its page')
  const { page, words, frames } = drawings
  const load = useCallback(() => fetchDrawing(page, name, words), [page, name, words])
  const { width, height } = frames[name] ?? { width: 0, height: 0 }
  return (
    <StaticDrawing
      width={width}
      height={height}
      className={className ? `sol-drawing ${className}` : 'sol-drawing'}
      {...(label && { label })}
      {...(stretched && { stretched })}
      markup={drawnAlready(page, name, words)}
      load={load}
      version={`${page} ${name} ${currentLocale()}`}
    />
  )
}
