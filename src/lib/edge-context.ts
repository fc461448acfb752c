import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { EdgeContext } from '~/contract/edge-context'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: EdgeContext }
  }
}

/** The edge's context of the request being rendered; undefined in the browser. */
export const edgeContext = createIsomorphicFn()
  .server((): EdgeContext | undefined => getGlobalStartContext())
  .client((): EdgeContext | undefined => undefined)
