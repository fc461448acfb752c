import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { m } from '~/paraglide/messages'
import { AccountModalHost } from './account-modal-host'
import { Footer } from './footer'
import { Header } from './header'
import { LiveEventBanner } from './live-event-banner'
import { OfflineNotice } from './offline-notice'
import { PendingBar } from './pending-bar'
import { useShellEffects } from './use-shell-effects'

const ChatEntry = lazy(() => import('./chat-entry'))

/** The frame of every page. The page renders its own `<main id="main">`. */
export function Shell({ children }: { children: ReactNode }) {
  useShellEffects()
  const chatUrl = useRouter().options.context.site?.chatUrl
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead there, without JavaScript too */}
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The router would handle the fragment as a navigation.
          event.preventDefault()
          const main = document.getElementById('main')
          main?.focus()
          main?.scrollIntoView()
        }}
      >
        {m.shell_skip()}
      </a>
      <PendingBar />
      <LiveEventBanner />
      <Header />
      {children}
      <Footer />
      <OfflineNotice />
      <AccountModalHost />
      {chatUrl ? (
        <Suspense>
          <ChatEntry address={chatUrl} />
        </Suspense>
      ) : null}
    </>
  )
}
