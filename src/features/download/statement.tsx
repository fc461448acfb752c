import { type Ref, useEffect, useRef } from 'react'
import { StatementText } from '~/content/statement-text'
import { randomKey } from '~/lib/random-key'
import { ScrollRegion } from '~/ui/scroll-region'
import './download.css'

interface StatementProps {
  ref: Ref<HTMLElement>
  /** Id of the hint that it must be read to the end. */
  describedBy: string
  /** Called when its end becomes visible. */
  onEnd: () => void
}

/** The privacy statement in a scrollable, focusable region. */
export function Statement({ ref, describedBy, onEnd }: StatementProps) {
  const end = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const region = end.current?.closest('section')
    if (!end.current || !region) return
    // The router restores the scroll position by this id. A random one forces reading it again.
    region.dataset.scrollRestorationId = randomKey()
    // The region is the root, because the end may be outside the region but inside the window.
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onEnd(), {
      root: region,
      threshold: 0.9
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onEnd])

  return (
    <ScrollRegion ref={ref} className="policy-text statement" aria-labelledby="statement-title" aria-describedby={describedBy}>
      <StatementText titleId="statement-title" end={end} />
    </ScrollRegion>
  )
}
