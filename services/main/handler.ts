import type { Context } from 'hono'
import type { Main } from '../../src/contract/api/main'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import type { Handler } from '../api/register'
import type { Asker } from './visitor'

/** Answers a call of main; `caller` is the id of the account that is logged in. */
export type MainHandler<Name extends keyof Main> = Handler<Main[Name], string>

/**
 * The id of the account, as passport knows it.
 * @throws Refusal 403, and 503 while passport cannot be asked: a 403 would end the session in the browser
 */
export const authenticate = (askerOf: (c: Context) => Promise<Asker>) => async (c: Context) => {
  const asker = await askerOf(c)
  if (asker.state === 'unknown') throw new Refusal(503, m.service_session_unconfirmed)
  if (asker.state === 'visitor') throw new Refusal(403, m.service_session_expired)
  return asker.id
}
