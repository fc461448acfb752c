import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import './text-link.css'

function ArrowAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a className={className ? `tlink ${className}` : 'tlink'} {...rest} />
}

/** A link that leads on, with an arrow; takes the router's typed `to` (and `hash` for a place on a page). */
export const TextLink = createLink(ArrowAnchor)
