import type { MiddlewareHandler } from 'hono'
import type { SiteProfile } from '../../src/contract/site'
import { decodedPath } from '../decoded-path'
import type { Edge } from '../edge'
import { postedForms } from '../posted-forms'
import { targetOf } from '../proxy/addresses'

/** GET calls with effects: another site must not log a visitor out, spend their codes or write into their security log. */
const changingReads = new Set(['logout', 'get-code', 'export'].map((call) => `/api/passport/galaxy/user/${call}`))

const formPaths = new Set(postedForms.map(({ path }) => path))

/**
 * Refuses requests that another site makes on the visitor's behalf. The content type proves nothing: a cross-site post
 * can carry JSON. Browsers state `Sec-Fetch-Site`; without it, `Origin` must be one of this site's own.
 */
export function sameOrigin(profiles: readonly SiteProfile[]): MiddlewareHandler<Edge> {
  const configured = new Set(profiles.map((profile) => profile.origin))
  const hosts = new Set(profiles.flatMap((profile) => profile.hosts))
  return async function sameOrigin(c, next) {
    const url = new URL(c.req.url)
    const safe = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (safe ? !changingReads.has(decodedPath(c.req.url).toLowerCase().replace(/\/+$/, '')) : !acts(decodedPath(c.req.url)))
      return next()
    const fetchSite = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    const own = origin !== undefined && (configured.has(origin) || (hosts.has(url.hostname) && origin === url.origin))
    if (fetchSite === undefined ? own : fetchSite === 'same-origin') return next()
    return c.text('Cross-site request refused', 403)
  }
}

/** Whether other methods than GET have an effect at the address; a page answers them with 405 regardless of the origin. */
function acts(pathname: string): boolean {
  return pathname === '/language' || formPaths.has(pathname) || pathname.startsWith('/api/') || targetOf(pathname) !== undefined
}
