import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { findServedNodes } from '~/ui/served-nodes'

const firstPath = location.pathname

/**
 * Notes what React mends by rendering anew: a difference from the server's page, which translators and extensions make in all of
 * ours. It costs the visitor nothing, so it is a warning, and no error that scripts on the page would report as one of the page.
 *
 * A visitor who follows a link while the page is still being hydrated makes the router take that page's data away
 * (TanStack/router#8306); React then renders the page that the link leads to.
 */
function onRecoverableError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what differs is found in the console, and by the tests, which allow no warning
  if (location.pathname === firstPath) console.warn('The page was rendered anew:', error)
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
  findServedNodes(document)
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
