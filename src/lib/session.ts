import { useRouter } from '@tanstack/react-router'
import { Store } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '~/contract/account'
import { ApiError, callPassport } from './api'
import { clearExam } from './exam-session'
import { currentVisitor } from './visitor'

/**
 * The visitor's session. `user` is set once current-user has answered. Ending the session clears `user` at once, even under
 * an open page; a page that stays open under login keeps its own copy of the last user.
 */
export interface Session {
  loggedIn: boolean
  user?: CurrentUser
}

/** The browser's session. The server must not use it: one isolate renders several visitors at a time. */
export const sessionStore = new Store<Session>({ loggedIn: false })

let currentRequest: Promise<void> | undefined

/** The last known user, kept after logout. */
let lastUser: CurrentUser | undefined
/** Increments when a different user logs in on this tab. */
let userKey = 0

/** Initializes the session from the server's rendering, which prevents a flash of the logged-out header. */
export function initSession(session: Session): void {
  sessionStore.setState(() => session)
}

/** The session as a hook: the request's session on the server, the store in the browser. */
export function useSession(): Session {
  const first = useRouter().options.context.session
  return useSyncExternalStore(
    subscribe,
    () => sessionStore.state,
    () => first
  )
}

/** A React key that changes when a different user logs in, which remounts everything below it. */
export function useUserKey(): number {
  return useSyncExternalStore(
    subscribe,
    () => userKey,
    () => 0
  )
}

function subscribe(onChange: () => void): () => void {
  const subscription = sessionStore.subscribe(onChange)
  return () => subscription.unsubscribe()
}

/**
 * Reads the login marker again, for example when the visitor returns to the tab. `restart` also refetches the user, because
 * another user may have logged in on another tab.
 */
export function syncSession(restart = false): void {
  const { loggedIn } = currentVisitor()
  if (restart || loggedIn !== sessionStore.state.loggedIn) {
    currentRequest = undefined
    sessionStore.setState(() => ({ loggedIn }))
  }
  void loadCurrentUser()
}

/** Call it after login, once the edge has set the cookies. Notifies other tabs. */
export function startSession(): void {
  clearExam()
  syncSession(true)
  notifyTabs('changed')
}

/**
 * Clears the user and the exam data. Call it after a call that ended the session or found it expired; the edge clears the
 * cookies. Notifies other tabs.
 */
export function endSession(event: SessionEvent): void {
  clearExam()
  currentRequest = undefined
  sessionStore.setState(() => ({ loggedIn: false }))
  notifyTabs(event)
}

/**
 * Fetches the user at most once per page load and login. Retries after a failure when the visitor returns to the tab.
 * Failures show the usual error toast.
 */
export function loadCurrentUser(): Promise<void> {
  return currentRequest ?? requestUser(isDifferentUser)
}

/**
 * Refetches the user after an account edit. The old data stays visible until the answer arrives. Failures show the usual
 * error toast.
 */
export function refreshUser(): Promise<void> {
  // An edit may change every identifier, so a known user counts as the same one.
  return requestUser(sessionStore.state.user ? () => false : isDifferentUser)
}

function requestUser(isDifferent: typeof isDifferentUser): Promise<void> {
  if (!sessionStore.state.loggedIn) return Promise.resolve()
  // Imported on demand: visitors who are not logged in do not need the account schemas.
  const request: Promise<void> = import('./current-user')
    .then(({ fetchCurrentUser }) => fetchCurrentUser(() => currentRequest !== request))
    .then(
      (user) => {
        // An answer for an earlier login must not replace the current user.
        if (currentRequest !== request) return
        if (isDifferent(user)) userKey += 1
        lastUser = user
        sessionStore.setState(() => ({ loggedIn: true, user }))
      },
      () => {
        if (currentRequest === request) currentRequest = undefined
      }
    )
  currentRequest = request
  return request
}

/** An account has a phone number, an email address or both, and another tab may have changed either. */
function isDifferentUser({ phone, email }: CurrentUser): boolean {
  if (!lastUser) return false
  return (phone === null || phone !== lastUser.phone) && (email === null || email !== lastUser.email)
}

/**
 * Ends the session at passport, then locally.
 * @throws ApiError if passport did not confirm the logout; the caller shows the error
 */
export async function logOut(): Promise<void> {
  try {
    await callPassport({ call: 'GET /galaxy/user/logout', suppressErrorToast: () => true })
  } catch (error) {
    // The session had already expired.
    if (!(error instanceof ApiError && error.status === 403)) throw error
  }
  endSession('changed')
}

/** Message between tabs: someone logged in or out, or the session was lost. Each tab finds out the current user by itself. */
type SessionEvent = 'changed' | 'lost'

let channel: BroadcastChannel | undefined

function notifyTabs(event: SessionEvent): void {
  channel?.postMessage(event)
}

/** Registers a listener for session events from other tabs. Returns a function that unregisters it. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const open = () => {
    // Without channels, a tab learns of another one's login when it is seen again.
    if (typeof BroadcastChannel === 'undefined') return
    channel ??= new BroadcastChannel('session')
    channel.onmessage = ({ data }: MessageEvent<SessionEvent>) => listener(data)
  }
  // An open channel prevents the back-forward cache.
  const close = () => {
    channel?.close()
    channel = undefined
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
