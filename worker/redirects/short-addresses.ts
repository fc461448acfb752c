import type { MiddlewareHandler } from 'hono'
import { decodedPath } from '../decoded-path'
import type { Edge } from '../edge'
import { redirect } from './redirect'

/** Pages of the GBCA exam that spec §2 also lists by their last segment; `/auth` is no such address. */
const shortAddresses = ['exam', 'resource', 'result', 'training'] as const

/** Where password managers look for the page that changes a password (W3C, «A Well-Known URL for Changing Passwords»). */
export const changePasswordAddress = '/.well-known/change-password'

/**
 * The page of a short address: `/exam` is `/center/train/GBCA/exam`. Undefined for other paths. Case and a trailing slash do
 * not matter, as for the router.
 */
export function pageOfShortAddress(path: string): string | undefined {
  if (path === changePasswordAddress) return '/user'
  const [, name] = /^\/([a-z]+)\/?$/.exec(path.toLowerCase()) ?? []
  const page = shortAddresses.find((known) => known === name)
  return page && `/center/train/GBCA/${page}`
}

/** Redirects a short address to its page, with its query. The guards, which run before, treat it as that page. */
export function expandShortAddresses(): MiddlewareHandler<Edge> {
  return async function expandShortAddresses(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const page = isRead ? pageOfShortAddress(decodedPath(c.req.url)) : undefined
    return page ? redirect(c, page + new URL(c.req.url).search, 'short-address') : next()
  }
}
