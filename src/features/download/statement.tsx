import { type Ref, useEffect, useRef } from 'react'
import { privacyStatement } from '~/content/privacy-statement'
import { vendor } from '~/content/vendor'
import { privacyStatementDate } from '~/contract/limits'
import { randomKey } from '~/features/forms/draft'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { ScrollRegion } from '~/ui/scroll-region'
import { unbroken } from '~/ui/unbroken'
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
  const locale = useLocale()
  const end = useRef<HTMLParagraphElement>(null)
  const { phone, email } = vendor

  useEffect(() => {
    const region = end.current?.parentElement
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
    <ScrollRegion ref={ref} className="statement" aria-labelledby="statement-title" aria-describedby={describedBy}>
      <h3 id="statement-title">{m.account_privacy()}</h3>
      <dl>
        {[m.account_privacy_updated, m.account_privacy_effective, m.account_privacy_published].map((label) => (
          <div key={label()}>
            <dt>{label()}</dt>
            <dd>{privacyStatementDate}</dd>
          </div>
        ))}
      </dl>
      {privacyStatement({ phone, email })[locale].map(({ heading, paragraphs }, section, sections) => (
        <div key={heading}>
          <h4>{heading}</h4>
          {paragraphs.slice(0, section === sections.length - 1 ? -1 : undefined).map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
      ))}
      <p ref={end}>{unbroken(privacyStatement({ phone, email })[locale].at(-1)?.paragraphs.at(-1))}</p>
    </ScrollRegion>
  )
}
