import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

const firstPath = location.pathname

/**
 * Reports what React mends by rendering anew. A visitor who follows a link while the page is still being hydrated makes the
 * router take that page's data away (TanStack/router#8306); React then renders the page that the link leads to.
 */
function onRecoverableError(error: unknown): void {
  if (location.pathname === firstPath) reportError(error)
}

// A separate task lets the browser handle clicks and key presses that queued up while the scripts were evaluated.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
      { onRecoverableError }
    )
  })
)
