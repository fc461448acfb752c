import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import type { DatabaseContent } from '~/content/database/types'
import { currentLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import { type DatabaseDrawingName, drawing } from './drawings'
import '~/features/database/database.css'

// Only the server uses the import above; createIsomorphicFn removes it from the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((name: DatabaseDrawingName, content: DatabaseContent): string | undefined => drawing(name, content))
  .client((_name: DatabaseDrawingName, _content: DatabaseContent): string | undefined => undefined)

interface DatabaseDrawingProps {
  name: DatabaseDrawingName
  content: DatabaseContent
  width: number
  height: number
  label?: string
}

/** One of the page's drawings, labeled from its copy. */
export function DatabaseDrawing({ name, content, ...frame }: DatabaseDrawingProps) {
  const load = useCallback(async () => (await import('./drawings')).drawing(name, content), [name, content])
  return (
    <StaticDrawing
      {...frame}
      className={`database-drawing database-${name}`}
      markup={drawOnServer(name, content)}
      load={load}
      version={currentLocale()}
    />
  )
}
