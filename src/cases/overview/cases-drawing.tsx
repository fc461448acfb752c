import { createIsomorphicFn } from '@tanstack/react-start'
import { useCallback } from 'react'
import { useLocale } from '~/lib/locale'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import type { CasesCopy, IndustryId } from '../types'
import { drawCases } from './draw-cases'

// The static import above is used on the server only and is taken out of the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((industry: IndustryId | undefined, copy: CasesCopy): string | undefined => drawCases(industry, copy))
  .client((_industry: IndustryId | undefined, _copy: CasesCopy): string | undefined => undefined)

/** Industries, cases and what they ask, with those of the chosen industry marked. */
export function CasesDrawing({ industry, copy }: { industry: IndustryId | undefined; copy: CasesCopy }) {
  const locale = useLocale()
  const load = useCallback(async () => (await import('./draw-cases')).drawCases(industry, copy), [industry, copy])
  return (
    <StaticDrawing
      width={680}
      height={560}
      label={copy.drawing.alt}
      className="cases-figure"
      markup={drawOnServer(industry, copy)}
      load={load}
      version={[locale, industry].join()}
    />
  )
}
