import type { Fetcher } from '../../hosts/ports'
import { rowsOf } from '../../src/contract/api/call'
import { apiTables } from '../../src/contract/api/tables'
import { editorServerPath } from '../../src/contract/editor-server'
import type { Env } from '../env'

/** Upstream and path of an API request. */
export interface Target {
  api: 'passport' | 'main' | 'exam' | 'extension'
  /** Path below the base, with its leading slash. */
  path: string
  /** Whether tokens and language are injected; a `/public/` address gets neither. */
  identified: boolean
}

/**
 * Whether an upstream might parse the path differently than this worker: encoded separators and dots, path parameters, empty
 * segments.
 */
export function isAmbiguous(pathname: string): boolean {
  return /%2f|%5c|%2e|%25|%3b|;|\\|\/\//i.test(pathname)
}

const servicePaths = Object.values(apiTables)
  .flat()
  .flatMap(rowsOf)
  .flatMap(({ path, call }) => (call.access === 'service' ? [path.toLowerCase()] : []))

/**
 * Whether the path is a call between services (decision 068), in any spelling that an upstream might accept: encoded letters,
 * another letter case, a prefix or suffix, below the base of another API.
 */
function isServiceCall(pathname: string): boolean {
  const read = pathname.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return servicePaths.some((path) => read.toLowerCase().includes(path))
}

/**
 * Maps a normalized path to its target; undefined for a path outside the APIs and for a call between services. Only a whole path
 * segment `public` makes an address public. Ambiguous paths are rejected before, and the query is ignored.
 */
export function targetOf(pathname: string): Target | undefined {
  if (isServiceCall(pathname)) return undefined
  const segments = pathname.split('/').slice(1)
  const isPublic = segments.slice(0, -1).includes('public')
  const below = (count: number) => `/${segments.slice(count).join('/')}`
  const [first, second, third] = segments
  if (first === 'api' && (second === 'passport' || second === 'main' || second === 'exam')) {
    return { api: second, path: below(2), identified: !isPublic }
  }
  if (first === 'website' && second === 'extention' && third === 'api') {
    return { api: 'extension', path: below(3), identified: !isPublic }
  }
  return isPublic ? { api: 'main', path: pathname, identified: false } : undefined
}

/** The full upstream address and its fetcher: the configured base, or the bound reference service. */
export function upstreamOf(target: Target, search: string, env: Env): { url: URL; fetcher: Fetcher } {
  const { configured, bound, service } = {
    passport: { configured: env.PASSPORT_BASE, bound: 'http://passport', service: env.PASSPORT },
    main: { configured: env.USER_SERVICE_BASE, bound: 'http://main/web/user', service: env.MAIN },
    exam: { configured: env.EXAM_BASE, bound: 'http://exam', service: env.EXAM },
    extension: { configured: env.EXTENSION_API_BASE, bound: 'http://main/website/extention/api', service: env.MAIN }
  }[target.api]
  const url = new URL((configured || bound) + target.path + search)
  return { url, fetcher: configured ? { fetch: (request) => fetch(request) } : service }
}

/** Base address of an extension API of another origin that the editor calls directly; undefined if none is configured. */
export const editorServerAddress = ({ EDITOR_SERVER_BASE }: Env): string => EDITOR_SERVER_BASE + editorServerPath
