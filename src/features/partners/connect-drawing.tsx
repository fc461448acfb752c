import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import { drawConnect } from '~/content/partners/connect-drawing'
import type { ConnectCopy } from '~/content/partners/types'
import { useLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'

type Words = ConnectCopy['drawing']

// The static import above is used on the server only and is taken out of the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((words: Words): string | undefined => drawConnect(words))
  .client((_words: Words): string | undefined => undefined)

/** The request as a graph; which path is marked, the page's style sheet decides by the ticked boxes. */
export function ConnectDrawing({ words }: { words: Words }) {
  const locale = useLocale()
  const load = useCallback(async () => (await import('~/content/partners/connect-drawing')).drawConnect(words), [words])
  return (
    <StaticDrawing
      width={680}
      height={484}
      label={words.alt}
      className="connect-drawing"
      markup={drawOnServer(words)}
      load={load}
      version={locale}
    />
  )
}
