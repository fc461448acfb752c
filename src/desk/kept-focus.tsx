import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** A section whose actions may take away the button that was pressed. It then has the focus itself, which would be lost. */
export function KeptFocus({
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: Pick<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby' | 'className' | 'children'>) {
  const section = useRef<HTMLElement>(null)
  const hasFocus = useRef(false)
  // React reports no blur of an element that it removes.
  useLayoutEffect(() => {
    if (hasFocus.current && !section.current?.contains(document.activeElement)) section.current?.focus({ preventScroll: true })
  })
  return (
    <section
      {...props}
      aria-label={label}
      aria-labelledby={labelledBy}
      ref={section}
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    />
  )
}
