import { addressHeader, pageOriginHeader, placeHeader, previewHeader, siteOriginHeader } from '../../src/contract/headers'
import { type Locale, languageHeader } from '../../src/contract/locale'
import type { Session } from '../middleware/session'

/** Headers of the visitor that an upstream receives. All others are dropped, including tokens and cookies. */
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

/** Headers of an upstream that the visitor receives. They exclude `Set-Cookie` and `Location`. */
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
  /** The visitor's address, if the platform states it. */
  address: string | undefined
  /** For the detail of an entry only: the token of a preview. */
  previewToken?: string | undefined
  /** For the accounts only: the visitor's location, as far as the platform knows it. */
  place?: Place | undefined
  /** For the accounts only: the origin that a passkey is bound to, if the host name is one of the site's. */
  siteOrigin?: string | undefined
  /** For the extension API only: the origin of the page that makes the request. */
  pageOrigin?: string | undefined
}

/** `country` is an ISO 3166 code; `city` is spelled as the platform spells it. */
export interface Place {
  country?: string
  city?: string
}

/** Headers of the upstream call, built from an empty list (security.md, «Proxying»): an allow-list, then the injected ones. */
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
 * Headers of an answer for the visitor. Only a public address, which is asked for without a session, may let the pages of
 * other sites read it.
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
