import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { examCookie, loginCookie, markerCookie, readMarker, writeMarker } from '../../src/contract/cookies'
import type { Visitor } from '../../src/contract/guards'
import { sessionLifetimeSeconds } from '../../src/contract/limits'
import type { Edge, EdgeVariables } from '../edge'

/** The two tokens of a visitor. They exist here and on the way to the upstreams, never in a page. */
export interface Session {
  loginToken: string | undefined
  examToken: string | undefined
}

export const loggedOut: Session = { loginToken: undefined, examToken: undefined }

/** A cookie with other characters was not set by this worker and is not forwarded. */
export const tokenPattern = /^[\w.~+/=-]{1,2048}$/

/** Whether the browser came over https, where cookies have a prefixed name. */
export const overHttps = (c: Context) => c.req.url.startsWith('https:')

/** The tokens of the request. On https only the prefixed name counts, because a sibling subdomain cannot set it. */
export function readSession(c: Context): Session {
  const read = (name: string) => {
    const value = overHttps(c) ? getCookie(c, name, 'host') : getCookie(c, name)
    return value && tokenPattern.test(value) ? value : undefined
  }
  return { loginToken: read(loginCookie), examToken: read(examCookie) }
}

/** The visitor as guards and pages see them. */
export function visitorOf({ locale, session, shared }: Pick<EdgeVariables, 'locale' | 'session' | 'shared'>): Visitor {
  return { locale, loggedIn: shared?.loggedIn ?? session.loginToken !== undefined, hasExamToken: session.examToken !== undefined }
}

/** Reads the tokens; a shared page is rendered without them. The answer to a request with a token may not be cached. */
export function session(): MiddlewareHandler<Edge> {
  return async function session(c, next) {
    const found = readSession(c)
    c.set('session', c.get('shared') ? loggedOut : found)
    await next()
    if (found.loginToken || found.examToken) c.header('Cache-Control', 'private, no-store')
  }
}

/** The id of the request's login; empty without one. */
export const loginOf = (c: Context): string => readMarker(getCookie(c, markerCookie)).login

/** Stores the tokens in HttpOnly cookies, and the readable marker that says which of them exist, and of which login. */
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
