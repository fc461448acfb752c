import { type AnyRouter, Link } from '@tanstack/react-router'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId } from 'react'
import { requireLogin } from '~/lib/account-modal'
import { sessionStore } from '~/lib/session'
import { m } from '~/paraglide/messages'
import type { NavigationLink } from './navigation'

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'tabIndex' | 'aria-current'> {
  link: NavigationLink
  /** Purpose of the page, below the link's label. */
  line?: string | undefined
  /** Column and row, for keyboard navigation. */
  'data-position'?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void
}

/** A navigation link. Its path is data, so the link is untyped; `isLinkVisible` has checked that the route exists. */
export function NavigationAnchor({ link, line, onClick, ...rest }: Props) {
  const lineId = useId()
  const described = line ? { 'aria-describedby': lineId } : {}
  if (link.newTab) {
    return (
      <a
        href={link.path}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          if (link.needsLogin && !sessionStore.state.loggedIn) {
            event.preventDefault()
            requireLogin(link.path)
          }
          onClick?.(event)
        }}
        {...described}
        {...rest}
      >
        {link.label()}
        {line ? <Line id={lineId}>{line}</Line> : null}
        <span className="vh">{m.shell_new_tab()}</span>
      </a>
    )
  }
  return (
    <Link<AnyRouter, string, string>
      to={link.path}
      search={link.search ?? {}}
      {...(link.hash && { hash: link.hash, activeOptions: { exact: true, includeHash: true } })}
      onClick={onClick}
      {...described}
      {...rest}
    >
      {link.label()}
      {line ? <Line id={lineId}>{line}</Line> : null}
    </Link>
  )
}

/** Describes the link and is no part of its name. */
const Line = ({ id, children }: { id: string; children: string }) => (
  <span className="nav-line" id={id} aria-hidden="true">
    {children}
  </span>
)
