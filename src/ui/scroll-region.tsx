import type { ComponentProps } from 'react'

/** A named region that scrolls. It is focusable, so that the keyboard can scroll it. */
export function ScrollRegion(props: ComponentProps<'section'> & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser makes scroll containers focusable
  return <section tabIndex={0} {...props} />
}
