import { type AnyRouter, Link } from '@tanstack/react-router'
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { m } from '~/paraglide/messages'
import type { NavigationLink } from './navigation'

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'tabIndex' | 'aria-current'> {
  link: NavigationLink
  /** Column and row, for keyboard navigation. */
  'data-position'?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void
}

/** A navigation link. Its path is data, so the link is untyped; `isLinkVisible` has checked that the route exists. */
export function NavigationAnchor({ link, ...rest }: Props) {
  if (link.newTab) {
    return (
      <a href={link.path} target="_blank" rel="noopener" {...rest}>
        {link.label()}
        <span className="vh">{m.shell_new_tab()}</span>
      </a>
    )
  }
  return (
    <Link<AnyRouter, string, string> to={link.path} search={link.search ?? {}} {...rest}>
      {link.label()}
    </Link>
  )
}
