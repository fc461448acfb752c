import { type AnyRouter, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { requireLogin } from '~/lib/account-modal'
import { useSession } from '~/lib/session'
import { addressText, type PageAddress } from '~/lib/site-address'

/** A link that starts a trial. With scripts, it asks visitors to log in first and then opens the link (spec §4). */
export function TrialLink({ to, isMain, children }: { to: PageAddress; isMain?: boolean; children: ReactNode }) {
  const { loggedIn } = useSession()
  return (
    <Link<AnyRouter, string, string>
      to={to.path}
      search={to.search ?? {}}
      className={isMain ? 'btn btn-primary' : 'btn'}
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
