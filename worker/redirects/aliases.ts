import type { MiddlewareHandler } from 'hono'
import { examAliases } from '../../src/contract/edge-addresses'
import { decodedPath } from '../decoded-path'
import type { Edge } from '../edge'
import { redirect } from './redirect'

/** Well-known URL for changing passwords (W3C), which password managers open. */
export const changePasswordAddress = '/.well-known/change-password'

/**
 * The page of an alias: `/exam` is `/center/train/GBCA/exam`. Undefined for other paths. Ignores case and a trailing slash, as the
 * router does.
 */
export function pageOfAlias(path: string): string | undefined {
  if (path === changePasswordAddress) return '/user'
  const [, name] = /^\/([a-z]+)\/?$/.exec(path.toLowerCase()) ?? []
  const page = examAliases.find((known) => known === name)
  return page && `/center/train/GBCA/${page}`
}

/** Redirects an alias to its page, with its query. The guards run earlier and resolve aliases themselves. */
export function redirectAliases(): MiddlewareHandler<Edge> {
  return async function redirectAliases(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const page = isRead ? pageOfAlias(decodedPath(c.req.url)) : undefined
    return page ? redirect(c, page + new URL(c.req.url).search, 'short-address') : next()
  }
}
