import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface ButtonAppearance {
  /** `primary`: the main action of a screen; `danger`: an action that cannot be undone; `plain`: everything else. */
  variant?: 'primary' | 'danger' | 'plain'
  /** For use next to a line of text, in a row or list. */
  isSmall?: boolean
}

function classes({ variant = 'plain', isSmall = false }: ButtonAppearance, more: string | undefined): string {
  return ['btn', variant === 'plain' ? '' : `btn-${variant}`, isSmall ? 'btn-small' : '', more ?? ''].filter(Boolean).join(' ')
}

export function Button({ variant, isSmall, className, type = 'button', ...rest }: ButtonAppearance & ComponentProps<'button'>) {
  return <button type={type} className={classes({ variant, isSmall }, className)} {...rest} />
}

function ButtonAnchor({ variant, isSmall, className, ...rest }: ButtonAppearance & ComponentProps<'a'>) {
  return <a className={classes({ variant, isSmall }, className)} {...rest} />
}

/** A link that looks like a button; takes the router's typed `to`. */
export const ButtonLink = createLink(ButtonAnchor)
