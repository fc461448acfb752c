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

/**
 * Brings back what the server rendered if an error has taken the page away: one reload, in which the application does not start
 * (`late-scripts.ts`) and the page is as without scripts. The mark is part of this entry of the history, so the next page has its
 * scripts again.
 */
function keepPage(): void {
  // React removes the page after it has reported the error.
  setTimeout(() => {
    if (document.getElementById('main')) return
    history.replaceState({ ...history.state, isPlain: true }, '')
    location.reload()
  })
}

// A separate task lets the browser handle clicks and key presses that queued up while the scripts were evaluated.
setTimeout(() => {
  window.plainPage?.applicationStarted()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
      {
        onRecoverableError,
        onUncaughtError: (error) => {
          reportError(error)
          keepPage()
        },
        onCaughtError: (error) => {
          // biome-ignore lint/suspicious/noConsole: as React does by default
          console.error(error)
          keepPage()
        }
      }
    )
  })
})
