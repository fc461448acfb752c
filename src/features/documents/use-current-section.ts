import { useEffect, useState } from 'react'
import type { DocumentHeading } from '~/content/docs/types'
import { afterScroll } from '~/lib/after-scroll'

/**
 * The section being read: the last heading above the upper third of the window. On the server and before scrolling, the first
 * one.
 */
export function useCurrentSection(sections: readonly DocumentHeading[]): string | undefined {
  const first = sections[0]?.id
  const [current, setCurrent] = useState(first)

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const update = () => {
      const line = window.innerHeight / 3
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
      setCurrent(((atEnd ? headings : passed).at(-1) ?? headings[0])?.id)
    }
    // The observer fires only when a heading crosses a boundary, which is when the result can change.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
    for (const heading of headings) observer.observe(heading)
    const endCalls = afterScroll(window, update)
    return () => {
      observer.disconnect()
      endCalls()
    }
  }, [sections])

  return current ?? first
}
