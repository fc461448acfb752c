import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { nextCookie } from '../../src/contract/cookies'
import { guardedPaths, loginDestination, pageInOtherLanguage, refusingGuard } from '../../src/contract/guards'
import { decodedPath } from '../decoded-path'
import type { Edge } from '../edge'
import { visitorOf } from '../middleware/session'
import { pageOfAlias } from './aliases'
import { redirect } from './redirect'

/**
 * Redirects a visitor whom a guard refuses to `/`, before anything renders (spec §2). A readable cookie keeps the
 * destination with its query: if a login would admit the visitor, the page opens the login and continues there; if the
 * page exists in another language, it shows a notice. A short address has the guard of its page, so that one redirect
 * leads home instead of two.
 * @throws UnknownMiddlewareError when the table names a guard that does not exist
 */
export function guards(table: Readonly<Record<string, string>> = guardedPaths): MiddlewareHandler<Edge> {
  return async function guards(c, next) {
    const asked = decodedPath(c.req.url)
    const path = pageOfAlias(asked) ?? asked
    const guard = refusingGuard(path, visitorOf(c.var), table)
    if (!guard) return next()
    c.header('Cache-Control', 'private, no-store')
    const destination = loginDestination(path, table) ?? pageInOtherLanguage(path, c.get('locale'), table)?.path
    if (destination) {
      const address = destination + queryOf(c.req.url)
      setCookie(c, nextCookie, address, { path: '/', sameSite: 'Lax', secure: c.req.url.startsWith('https:') })
    }
    return redirect(c, '/', guard)
  }
}

/** The query as requested; omitted if a browser might refuse a cookie of its length. */
function queryOf(url: string): string {
  const { search } = new URL(url)
  return encodeURIComponent(search).length > 2000 ? '' : search
}
