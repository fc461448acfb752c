import type { AnyRouter } from '@tanstack/react-router'
import type { DeadLink } from '~/contract/edge-context'
import { edgeContext } from './edge-context'
import { hasRoute } from './has-route'

/** Target of an address from a database. */
export type StoredAddress =
  | { kind: 'page'; path: string; search: Readonly<Record<string, string>>; hash: string | undefined }
  /** Another site, or a file of this one. */
  | { kind: 'href'; href: string }
  | { kind: 'dead' }

/** Classifies an address from a database, and reports a dead one to the operator. */
export function judgeStoredAddress(router: AnyRouter, address: string, source: DeadLink['source']): StoredAddress {
  if (/^(https:|mailto:)/.test(address) || /^\/(api\/main\/file|public)\//.test(address)) return { kind: 'href', href: address }
  if (/^\/(?![/\\])/.test(address)) {
    const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid')
    const page = { path: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) || undefined }
    if (hasRoute(router, pathname)) return { kind: 'page', ...page }
  }
  reportDeadLink({ address, source })
  return { kind: 'dead' }
}

/** Writes a dead link to the edge's log. The browser reports nothing: the server renders the same page for others. */
export function reportDeadLink(link: DeadLink): void {
  edgeContext()?.reportDeadLink(link)
}
