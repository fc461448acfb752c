import { useRouter } from '@tanstack/react-router'
import { Store } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { CurrentUser } from '~/contract/account'
import { ApiError, callApi } from './api'
import { currentVisitor } from './visitor'

/**
 * Who is visiting. `user` follows `loggedIn` once current-user has answered. A session that is over takes `user` with it
 * at once, also under an open page: a page that is to stay while login is open over it keeps the last one that it saw.
 */
export interface Session {
  loggedIn: boolean
  user?: CurrentUser
}

/** The browser's session. The server keeps none in a module: one isolate renders several visitors at a time. */
export const sessionStore = new Store<Session>({ loggedIn: false })

/** The path of current-user; its 403 is the end of the session, where any other call's is an interruption (spec §8). */
export const currentUserPath = 'galaxy/user/current-user'

let asked: Promise<void> | undefined

/** Who was known last, also after they have left. */
let last: CurrentUser | undefined
/** How often somebody else has followed in this tab. */
let person = 0

/** Starts the browser's session with what the server rendered, so that nothing flashes. */
export function beginSession(session: Session): void {
  sessionStore.setState(() => session)
}

/** The session, for rendering: the request's own on the server, the browser's afterwards. */
export function useSession(): Session {
  const first = useRouter().options.context.session
  return useSyncExternalStore(
    subscribe,
    () => sessionStore.state,
    () => first
  )
}

/** A number that is another one when somebody else has logged in: what is keyed by it is made anew for the new person. */
export function usePerson(): number {
  return useSyncExternalStore(
    subscribe,
    () => person,
    () => 0
  )
}

function subscribe(changed: () => void): () => void {
  const subscription = sessionStore.subscribe(changed)
  return () => subscription.unsubscribe()
}

/**
 * Reads the marker again: when the visitor comes back to the tab. With `restart`, what was known of the user is asked anew
 * as well, since somebody else may have logged in elsewhere.
 */
export function syncSession(restart = false): void {
  const { loggedIn } = currentVisitor()
  if (restart || loggedIn !== sessionStore.state.loggedIn) {
    asked = undefined
    sessionStore.setState(() => ({ loggedIn }))
  }
  void loadCurrentUser()
}

/** Somebody has logged in here; the edge has set the cookies. The other tabs hear of it. */
export function startSession(): void {
  syncSession(true)
  tellTabs('changed')
}

/**
 * Forgets the user, after any call that ended the session or met its end: the edge has cleared or will clear the cookies.
 * The other tabs hear of it.
 */
export function endSession(event: SessionEvent): void {
  asked = undefined
  sessionStore.setState(() => ({ loggedIn: false }))
  tellTabs(event)
}

/**
 * Asks who is logged in, at most once per page load and login; again, when the visitor comes back, where that failed. A
 * failure is shown where every failed call is.
 */
export function loadCurrentUser(): Promise<void> {
  return asked ?? ask(isSomebodyElse)
}

/**
 * Asks who is logged in once more, after an edit of the account: everything that shows the user then shows what is stored.
 * The old data stays on screen until the answer is there. A failure is shown where every failed call is.
 */
export function refreshUser(): Promise<void> {
  // Who is known to be here is the same person afterwards, however much of them was changed.
  return ask(sessionStore.state.user ? () => false : isSomebodyElse)
}

function ask(isOther: typeof isSomebodyElse): Promise<void> {
  if (!sessionStore.state.loggedIn) return Promise.resolve()
  // Loaded when somebody is logged in: the account's schemas are of no use to a visitor.
  const question: Promise<void> = import('./current-user')
    .then(({ fetchCurrentUser }) => fetchCurrentUser(() => asked !== question))
    .then(
      (user) => {
        // The answer to an earlier login must not name the one who is logged in now.
        if (asked !== question) return
        if (isOther(user)) person += 1
        last = user
        sessionStore.setState(() => ({ loggedIn: true, user }))
      },
      () => {
        if (asked === question) asked = undefined
      }
    )
  asked = question
  return question
}

/** An account has a phone number, an e-mail address or both, and either may have been changed in another tab. */
function isSomebodyElse({ phone, email }: CurrentUser): boolean {
  if (!last) return false
  return (phone === null || phone !== last.phone) && (email === null || email !== last.email)
}

/** Ends the session at passport, then here. @throws ApiError when passport did not confirm it; saying so is the caller's. */
export async function logOut(): Promise<void> {
  try {
    await callApi({ api: 'passport', path: 'galaxy/user/logout', data: v.unknown(), suppressErrorToast: () => true })
  } catch (error) {
    // There was no session any more: that is what was wanted.
    if (!(error instanceof ApiError && error.status === 403)) throw error
  }
  endSession('changed')
}

/**
 * What a tab tells the others: that somebody has logged in or out there, or that the session was lost without anybody
 * wanting it. Who is logged in now, each tab finds out by itself.
 */
export type SessionEvent = 'changed' | 'lost'

let tabs: BroadcastChannel | undefined

function tellTabs(event: SessionEvent): void {
  tabs?.postMessage(event)
}

/** Hears what happened to the session in another tab. Returns a function that stops. */
export function onOtherTabs(heard: (event: SessionEvent) => void): () => void {
  const open = () => {
    tabs ??= new BroadcastChannel('session')
    tabs.onmessage = ({ data }: MessageEvent<SessionEvent>) => heard(data)
  }
  // An open channel keeps a page out of the back-forward cache.
  const close = () => {
    tabs?.close()
    tabs = undefined
  }
  open()
  addEventListener('pageshow', open)
  addEventListener('pagehide', close)
  return () => {
    close()
    removeEventListener('pageshow', open)
    removeEventListener('pagehide', close)
  }
}
