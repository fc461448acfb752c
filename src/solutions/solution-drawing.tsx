import { createContext, useContext } from 'react'
import { ServerDrawing } from '~/ui/figure/drawing'
import type { Frame } from './drawing'
import { drawFigure, type PageName } from './figures'
import type { Words } from './types'

/** Shared by all drawings of a page. */
export interface Drawings {
  page: PageName
  words: Words
  frames: Readonly<Record<string, Frame>>
}

const DrawingsContext = createContext<Drawings | undefined>(undefined)
export const DrawingsProvider = DrawingsContext.Provider

interface SolutionDrawingProps {
  name: string
  /** Omitted if the adjacent text describes the drawing completely. */
  label?: string
  className?: string
  stretched?: boolean
}

/** A drawing of the page in its language. */
export function SolutionDrawing({ name, label, className, stretched }: SolutionDrawingProps) {
  const drawings = useContext(DrawingsContext)
  if (!drawings) throw new Error('A SolutionDrawing needs a DrawingsProvider')
  const { page, words, frames } = drawings
  const { width, height } = frames[name] ?? { width: 0, height: 0 }
  return (
    <ServerDrawing
      name={`${page} ${name}`}
      width={width}
      height={height}
      label={label}
      className={className ? `sol-drawing ${className}` : 'sol-drawing'}
      stretched={stretched}
      copy={words}
      draw={() => drawFigure(page, name, words)}
    />
  )
}
