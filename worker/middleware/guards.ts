import type { MiddlewareHandler } from 'hono'
import { guardedPaths, mayPass, type Visitor } from '../../src/contract/guards'
import type { Edge, EdgeVariables } from '../edge'

/** What the guards, and the page, may know of the visitor. */
export function visitorOf(variables: Pick<EdgeVariables, 'locale' | 'session'>): Visitor {
  const { loginToken, examToken } = variables.session
  return { locale: variables.locale, loggedIn: loginToken !== undefined, hasExamToken: examToken !== undefined }
}

/**
 * Sends a visitor whom a guard refuses to `/`, before anything renders (spec §2).
 * @throws UnknownMiddlewareError when the table names a guard that does not exist
 */
export function guards(table: Readonly<Record<string, string>> = guardedPaths): MiddlewareHandler<Edge> {
  return async function guards(c, next) {
    if (mayPass(decodedPath(c.req.url), visitorOf(c.var), table)) return next()
    c.header('Cache-Control', 'private, no-store')
    return c.redirect('/', 302)
  }
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
