import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { m } from '~/paraglide/messages'

/** Actions of which one that is carried out may take its own button away: the focus then stays with the group. */
export function ActionGroup({ className, children }: { className: string; children: ReactNode }) {
  const group = useRef<HTMLElement>(null)
  const hasFocus = useRef(false)
  // React reports no blur of an element that it removes.
  useLayoutEffect(() => {
    if (hasFocus.current && !group.current?.contains(document.activeElement)) group.current?.focus({ preventScroll: true })
  })
  return (
    <section
      className={className}
      aria-label={m.desk_actions()}
      ref={group}
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      {children}
    </section>
  )
}
