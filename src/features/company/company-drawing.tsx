import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import { drawTimeline } from '~/content/company/timeline-drawing'
import type { AboutCopy } from '~/content/company/types'
import { useLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'

type Words = AboutCopy['milestones']['drawing']

// The static import above is used on the server only and is taken out of the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((words: Words): string | undefined => drawTimeline(words))
  .client((_words: Words): string | undefined => undefined)

/** The time line of the science and the company. */
export function TimelineDrawing({ words }: { words: Words }) {
  const locale = useLocale()
  const load = useCallback(async () => (await import('~/content/company/timeline-drawing')).drawTimeline(words), [words])
  return (
    <StaticDrawing
      width={680}
      height={620}
      label={words.alt}
      className="timeline-drawing"
      markup={drawOnServer(words)}
      load={load}
      version={locale}
    />
  )
}
