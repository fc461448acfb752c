import type { AnyRouter } from '@tanstack/react-router'
import { mayBeRedirected, pageOfMarkdown } from '~/contract/edge-addresses'
import type { DeadLink } from '~/contract/edge-context'
import { edgeContext } from './edge-context'
import { hasRoute } from './has-route'

/** Target of an address from a database. */
type StoredAddress =
  | { kind: 'page'; path: string; search: Readonly<Record<string, string>>; hash: string | undefined }
  /** Another site, a file of this one, or an address that the server redirects. */
  | { kind: 'href'; href: string }
  | { kind: 'dead' }

/** Whether a route may have a page for these path parameters and this query. */
type PageCheck = (route: string, values: Readonly<Record<string, string>>) => boolean
let mayHavePage: PageCheck = () => true

/** Sets the check of `classifyStoredAddress`. Only the server has one: the lists of all pages are too large for the browser. */
export function setPageCheck(check: PageCheck): void {
  mayHavePage = check
}

/**
 * Classifies an address from a database, and reports a dead one to the operator. An address whose route has no such page is
 * reported too, but remains a link, which leads to a 404: the browser cannot know, and must render what the server did.
 */
export function classifyStoredAddress(router: AnyRouter, address: string, source: DeadLink['source']): StoredAddress {
  if (/^(https|mailto|tel):/.test(address) || /^\/(api\/main\/file|public)\//.test(address))
    return { kind: 'href', href: address }
  if (/^\/(?![/\\])/.test(address)) {
    const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid')
    const page = { path: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) || undefined }
    if (mayBeRedirected(pathname)) return { kind: 'href', href: address }
    const described = pageOfMarkdown(pathname)
    if (hasRoute(router, described ?? pathname)) {
      const [, params, route] = router.getMatchedRoutes(pathname)
      // Feeds, calendars and Markdown are answers of the server: the router would show an empty page.
      if (described !== undefined || route?.options.component === undefined) return { kind: 'href', href: address }
      const path = route?.fullPath.replace(/(?<=.)\/$/, '') ?? ''
      if (!mayHavePage(path, { ...page.search, ...params })) reportDeadLink({ address, source })
      return { kind: 'page', ...page }
    }
  }
  reportDeadLink({ address, source })
  return { kind: 'dead' }
}

/** Writes a dead link to the edge's log. The browser reports nothing: the server renders the same page for others. */
export function reportDeadLink(link: DeadLink): void {
  edgeContext()?.reportDeadLink(link)
}
