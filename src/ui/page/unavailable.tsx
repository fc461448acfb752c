import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '~/paraglide/messages'
import './unavailable.css'

/** Milliseconds between two tries of a page to become whole by itself. */
const retryInterval = 4_000

/**
 * Stands where content of the main API would be that cannot be had now. The link asks again, without a script as well; with
 * one the page also asks by itself, as long as somebody looks at it.
 */
export function Unavailable() {
  const router = useRouter()
  const address = useRouterState({ select: (state) => state.location.href })

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void router.invalidate()
    }, retryInterval)
    return () => clearInterval(timer)
  }, [router])

  return (
    <div className="unavailable" role="status">
      <p>
        <b>{m.page_unavailable()}</b>
        {m.page_unavailable_text()}
      </p>
      <a
        className="btn btn-small"
        href={address}
        onClick={(event) => {
          event.preventDefault()
          void router.invalidate()
        }}
      >
        {m.shell_retry()}
      </a>
    </div>
  )
}
