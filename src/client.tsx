import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { findServedNodes } from '~/ui/served-nodes'

const firstPath = location.pathname

/**
 * Logs hydration mismatches that React recovers from by rendering on the client. Browser translators and extensions cause them on
 * any page, without harm to the visitor, so they are warnings: an error would reach the error reporters of scripts on the page.
 *
 * Silent after a navigation: following a link during hydration discards the page's loader data (TanStack/router#8306), and React
 * renders the new page instead.
 */
function onRecoverableError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for developers; the browser tests fail on any warning
  if (location.pathname === firstPath) console.warn('The page was rendered anew:', error)
}

/**
 * Restores the server-rendered page after an error has unmounted it: reloads once without starting the application
 * (`late-scripts.ts`). The flag is in the state of this history entry, so the next page runs its scripts again.
 */
function reloadWithoutScripts(): void {
  // React reports the error before it unmounts the page.
  setTimeout(() => {
    if (document.getElementById('main')) return
    history.replaceState({ ...history.state, isPlain: true }, '')
    location.reload()
  })
}

// A separate task, so that the browser first handles clicks and key presses queued during script evaluation.
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
          reloadWithoutScripts()
        },
        onCaughtError: (error) => {
          // biome-ignore lint/suspicious/noConsole: as React does by default
          console.error(error)
          reloadWithoutScripts()
        }
      }
    )
  })
})
