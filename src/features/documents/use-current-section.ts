import { useEffect, useState } from 'react'
import type { DocumentHeading } from '~/content/docs/types'

/**
 * The section that the reader is in: the last heading that has passed the upper third of the window. On the server,
 * and until the reader scrolls, it is the first.
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
    // An observer wakes only when a heading crosses a border, which is when the answer can change.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
    for (const heading of headings) observer.observe(heading)
    window.addEventListener('scrollend', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scrollend', update)
    }
  }, [sections])

  return current ?? first
}
