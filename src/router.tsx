import { createRouter } from '@tanstack/react-router'
import { pendingMinimum } from '~/contract/limits'
import { edgeContext } from '~/lib/edge-context'
import { routeTree } from './routeTree.gen'

/** A router for one request on the server, or for the whole visit in the browser. */
export function getRouter() {
  const nonce = edgeContext()?.nonce
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: pendingMinimum,
    defaultPendingMinMs: pendingMinimum,
    ...(nonce ? { ssr: { nonce } } : {})
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
