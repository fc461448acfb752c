import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '~/paraglide/messages'
import './unavailable.css'

/** Milliseconds between two tries of a page to become whole by itself. */
const retryInterval = 4_000

/**
 * Stands where content of the main API would be that cannot be had now. The link asks again, without a script as well; with
 * one the page also asks by itself, as long as somebody looks at it. `says` stands in place of what most pages say.
 */
export function Unavailable({ says }: { says?: string }) {
  const router = useRouter()
  const address = useRouterState({ select: (state) => state.location.href })

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void askAgain(router)
    }, retryInterval)
    return () => {
      clearInterval(timer)
      // What was fetched ahead meanwhile misses as much.
      router.clearCache()
    }
  }, [router])

  return (
    <div className="unavailable" role="status">
      <div className="unavailable-box">
        <p>
          {says ?? (
            <>
              <b>{m.page_unavailable()}</b>
              {m.page_unavailable_text()}
            </>
          )}
        </p>
        <a
          className="btn btn-small"
          href={address}
          onClick={(event) => {
            event.preventDefault()
            void askAgain(router)
          }}
        >
          {m.shell_retry()}
        </a>
      </div>
    </div>
  )
}

/** Loads this page again, and nothing of what was fetched ahead: main has trouble enough. */
function askAgain(router: AnyRouter): Promise<void> {
  const shown = new Set(router.state.matches.map(({ id }) => id))
  return router.invalidate({ filter: ({ id }) => shown.has(id) })
}
