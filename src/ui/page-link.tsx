import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasRoute } from '~/lib/has-route'
// About half of these links use the class `tlink`.

/** An address of this site, as content stores it. */
export interface PageAddress {
  path: string
  search?: Readonly<Record<string, string>>
  hash?: string
}

/** A link whose address comes from data. If no route matches the path, it renders `fallback` instead of a link. */
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
