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
 * Redirects a visitor without access to `/`, before anything renders (spec §2). A cookie readable by scripts keeps the
 * destination with its query: the page then opens the login if that would grant access, or shows a notice if the page exists in
 * another language. An alias has the guard of its page, which saves a redirect.
 * @throws UnknownMiddlewareError if the table names an unknown guard
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

/** The query as requested; omitted if it might exceed a browser's cookie limit. */
function queryOf(url: string): string {
  const { search } = new URL(url)
  return encodeURIComponent(search).length > 2000 ? '' : search
}
