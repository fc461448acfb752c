import type { ReactNode } from 'react'
import { PageLink } from '~/ui/page-link'

/** A link to an address from main: a path on this site or https. A path without a route renders as text. */
export function AddressLink({ address, className, children }: { address: string; className?: string; children: ReactNode }) {
  if (!address.startsWith('/')) {
    return (
      <a href={address} className={className} rel="noopener">
        {children}
      </a>
    )
  }
  const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid')
  return (
    <PageLink to={{ path: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }} className={className ?? ''}>
      {children}
    </PageLink>
  )
}
