import type { Context } from 'hono'
import type { Env } from './env'

/** Header in which passport names the account of a session, for the services beside it; the edge passes it to nobody. */
export const accountHeader = 'X-Account-Id'

/** Milliseconds that passport may take: a visitor waits for their file meanwhile. */
const patience = 3000

/**
 * The account of whoever is logged in; undefined for a visitor, and where passport does not say, as when it is down: then what
 * is stored belongs to no account.
 */
export async function accountOf(
  c: Context,
  { PASSPORT, PASSPORT_BASE }: Pick<Env, 'PASSPORT' | 'PASSPORT_BASE'>
): Promise<string | undefined> {
  const token = c.req.header('Authorization')
  if (!token) return undefined
  const path = '/galaxy/user/current-user'
  const init = { headers: { Authorization: token }, signal: AbortSignal.timeout(patience), redirect: 'manual' as const }
  try {
    const answer = await (PASSPORT_BASE ? fetch(PASSPORT_BASE + path, init) : PASSPORT.fetch(`http://passport${path}`, init))
    await answer.body?.cancel()
    return answer.status === 200 ? (answer.headers.get(accountHeader) ?? undefined) : undefined
  } catch {
    return undefined
  }
}
