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

/** Context of the router, which the browser receives with the page. */
interface InitialContext {
  site: PublicSite | undefined
  banner: Banner | undefined
  isDemonstration: boolean
  session: Session
}

/** Evaluated on the server only, so that the vendor's facts are not bundled for the browser, which receives the result. */
const isDemonstration = createIsomorphicFn()
  .server(() => hasSamples())
  .client(() => false)

/** Server only, so that the lists of pages are not bundled for the browser. */
const checkStoredAddresses = createIsomorphicFn()
  .server(() => setPageCheck(mayHavePage))
  .client(() => undefined)

/** A router for one request on the server, or for the whole visit in the browser. */
export function getRouter() {
  checkStoredAddresses()
  followPageLocale()
  const edge = edgeContext()
  const first: InitialContext = {
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
    scrollRestoration: scrollRestorationRule(),
    // Smooth scrolling is for fragments of the same page only.
    scrollRestorationBehavior: 'instant',
    defaultPreload: typeof navigator !== 'undefined' && !mayPrefetch(navigator.connection) ? false : 'intent',
    defaultPendingMs: pendingMinimum,
    defaultPendingMinMs: pendingMinimum,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: () => first,
    hydrate: (answer: InitialContext) => {
      initSession(answer.session)
      router.update({ ...router.options, context: answer })
    },
    ...(edge ? { ssr: { nonce: edge.nonce } } : {})
  })
  return router
}

/**
 * Returns the rule for which pages the router scrolls after rendering. Not the download page: its tabs are addresses, and switching
 * tabs keeps the scroll position (spec §2). Not the first page if it is already scrolled: an inline script has restored its
 * position, or the visitor has scrolled.
 */
function scrollRestorationRule(): (page: { location: { pathname: string; href: string } }) => boolean {
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
