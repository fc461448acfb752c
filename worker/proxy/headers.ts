import { addressHeader, pageOriginHeader, placeHeader, previewHeader, siteOriginHeader } from '../../src/contract/headers'
import { type Locale, languageHeader } from '../../src/contract/locale'
import type { Session } from '../middleware/session'

/** Visitor headers that an upstream receives. All others are dropped, including tokens and cookies. */
const fromVisitor = [
  'Accept',
  'Content-Type',
  'Idempotency-Key',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Range',
  'User-Agent'
]

/** Upstream headers that the visitor receives. `Set-Cookie` and `Location` are not among them. */
const fromUpstream = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Disposition',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Retry-After'
]

/** The visitor for whom the call is made; absent for a public address. */
export interface Identity {
  session: Session
  locale: Locale
  /** The visitor's address, if the platform provides it. */
  address: string | undefined
  /** Token of a preview; only for the detail of an entry. */
  previewToken?: string | undefined
  /** The visitor's location, if the platform knows it; only for passport. */
  place?: Place | undefined
  /** Origin to which a passkey is bound, if the host is one of the site's; only for passport. */
  siteOrigin?: string | undefined
  /** Origin of the requesting page; only for the extension API. */
  pageOrigin?: string | undefined
}

/** `country` is an ISO 3166 code; `city` has the platform's spelling. */
export interface Place {
  country?: string
  city?: string
}

/** Headers of the upstream call (security.md, «Proxying»): the allow-listed ones, then the injected ones. */
export function upstreamHeaders(visitor: Headers, identity: Identity | undefined): Headers {
  const headers = pick(visitor, fromVisitor)
  if (!identity) return headers
  const { session, locale, address, previewToken, place, siteOrigin, pageOrigin } = identity
  headers.set('Language', languageHeader(locale))
  if (session.loginToken) headers.set('Authorization', session.loginToken)
  if (session.examToken) headers.set('Token', session.examToken)
  if (address) headers.set(addressHeader, address)
  if (previewToken) headers.set(previewHeader, previewToken)
  // As a query string, because a city's name may contain characters that a header cannot.
  if (place) headers.set(placeHeader, new URLSearchParams({ ...place }).toString())
  if (siteOrigin) headers.set(siteOriginHeader, siteOrigin)
  if (pageOrigin) headers.set(pageOriginHeader, pageOrigin)
  return headers
}

/**
 * Headers of an answer for the visitor. Only public addresses, which are called without a session, may be readable by other sites
 * (CORS).
 */
export function visitorHeaders(upstream: Headers, { identified }: { identified: boolean }): Headers {
  return pick(upstream, identified ? fromUpstream : [...fromUpstream, 'Access-Control-Allow-Origin'])
}

function pick(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
