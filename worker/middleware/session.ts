import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { examCookie, loginCookie, markerCookie, writeMarker } from '../../src/contract/cookies'
import type { Visitor } from '../../src/contract/guards'
import { sessionLifetimeSeconds } from '../../src/contract/limits'
import type { Edge, EdgeVariables } from '../edge'

/** The two tokens a visitor may hold. They exist here and on the way to the upstreams, never in a page. */
export interface Session {
  loginToken: string | undefined
  examToken: string | undefined
}

/** Anything else in a cookie was not put there by this worker and is not sent on in a header. */
export const tokenPattern = /^[\w.~+/=-]{1,2048}$/

const overHttps = (c: Context) => c.req.url.startsWith('https:')

/** The tokens that the request carries. On https only the prefixed name counts: a sibling subdomain cannot plant it. */
export function readSession(c: Context): Session {
  const read = (name: string) => {
    const value = overHttps(c) ? getCookie(c, name, 'host') : getCookie(c, name)
    return value && tokenPattern.test(value) ? value : undefined
  }
  return { loginToken: read(loginCookie), examToken: read(examCookie) }
}

/** What the guards and the page may know of the visitor. */
export function visitorOf({ locale, session }: Pick<EdgeVariables, 'locale' | 'session'>): Visitor {
  return { locale, loggedIn: session.loginToken !== undefined, hasExamToken: session.examToken !== undefined }
}

/** Reads the tokens. A request that carries one gets an answer that nobody may keep. */
export function session(): MiddlewareHandler<Edge> {
  return async function session(c, next) {
    const found = readSession(c)
    c.set('session', found)
    await next()
    if (found.loginToken || found.examToken) c.header('Cache-Control', 'private, no-store')
  }
}

/** Stores the tokens in HttpOnly cookies and, beside them, the readable marker that says only which of them exist. */
export function storeSession(c: Context<Edge>, tokens: Session): void {
  c.set('session', tokens)
  store(c, loginCookie, tokens.loginToken, true)
  store(c, examCookie, tokens.examToken, true)
  const marker = writeMarker({ loggedIn: tokens.loginToken !== undefined, hasExamToken: tokens.examToken !== undefined })
  store(c, markerCookie, marker || undefined, false)
}

function store(c: Context<Edge>, name: string, value: string | undefined, secret: boolean): void {
  const https = overHttps(c)
  setCookie(c, name, value ?? '', {
    path: '/',
    sameSite: 'Lax',
    httpOnly: secret,
    secure: https,
    maxAge: value === undefined ? 0 : sessionLifetimeSeconds,
    ...(https && secret ? { prefix: 'host' as const } : {})
  })
}
