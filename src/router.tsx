import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { hasSamples } from '~/content/vendor/slots'
import type { Banner } from '~/contract/banner'
import { pendingMinimum } from '~/contract/limits'
import type { PublicSite } from '~/contract/site'
import { mayHavePage } from '~/features/discovery/known-pages'
import { ErrorPage, NotFoundPage } from '~/features/shell/message-page'
import { edgeContext } from '~/lib/edge-context'
import { followPageLocale } from '~/lib/locale'
import { mayPrefetch } from '~/lib/prefetch'
import { parseSearch, stringifySearch } from '~/lib/search-params'
import { initSession, type Session } from '~/lib/session'
import { setPageCheck } from '~/lib/stored-address'
import { routeTree } from './routeTree.gen'

/** Data that the browser gets with the page. */
interface FirstAnswer {
  site: PublicSite | undefined
  banner: Banner | undefined
  isDemonstration: boolean
  session: Session
}

/** The vendor's facts stay out of the browser's code, which has the server's answer. */
const isDemonstration = createIsomorphicFn()
  .server(() => hasSamples())
  .client(() => false)

/** The lists of pages stay out of the browser's code. */
const checkStoredAddresses = createIsomorphicFn()
  .server(() => setPageCheck(mayHavePage))
  .client(() => undefined)

/** A router for one request on the server, or for the whole visit in the browser. */
export function getRouter() {
  checkStoredAddresses()
  followPageLocale()
  const edge = edgeContext()
  const first: FirstAnswer = {
    site: edge?.site,
    banner: edge?.banner,
    isDemonstration: isDemonstration(),
    session: { loggedIn: edge?.visitor.loggedIn ?? false }
  }
  const router = createRouter({
    routeTree,
    context: first,
    parseSearch,
    stringifySearch,
    scrollRestoration: scrollsTo(),
    // Only a fragment of the same page is scrolled to smoothly.
    scrollRestorationBehavior: 'instant',
    defaultPreload: typeof navigator !== 'undefined' && !mayPrefetch(navigator.connection) ? false : 'intent',
    defaultPendingMs: pendingMinimum,
    defaultPendingMinMs: pendingMinimum,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: () => first,
    hydrate: (answer: FirstAnswer) => {
      initSession(answer.session)
      router.update({ ...router.options, context: answer })
    },
    ...(edge ? { ssr: { nonce: edge.nonce } } : {})
  })
  return router
}

/**
 * Whether the router scrolls a page that it has rendered: not the download page, which changes tabs through its address and keeps
 * its scroll position (spec §2), and not the first page once it has been scrolled. That is where the server's script has restored
 * it, or where the visitor has begun to read or is about to click.
 */
function scrollsTo(): (page: { location: { pathname: string; href: string } }) => boolean {
  let first = import.meta.env.SSR ? undefined : location.href
  return ({ location: { pathname, href } }) => {
    const isFirst = first?.endsWith(href)
    first = undefined
    return pathname !== '/download' && !(isFirst && scrollY > 0)
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
