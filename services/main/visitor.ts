import type { Context } from 'hono'
import type { Env } from './env'

/** Header in which passport names the account of a session, for the services beside it; the edge passes it to nobody. */
export const accountHeader = 'X-Account-Id'

/** Milliseconds that passport may take: a visitor waits for their file meanwhile. */
const patience = 3000

/** Who is asking, as far as passport says: `unknown` where it does not, as when it is down. */
export type Asker = { state: 'account'; id: string } | { state: 'visitor' } | { state: 'unknown' }

/** Whoever is logged in, a visitor, or somebody of whom passport does not say. */
export async function askerOf(c: Context, { PASSPORT, PASSPORT_BASE }: Pick<Env, 'PASSPORT' | 'PASSPORT_BASE'>): Promise<Asker> {
  const token = c.req.header('Authorization')
  if (!token) return { state: 'visitor' }
  const path = '/galaxy/user/current-user'
  const init = { headers: { Authorization: token }, signal: AbortSignal.timeout(patience), redirect: 'manual' as const }
  try {
    const answer = await (PASSPORT_BASE ? fetch(PASSPORT_BASE + path, init) : PASSPORT.fetch(`http://passport${path}`, init))
    await answer.body?.cancel()
    if (answer.status === 403) return { state: 'visitor' }
    const id = answer.status === 200 ? answer.headers.get(accountHeader) : null
    return id === null ? { state: 'unknown' } : { state: 'account', id }
  } catch {
    return { state: 'unknown' }
  }
}
