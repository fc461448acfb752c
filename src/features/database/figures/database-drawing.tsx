import type { DatabaseContent } from '~/content/database/types'
import { ServerDrawing } from '~/ui/figure/drawing'
import type { DatabaseDrawingName } from './drawings'
import '~/features/database/database.css'

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
      load={async () => (await import('./drawings')).drawing(name, content)}
    />
  )
}
