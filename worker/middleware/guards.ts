import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { nextCookie } from '../../src/contract/cookies'
import { foreignPage, guardedPaths, loginDestination, mayPass, type Visitor } from '../../src/contract/guards'
import type { Edge, EdgeVariables } from '../edge'

/** What the guards, and the page, may know of the visitor. */
export function visitorOf(variables: Pick<EdgeVariables, 'locale' | 'session'>): Visitor {
  const { loginToken, examToken } = variables.session
  return { locale: variables.locale, loggedIn: loginToken !== undefined, hasExamToken: examToken !== undefined }
}

/**
 * Sends a visitor whom a guard refuses to `/`, before anything renders (spec §2). A readable
 * cookie says where they were going, with the query: where logging in would let them pass, the page opens login and goes on
 * from there; where the page exists in another language, it says so.
 * @throws UnknownMiddlewareError when the table names a guard that does not exist
 */
export function guards(table: Readonly<Record<string, string>> = guardedPaths): MiddlewareHandler<Edge> {
  return async function guards(c, next) {
    const path = decodedPath(c.req.url)
    if (mayPass(path, visitorOf(c.var), table)) return next()
    c.header('Cache-Control', 'private, no-store')
    const destination = loginDestination(path, table) ?? foreignPage(path, c.get('locale'), table)?.path
    if (destination) {
      const next = destination + queryOf(c.req.url)
      setCookie(c, nextCookie, next, { path: '/', sameSite: 'Lax', secure: c.req.url.startsWith('https:') })
    }
    return c.redirect('/', 302)
  }
}

/** The query as it was asked for; left out where a browser might refuse a cookie of its length. */
function queryOf(url: string): string {
  const { search } = new URL(url)
  return encodeURIComponent(search).length > 2000 ? '' : search
}

/** The path as the router and the upstreams will read it: `%65xam` is `exam` to them, so it is to the checks. */
export function decodedPath(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
