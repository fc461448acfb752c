import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import './button.css'

type Variant = 'primary' | 'plain'

interface Look {
  /** `primary` is the one thing to do on a screen; `plain` is everything else. */
  variant?: Variant
}

function classes(variant: Variant, more: string | undefined): string {
  return ['btn', variant === 'primary' ? 'btn-primary' : '', more ?? ''].filter(Boolean).join(' ')
}

/** A button that does something on this page. Says what it does; does not submit unless `type="submit"`. */
export function Button({ variant = 'plain', className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={classes(variant, className)} {...rest} />
}

function ButtonAnchor({ variant = 'plain', className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={classes(variant, className)} {...rest} />
}

/** A link to a page of the site that looks like a button; takes the router's typed `to`. */
export const ButtonLink = createLink(ButtonAnchor)
