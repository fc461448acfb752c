import type { ComponentProps } from 'react'

/** A named region that scrolls. It takes focus, so that the keyboard can scroll it. */
export function ScrollRegion(props: ComponentProps<'section'> & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard into what scrolls by itself
  return <section tabIndex={0} {...props} />
}
