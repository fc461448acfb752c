import type { Context } from 'hono'
import type { Main } from '../../src/contract/api/main'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import type { Handler } from '../api/register'
import type { Requester } from '../api/requester'

/** Handler of a call of main; `caller` is the id of the logged-in account. */
export type MainHandler<Name extends keyof Main> = Handler<Main[Name], { session: string }>

/**
 * The id of the account that makes a request.
 * @param withoutLogin the answer to a visitor. If the call also has an answer for visitors, it is a 401, because a 403 would end
 * the session in the browser.
 * @throws Refusal 503 while passport is unavailable, and `withoutLogin`
 */
export function accountOf(requester: Requester, withoutLogin: Refusal): string {
  if (requester.state === 'unavailable') throw new Refusal(503, m.service_session_unconfirmed)
  if (requester.state === 'visitor') throw withoutLogin
  return requester.id
}

/**
 * Identifies the account through passport.
 * @throws Refusal 403, or 503 while passport is unavailable: a 403 would end the session in the browser
 */
export const authenticate = (identifyRequester: (c: Context) => Promise<Requester>) => async (c: Context) =>
  accountOf(await identifyRequester(c), new Refusal(403, m.service_session_expired))
