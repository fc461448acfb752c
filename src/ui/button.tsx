import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import './button.css'

interface Look {
  /** `primary` is the one thing to do on a screen, `danger` what cannot be taken back; `plain` is everything else. */
  variant?: 'primary' | 'danger' | 'plain'
  /** Beside one line of text, in a row or a list. */
  isSmall?: boolean
}

function classes({ variant = 'plain', isSmall = false }: Look, more: string | undefined): string {
  return ['btn', variant === 'plain' ? '' : `btn-${variant}`, isSmall ? 'btn-small' : '', more ?? ''].filter(Boolean).join(' ')
}

/** A button that does something on this page. Says what it does; does not submit unless `type="submit"`. */
export function Button({ variant, isSmall, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={classes({ variant, isSmall }, className)} {...rest} />
}

function ButtonAnchor({ variant, isSmall, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={classes({ variant, isSmall }, className)} {...rest} />
}

/** A link to a page of the site that looks like a button; takes the router's typed `to`. */
export const ButtonLink = createLink(ButtonAnchor)
