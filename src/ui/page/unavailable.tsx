import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '~/paraglide/messages'

/** Milliseconds between automatic retries. */
const retryInterval = 4_000

/**
 * Replaces content that main cannot deliver now. The link retries, without scripts too; with scripts the page also retries by
 * itself while it is visible. `text` replaces the default text.
 */
export function Unavailable({ text }: { text?: string }) {
  const router = useRouter()
  const address = useRouterState({ select: (state) => state.location.href })

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void reloadPage(router)
    }, retryInterval)
    return () => {
      clearInterval(timer)
      // Prefetched pages may lack main's content as well.
      router.clearCache()
    }
  }, [router])

  return (
    <div className="unavailable" role="status">
      <div className="spread unavailable-box">
        <p>
          {text ?? (
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
            void reloadPage(router)
          }}
        >
          {m.shell_retry()}
        </a>
      </div>
    </div>
  )
}

/** Reloads only the current page. Reloading prefetched pages would add load while main is failing. */
function reloadPage(router: AnyRouter): Promise<void> {
  const matchIds = new Set(router.state.matches.map(({ id }) => id))
  return router.invalidate({ filter: ({ id }) => matchIds.has(id) })
}
