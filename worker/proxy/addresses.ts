import type { Env, Fetcher } from '../env'

/** Upstream and path of an API request. */
export interface Target {
  api: 'passport' | 'main' | 'extension'
  /** Path below the base, with its leading slash. */
  path: string
  /** Whether tokens and language are injected; a `/public/` address gets neither. */
  identified: boolean
}

/**
 * Whether an upstream could read the path differently than this worker: encoded separators and dots, path parameters,
 * empty segments.
 */
export function isAmbiguous(pathname: string): boolean {
  return /%2f|%5c|%2e|%25|%3b|;|\\|\/\//i.test(pathname)
}

/**
 * Maps a normalized path to its target; undefined for a path outside the APIs. Only a whole segment `public` of the path
 * itself makes an address public: an ambiguous path is refused before, and the query is ignored.
 */
export function targetOf(pathname: string): Target | undefined {
  const segments = pathname.split('/').slice(1)
  const isPublic = segments.slice(0, -1).includes('public')
  const below = (count: number) => `/${segments.slice(count).join('/')}`
  const [first, second, third] = segments
  if (first === 'api' && second === 'passport') return { api: 'passport', path: below(2), identified: !isPublic }
  if (first === 'api' && second === 'main') return { api: 'main', path: below(2), identified: !isPublic }
  if (first === 'website' && second === 'extention' && third === 'api') {
    return { api: 'extension', path: below(3), identified: !isPublic }
  }
  return isPublic ? { api: 'main', path: pathname, identified: false } : undefined
}

/** The full upstream address and its fetcher: the configured base, otherwise the bound reference service. */
export function upstreamOf(target: Target, search: string, env: Env): { url: URL; fetcher: Fetcher } {
  const configured = { passport: env.PASSPORT_BASE, main: env.USER_SERVICE_BASE, extension: env.EXTENSION_API_BASE }[target.api]
  const bound = { passport: 'http://passport', main: 'http://main/web/user', extension: 'http://main/website/extention/api' }
  const url = new URL((configured || bound[target.api]) + target.path + search)
  if (configured) return { url, fetcher: { fetch: (request) => fetch(request) } }
  return { url, fetcher: target.api === 'passport' ? env.PASSPORT : env.MAIN }
}
