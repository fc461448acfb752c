import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { examCookie, loginCookie, markerCookie, readMarker, writeMarker } from '../../src/contract/cookies'
import type { Visitor } from '../../src/contract/guards'
import { sessionLifetimeSeconds } from '../../src/contract/limits'
import type { Edge, EdgeVariables } from '../edge'

/** The visitor's two tokens. They exist only in the edge and in its calls to upstreams, never in a page. */
export interface Session {
  loginToken: string | undefined
  examToken: string | undefined
}

export const loggedOut: Session = { loginToken: undefined, examToken: undefined }

/** Characters of a token. A cookie with others was not set by this worker and is not forwarded. */
export const tokenPattern = /^[\w.~+/=-]{1,2048}$/

/** Whether the browser uses https, where cookie names have a prefix. */
export const overHttps = (c: Context) => c.req.url.startsWith('https:')

/** The tokens of the request. On https only the prefixed name is read, because a sibling subdomain cannot set it. */
export function readSession(c: Context): Session {
  const read = (name: string) => {
    const value = overHttps(c) ? getCookie(c, name, 'host') : getCookie(c, name)
    return value && tokenPattern.test(value) ? value : undefined
  }
  return { loginToken: read(loginCookie), examToken: read(examCookie) }
}

/** The visitor's data for guards and pages. */
export function visitorOf({ locale, session, shared }: Pick<EdgeVariables, 'locale' | 'session' | 'shared'>): Visitor {
  return { locale, loggedIn: shared?.loggedIn ?? session.loginToken !== undefined, hasExamToken: session.examToken !== undefined }
}

/** Reads the tokens; a shared page is rendered without them. Answers to requests with a token must not be cached. */
export function session(): MiddlewareHandler<Edge> {
  return async function session(c, next) {
    const found = readSession(c)
    c.set('session', c.get('shared') ? loggedOut : found)
    await next()
    if (found.loginToken || found.examToken) c.header('Cache-Control', 'private, no-store')
  }
}

/** Id of the request's login; empty without a login. */
export const loginOf = (c: Context): string => readMarker(getCookie(c, markerCookie)).login

/**
 * Stores the tokens in HttpOnly cookies, and a marker cookie, readable by scripts, that names the existing tokens and their
 * login.
 */
export function storeSession(c: Context<Edge>, tokens: Session): void {
  const { loginToken } = tokens
  const isSameLogin = loginToken !== undefined && loginToken === readSession(c).loginToken
  const login = loginToken === undefined ? '' : (isSameLogin && loginOf(c)) || crypto.randomUUID()
  c.set('session', tokens)
  store(c, loginCookie, loginToken, true)
  store(c, examCookie, tokens.examToken, true)
  const marker = writeMarker({ loggedIn: loginToken !== undefined, hasExamToken: tokens.examToken !== undefined, login })
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
