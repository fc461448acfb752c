import { useRouter } from '@tanstack/react-router'
import { Store } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { CurrentUser } from '~/contract/account'
import { callApi } from './api'
import { currentVisitor } from './visitor'

/** Who is visiting. `user` follows `loggedIn` once current-user has answered. */
export interface Session {
  loggedIn: boolean
  user?: CurrentUser
}

/** The browser's session. The server keeps none in a module: one isolate renders several visitors at a time. */
export const sessionStore = new Store<Session>({ loggedIn: false })

let asked: Promise<void> | undefined

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

function subscribe(changed: () => void): () => void {
  const subscription = sessionStore.subscribe(changed)
  return () => subscription.unsubscribe()
}

/** Reads the marker again: after login, and when the visitor comes back from another tab. */
export function syncSession(): void {
  const { loggedIn } = currentVisitor()
  if (loggedIn !== sessionStore.state.loggedIn) {
    asked = undefined
    sessionStore.setState(() => ({ loggedIn }))
  }
  void loadCurrentUser()
}

/** Forgets the user; the edge has cleared or will clear the cookies. */
export function endSession(): void {
  asked = undefined
  sessionStore.setState(() => ({ loggedIn: false }))
}

/**
 * Asks who is logged in, at most once per page load and login; again, when the visitor comes back, where that failed. A
 * failure is shown where every failed call is.
 */
export function loadCurrentUser(): Promise<void> {
  if (!sessionStore.state.loggedIn) return Promise.resolve()
  if (asked) return asked
  // Loaded when somebody is logged in: the account's schemas are of no use to a visitor.
  const question = import('./current-user')
    .then(({ fetchCurrentUser }) => fetchCurrentUser())
    .then(
      (user) => {
        // The answer to an earlier login must not name the one who is logged in now.
        if (asked === question) sessionStore.setState(() => ({ loggedIn: true, user }))
      },
      () => {
        if (asked === question) asked = undefined
      }
    )
  asked = question
  return question
}

/** Ends the session at passport, then here. @throws ApiError when passport did not confirm it */
export async function logOut(): Promise<void> {
  await callApi({ api: 'passport', path: 'galaxy/user/logout', data: v.unknown() })
  endSession()
}
