import type { MiddlewareHandler } from 'hono'
import { scriptHeader, scriptHeaderValue } from '../../src/contract/headers'
import { originalLocale } from '../../src/contract/locale'
import { parseUrl } from '../../src/contract/parse-url'
import type { SiteProfile } from '../../src/contract/site'
import { m } from '../../src/paraglide/messages'
import { decodedPath } from '../decoded-path'
import type { Edge } from '../edge'
import { postedForms } from '../posted-forms'
import { targetOf } from '../proxy/addresses'
import { asksForDocument } from './documents-only'

/** GET calls with side effects: another site must not log out a visitor, spend their codes or write to their security log. */
const changingReads = new Set(['logout', 'get-code', 'export'].map((call) => `/api/passport/galaxy/user/${call}`))

const formPaths = new Set(postedForms.map(({ path }) => path))

/**
 * Rejects cross-site requests with side effects (CSRF). The content type proves nothing, because a cross-site post can carry
 * JSON. Browsers send `Sec-Fetch-Site` on https. Without it (plain http, old browsers), a post proves its origin by `Origin` or
 * `Referer`, and any request by a custom header: across origins it would need a CORS preflight, which this site never grants.
 */
export function sameOrigin(profiles: readonly SiteProfile[]): MiddlewareHandler<Edge> {
  const isOwnPage = ownPages(profiles)
  return async function sameOrigin(c, next) {
    const safe = c.req.method === 'GET' || c.req.method === 'HEAD'
    const path = decodedPath(c.req.url)
    if (safe ? !changingReads.has(path.toLowerCase().replace(/\/+$/, '')) : !acts(path)) return next()
    const url = new URL(c.req.url)
    const fetchSite = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    const comesFromOwn = isOwnPage(origin, url) || (!safe && origin === undefined && isOwnPage(c.req.header('Referer'), url))
    const isProved =
      fetchSite === undefined ? c.req.header(scriptHeader) === scriptHeaderValue || comesFromOwn : fetchSite === 'same-origin'
    if (isProved) return next()
    const error = m.edge_other_site({}, { locale: c.get('locale') ?? originalLocale })
    return asksForDocument(c) ? c.text(error, 403) : c.json({ status: 403, error }, 403)
  }
}

/**
 * Returns a function that tells whether an address is a page of this site: of a configured origin, or of the requested host. A
 * server behind a proxy may be asked by another scheme or port than the browser was.
 */
export function ownPages(profiles: readonly SiteProfile[]): (address: string | undefined, asked: URL) => boolean {
  const configured = new Set(profiles.map((profile) => profile.origin))
  return (address, asked) => {
    const page = address === undefined ? undefined : parseUrl(address)
    return page !== undefined && (configured.has(page.origin) || isSameHost(page, asked))
  }
}

/**
 * Whether a page belongs to the requested host, including its port. https before a TLS-terminating proxy counts as the same. An
 * http page does not belong to an https site, because anyone on the network could have written it.
 */
const isSameHost = (page: URL, asked: URL): boolean =>
  page.host === asked.host && (page.protocol === asked.protocol || page.protocol === 'https:')

/** Whether methods other than GET have an effect at the address. A page answers them with 405 regardless of the origin. */
function acts(pathname: string): boolean {
  return pathname === '/language' || formPaths.has(pathname) || pathname.startsWith('/api/') || targetOf(pathname) !== undefined
}
