import type { ComponentProps } from 'react'

/** A named part of a page that scrolls by itself. The keyboard reaches it, and so what lies outside its frame. */
export function ScrollRegion(props: ComponentProps<'section'> & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard into what scrolls by itself
  return <section tabIndex={0} {...props} />
}
