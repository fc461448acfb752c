import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface ShownAnchorProps extends ComponentProps<'a'> {
  /** Whether what the link leads to is what the page shows. */
  shown: boolean
  /** Said by the router of every link; an anchor has no such attribute. */
  disabled?: boolean
}

function ShownAnchor({ shown, disabled: _, children, ...props }: ShownAnchorProps) {
  return (
    <a {...props} aria-current={shown ? 'page' : undefined}>
      {children}
    </a>
  )
}

/**
 * A link to another state of the same page: a tab, a filter. The router's own links are marked as soon as the address
 * changes, while the page still shows what it showed before; this one is marked by what is shown, so that mark and content
 * change together and only one of several links is marked.
 */
export const ShownLink = createLink(ShownAnchor)
