import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeadLink } from '~/contract/edge-context'
import { classifyStoredAddress } from '~/lib/stored-address'

interface StoredLinkProps {
  address: string
  /** Source of the address, for the report of a dead link. */
  source: DeadLink['source']
  className?: string
  children?: ReactNode
}

/** A link to an address from a database. A dead link is reported and shown as plain text. */
export function StoredLink({ address, source, className, children }: StoredLinkProps) {
  const router: AnyRouter = useRouter()
  const stored = classifyStoredAddress(router, address, source)
  if (stored.kind === 'dead') return children
  if (stored.kind === 'href') {
    return (
      <a href={stored.href} className={className} {...(!stored.href.startsWith('/') && { rel: 'noopener' })}>
        {children}
      </a>
    )
  }
  return (
    <Link<AnyRouter, string, string> to={stored.path} search={stored.search} hash={stored.hash} className={className}>
      {children}
    </Link>
  )
}
