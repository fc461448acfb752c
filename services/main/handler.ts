import type { Context } from 'hono'
import type { Main } from '../../src/contract/api/main'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import type { Handler } from '../api/register'
import { accountOf, type Requester } from '../api/requester'

/** Handler of a call of main; `caller` is the id of the logged-in account. */
export type MainHandler<Name extends keyof Main> = Handler<Main[Name], { session: string }>

/**
 * Identifies the account through passport.
 * @throws Refusal 403, or 503 while passport is unavailable: a 403 would end the session in the browser
 */
export const authenticate = (identifyRequester: (c: Context) => Promise<Requester>) => async (c: Context) =>
  accountOf(await identifyRequester(c), new Refusal(403, m.service_session_expired))
