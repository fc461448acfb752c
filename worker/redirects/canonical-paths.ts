import type { MiddlewareHandler } from 'hono'
import { documentsVersions, latestDocuments } from '../../src/contract/limits'
import type { Edge } from '../edge'
import { segmentsOf } from '../redact-path'
import { redirect } from './redirect'

const isParameter = (segment: string) => segment.startsWith('$')
const versions = [latestDocuments, ...documentsVersions]

/** The segment decoded and in lower case, for comparison; undefined for a broken percent escape. */
function comparable(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * Returns a function for the canonical spelling of a page's path: no trailing slash, route segments in the letter case of the
 * site map, parameters unchanged. A Markdown variant follows its page. Undefined if the path belongs to no page. The first
 * segment is always a static route segment, so the result cannot name another host.
 * @param routeFiles file names of the app's routes
 */
export function canonicalPathOf(routeFiles: readonly string[]): (pathname: string) => string | undefined {
  // Routes without parameters have precedence: `/document/feedback` over `/document/$version`.
  const routes = routeFiles
    .map(segmentsOf)
    .filter(([first]) => first !== undefined && !isParameter(first))
    .toSorted((a, b) => a.filter(isParameter).length - b.filter(isParameter).length)

  /** The segment in the route's spelling; undefined if it does not match. */
  function spelled(segment: string, known: string, isLast: boolean): string | undefined {
    const asked = comparable(segment)
    if (known === '$version') return versions.find((version) => version.toLowerCase() === asked) ?? segment
    if (isParameter(known)) return segment
    if (asked === known.toLowerCase()) return known
    return isLast && asked === `${known.toLowerCase()}.md` ? `${known}.md` : undefined
  }

  return (pathname) => {
    const asked = pathname.replace(/\/+$/, '').split('/').slice(1)
    if (asked.includes('')) return undefined
    for (const route of routes) {
      if (route.length !== asked.length) continue
      const path = asked.map((segment, index) => spelled(segment, route[index] ?? '', index === asked.length - 1))
      if (!path.includes(undefined)) return `/${path.join('/')}`
    }
    return undefined
  }
}

/** Redirects a page's path to its canonical spelling, with its query, so that caches and search engines know one address for it. */
export function canonicalPaths(routeFiles: readonly string[]): MiddlewareHandler<Edge> {
  const canonical = canonicalPathOf(routeFiles)
  return async function canonicalPaths(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = new URL(c.req.url)
    const path = canonical(pathname)
    return path === undefined || path === pathname ? next() : redirect(c, path + search, 'canonical-path', 308)
  }
}
