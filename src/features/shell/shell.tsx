import { useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type ReactNode, Suspense } from 'react'
import { examSessionStore } from '~/lib/exam-session'
import { m } from '~/paraglide/messages'
import { AccountModalHost } from './account-modal-host'
import ChatEntry from './chat-entry'
import { Footer } from './footer'
import { Header, PlainHeader } from './header'
import { LiveEventBanner } from './live-event-banner'
import { OfflineNotice } from './offline-notice'
import { PageAnnouncer } from './page-announcer'
import { PendingBar } from './pending-bar'
import { ShellPart } from './shell-part'
import { useShellEffects } from './use-shell-effects'

const LazyChatEntry = lazy(() => import('./chat-entry'))

// Only the server uses the static import above: a page without awaited parts is rendered at once (`src/server.tsx`).
const chatEntryToShow = createIsomorphicFn()
  .server(() => ChatEntry)
  .client(() => LazyChatEntry)

/** The frame of every page. The page renders its own `<main id="main">`. */
export function Shell({ children }: { children: ReactNode }) {
  const chatUrl = useRouter().options.context.site?.chatUrl
  const Chat = chatEntryToShow()
  // An open exam has a bar of its own: links to elsewhere would only take room from it.
  const isExam = useMatches({
    select: (matches) =>
      matches.some(
        ({ routeId, loaderData }) =>
          routeId === '/center/train/GBCA/exam' &&
          // Without a connection, it stays open with what this tab has.
          (loaderData?.state === 'ok' || (loaderData?.state === 'unavailable' && examSessionStore.state.examInfo !== undefined))
      )
  })
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
      <ShellPart>
        <PendingBar />
        <PageAnnouncer />
      </ShellPart>
      {isExam ? null : (
        <>
          <ShellPart>
            <LiveEventBanner />
          </ShellPart>
          <ShellPart
            fallback={
              <ShellPart>
                <PlainHeader />
              </ShellPart>
            }
          >
            <Header />
          </ShellPart>
        </>
      )}
      {children}
      <ShellPart>
        <Footer />
      </ShellPart>
      <ShellPart>
        <OfflineNotice />
        <ShellEffects />
      </ShellPart>
      <ShellPart>
        <AccountModalHost />
      </ShellPart>
      {chatUrl ? (
        <ShellPart>
          <Suspense>
            <Chat address={chatUrl} />
          </Suspense>
        </ShellPart>
      ) : null}
    </>
  )
}

/** A component of its own, so that an effect that throws costs no part that is seen. */
function ShellEffects() {
  useShellEffects()
  return null
}
