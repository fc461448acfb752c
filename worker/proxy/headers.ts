import { addressHeader, placeHeader, siteOriginHeader } from '../../src/contract/headers'
import { type Locale, languageHeader } from '../../src/contract/locale'
import type { Session } from '../middleware/session'

/** What of the visitor's own headers an upstream may see. Everything else stays here, tokens and cookies first of all. */
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

/** What of an upstream's headers a visitor may see. `Set-Cookie` and `Location` are not among them. */
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

/** Who the call is made for; absent for a public address, which is told nothing. */
export interface Identity {
  session: Session
  locale: Locale
  /** The visitor's address where the platform states it. */
  address: string | undefined
  /** For the accounts only: where the visitor is, as far as the platform knows. */
  place?: Place | undefined
  /** For the accounts only: the origin that a passkey is bound to, where the host name is one of the site's. */
  siteOrigin?: string | undefined
}

/** `country` is an ISO 3166 code, `city` a name as the platform writes it. */
export interface Place {
  country?: string
  city?: string
}

/** Headers of the upstream call, built from nothing (security.md, «Proxying»): an allow-list, then what is injected. */
export function upstreamHeaders(visitor: Headers, identity: Identity | undefined): Headers {
  const headers = pick(visitor, fromVisitor)
  if (!identity) return headers
  const { session, locale, address, place, siteOrigin } = identity
  headers.set('Language', languageHeader(locale))
  if (session.loginToken) headers.set('Authorization', session.loginToken)
  if (session.examToken) headers.set('Token', session.examToken)
  if (address) headers.set(addressHeader, address)
  // As a query string, because a city's name need not be of the letters that a header may hold.
  if (place) headers.set(placeHeader, new URLSearchParams({ ...place }).toString())
  if (siteOrigin) headers.set(siteOriginHeader, siteOrigin)
  return headers
}

export function visitorHeaders(upstream: Headers): Headers {
  return pick(upstream, fromUpstream)
}

function pick(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
