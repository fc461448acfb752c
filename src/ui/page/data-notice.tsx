import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '~/paraglide/messages'
import './data-notice.css'

/** Milliseconds until the page asks again by itself for the first time; each further time it waits twice as long. */
const firstWait = 4_000
const longestWait = 60_000

/**
 * Stands in place of what main did not answer: says so, lets the visitor ask again, and asks again by itself while the page
 * is looked at. Without scripts the link loads the page anew.
 */
export function DataNotice() {
  const router = useRouter()
  const href = useRouterState({ select: ({ location }) => location.href })
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    const again = () => {
      setAttempts(attempts + 1)
      if (document.visibilityState === 'visible') void router.invalidate()
    }
    const timer = setTimeout(again, Math.min(firstWait * 2 ** attempts, longestWait))
    return () => clearTimeout(timer)
  }, [router, attempts])

  return (
    <div className="data-notice">
      <svg viewBox="0 0 160 48" aria-hidden="true">
        <path className="g-edge" d="M18 24H72" />
        <path className="g-dash" d="M84 24H138" />
        <circle className="g-node" cx="12" cy="24" r="6" />
        <circle className="g-node" cx="78" cy="24" r="6" />
        <circle className="g-dash" cx="146" cy="24" r="8" />
      </svg>
      <div>
        <p className="data-notice-title">{m.page_data_failed()}</p>
        <p>{m.page_data_failed_text()}</p>
        <a
          className="tlink"
          href={href}
          onClick={(event) => {
            event.preventDefault()
            void router.invalidate()
          }}
        >
          {m.page_data_retry()}
        </a>
      </div>
    </div>
  )
}
