import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import { type CenterDrawingContent, draw } from '~/content/center/drawings'
import { useLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import './center.css'

// Only the server uses the static import above; createIsomorphicFn removes it from the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((content: CenterDrawingContent): string | undefined => draw(content))
  .client((_content: CenterDrawingContent): string | undefined => undefined)

/** The drawing in a resource center page's hero. */
export function CenterDrawing({ content, label }: { content: CenterDrawingContent; label: string }) {
  const locale = useLocale()
  const load = useCallback(async () => (await import('~/content/center/drawings')).draw(content), [content])
  return (
    <StaticDrawing
      width={680}
      height={480}
      label={label}
      className="center-drawing"
      markup={drawOnServer(content)}
      load={load}
      version={[locale, content.name].join()}
    />
  )
}
