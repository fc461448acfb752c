import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

function ArrowAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a className={className ? `tlink ${className}` : 'tlink'} {...rest} />
}

/** A link with an arrow; takes the router's typed `to` and `hash`. */
export const TextLink = createLink(ArrowAnchor)
