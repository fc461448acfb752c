import type { ReactNode } from 'react'
import { PageLink } from '~/ui/page-link'

/** A link to an address that main gives: a path of this site, or https. A path that no page answers is no link. */
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
