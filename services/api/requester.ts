import type { Context } from 'hono'
import * as v from 'valibot'
import { accountHeader, rolesHeader } from '../../src/contract/headers'
import { type Role, rolesFromHeader } from '../../src/contract/roles'
import { m } from '../../src/paraglide/messages'
import { Refusal } from './answer'
import type { PassportBinding } from './bindings'

/** Timeout of passport in milliseconds: the visitor is waiting for a file meanwhile. */
const timeout = 3000

/** Body of a refusal, which a vendor's passport sends with HTTP status 200. */
const endedSchema = v.object({ status: v.literal(403) })

/** Caller of a request, according to passport; `unavailable` if passport does not answer. */
export type Requester = { state: 'account'; id: string; roles: Role[] } | { state: 'visitor' } | { state: 'unavailable' }

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

/** Calls an address of passport. @throws if passport does not answer in time */
export function callPassport({ PASSPORT, PASSPORT_BASE }: PassportBinding, path: string, init: RequestInit): Promise<Response> {
  const limited = { ...init, signal: AbortSignal.timeout(timeout), redirect: 'manual' as const }
  return PASSPORT_BASE ? fetch(PASSPORT_BASE + path, limited) : PASSPORT.fetch(`http://passport${path}`, limited)
}

/** Reads an address of passport with the token of a request. @throws if passport does not answer in time */
export const askPassport = (passport: PassportBinding, path: string, token: string): Promise<Response> =>
  callPassport(passport, path, { headers: { Authorization: token } })

/** Identifies the account of a request through passport. */
export async function identifyRequester(c: Context, passport: PassportBinding): Promise<Requester> {
  const token = c.req.header('Authorization')
  if (!token) return { state: 'visitor' }
  try {
    const answer = await askPassport(passport, '/galaxy/user/current-user', token)
    const id = answer.headers.get(accountHeader)
    if (answer.status === 200 && id === null)
      return v.is(endedSchema, await answer.json()) ? { state: 'visitor' } : { state: 'unavailable' }
    await answer.body?.cancel()
    if (answer.status === 403) return { state: 'visitor' }
    return answer.status !== 200 || id === null
      ? { state: 'unavailable' }
      : { state: 'account', id, roles: rolesFromHeader(answer.headers.get(rolesHeader)) }
  } catch {
    return { state: 'unavailable' }
  }
}
