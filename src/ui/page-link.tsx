import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasRoute } from '~/lib/has-route'
// As many of these links look like one that leads on (`tlink`) as do not.
import './text-link.css'

/** An address of the site as content writes it. */
export interface PageAddress {
  path: string
  search?: Readonly<Record<string, string>>
  hash?: string
}

/** A link whose address is data. Where no route answers the path, there is no link, and `fallback` stands in its place. */
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
