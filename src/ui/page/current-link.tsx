import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface CurrentAnchorProps extends ComponentProps<'a'> {
  /** Whether the page currently shows the link's target. */
  isCurrent: boolean
  /** The router passes it to every link; an anchor has no such attribute. */
  disabled?: boolean
}

function CurrentAnchor({ isCurrent, disabled: _, children, ...props }: CurrentAnchorProps) {
  return (
    <a {...props} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}

/**
 * A link to another state of the same page, such as a tab or filter. The router marks its links when the address changes, while the
 * old content is still visible. The caller marks this one by the content on screen, so both change together.
 */
export const CurrentLink = createLink(CurrentAnchor)
