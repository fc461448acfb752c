import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import { drawConcepts } from '~/content/company/concepts-drawing'
import type { BookCopy } from '~/content/company/types'
import { useLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'

type Names = BookCopy['concepts']

// The static import above is used on the server only and is taken out of the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((names: Names): string | undefined => drawConcepts(names))
  .client((_names: Names): string | undefined => undefined)

/** The concepts and their order; which goal is marked, the page's style sheet decides by the chosen radio button. */
export function ConceptsDrawing({ names, label }: { names: Names; label: string }) {
  const locale = useLocale()
  const load = useCallback(async () => (await import('~/content/company/concepts-drawing')).drawConcepts(names), [names])
  return (
    <StaticDrawing
      width={600}
      height={590}
      label={label}
      className="book-drawing"
      markup={drawOnServer(names)}
      load={load}
      version={locale}
    />
  )
}
