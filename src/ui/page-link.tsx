import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasRoute } from '~/lib/has-route'
import type { PageAddress } from '~/lib/site-address'

export type { PageAddress }

/** A link to an address from data. If no route matches the path, it renders `fallback`. */
export function PageLink({
  to,
  className,
  children,
  fallback
}: {
  to: PageAddress
  className?: string
  children: ReactNode
  fallback?: ReactNode
}) {
  const router = useRouter()
  if (!hasRoute(router, to.path)) return fallback ?? null
  return (
    <Link<AnyRouter, string, string> to={to.path} search={to.search ?? {}} hash={to.hash} className={className}>
      {children}
    </Link>
  )
}
