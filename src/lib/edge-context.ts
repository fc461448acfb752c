import { getGlobalStartContext } from '@tanstack/react-start'
import type { EdgeContext } from '~/contract/edge-context'
import type { Locale } from '~/contract/locale'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: EdgeContext }
  }
}

/** The edge context of the current request; undefined in the browser. */
export const edgeContext = (): EdgeContext | undefined => (import.meta.env.SSR ? getGlobalStartContext() : undefined)

/** Overrides the language of the answer, for a file or call that names one. */
export function answerIn(locale: Locale): void {
  const edge = edgeContext()
  if (edge) edge.visitor = { ...edge.visitor, locale }
}
