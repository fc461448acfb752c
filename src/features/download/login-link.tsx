import { type AnyRouter, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { requireLogin } from '~/lib/account-modal'
import { useSession } from '~/lib/session'
import { addressText, type PageAddress } from '~/lib/site-address'

interface LoginLinkProps {
  to: PageAddress
  className: string
  children: ReactNode
}

/**
 * A link to a trial or to the package of an edition, which are for logged-in users (spec §4, §6). With scripts, it asks visitors
 * to log in first and then opens the link.
 */
export function LoginLink({ to, className, children }: LoginLinkProps) {
  const { loggedIn } = useSession()
  return (
    <Link<AnyRouter, string, string>
      to={to.path}
      search={to.search ?? {}}
      className={className}
      onClick={(event) => {
        if (loggedIn) return
        event.preventDefault()
        requireLogin(addressText(to))
      }}
    >
      {children}
    </Link>
  )
}
