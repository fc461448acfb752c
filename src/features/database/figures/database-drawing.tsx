import { createIsomorphicFn } from '@tanstack/react-start'
import { ServerDrawing } from '~/ui/figure/drawing'
import type { DatabaseContent } from '../copy/types'
import { type DatabaseDrawingName, drawing } from './drawings'
import '../database.css'

const drawFigure = createIsomorphicFn()
  .server(drawing)
  .client(async (...given) => (await import('./drawings')).drawing(...given))

interface DatabaseDrawingProps {
  name: DatabaseDrawingName
  content: DatabaseContent
  width: number
  height: number
  label?: string
}

/** One of the page's drawings, labeled from its copy. */
export function DatabaseDrawing({ name, content, ...frame }: DatabaseDrawingProps) {
  return (
    <ServerDrawing
      {...frame}
      name={`database ${name}`}
      className={`database-drawing database-${name}`}
      copy={content}
      draw={() => drawFigure(name, content)}
    />
  )
}
