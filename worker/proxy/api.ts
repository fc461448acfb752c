import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Answer } from '../../src/contract/answer'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { type Session, storeSession, tokenPattern } from '../middleware/session'
import { isAmbiguous, type Target, targetOf } from './addresses'
import { type Forwarded, forward } from './forward'
import type { Identity } from './headers'

/** The addresses at the edge that belong to the APIs; the rest of the path decides which (architecture.md, «Addresses»). */
export function apiProxy(env: Env): MiddlewareHandler<Edge> {
  return async function apiProxy(c, next) {
    const { pathname } = new URL(c.req.url)
    const target = targetOf(pathname)
    const prefixed = /^\/(api|public|website)(\/|$)/i.test(pathname)
    if (isAmbiguous(pathname) && (target || prefixed || /public/i.test(pathname))) return c.text('Ambiguous address', 400)
    if (!target) return next()
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' })

    const forwarded = await forward(c.req.raw, target, identityOf(c, env), env)
    if (!forwarded.headers.has('ETag')) forwarded.headers.set('Cache-Control', 'private, no-store')
    const { body, session } = forwarded.kind === 'json' ? settle(target, forwarded, c.get('session')) : { body: forwarded.body }
    c.res = new Response(body, forwarded)
    if (session) storeSession(c, session)
  }
}

/** Who the visitor is, for the upstream. The address counts only where the platform is known to state it. */
export function identityOf(c: Context<Edge>, env: Env): Identity {
  const address = env.CLIENT_ADDRESS_HEADER ? c.req.header(env.CLIENT_ADDRESS_HEADER) : undefined
  return { session: c.get('session'), locale: c.get('locale'), address }
}

const token = v.pipe(v.string(), v.regex(tokenPattern))
const withLoginToken = v.looseObject({ token })
const withExamToken = v.looseObject({ examToken: token })

const loggedOut: Session = { loginToken: undefined, examToken: undefined }

/**
 * What an answer does to the visitor's session, and the body that the browser may see: tokens move out of the body to
 * be stored in HttpOnly cookies; 403, as HTTP status or in the body, ends the session (spec §4); so does a successful
 * logout. `session` is absent where nothing changes.
 */
function settle(
  target: Target,
  json: Extract<Forwarded, { kind: 'json' }>,
  session: Session
): { body: string; session?: Session } {
  const { status, body, answer } = json
  if (!target.identified) return { body }
  if (status === 403 || answer?.status === 403) return { body, session: loggedOut }
  if (answer?.status !== 200) return { body }
  if (target.api === 'passport' && target.path === '/galaxy/user/logout') return { body, session: loggedOut }
  const { tokens, data } = takeTokens(target, answer)
  return tokens ? { body: JSON.stringify({ ...answer, data }), session: { ...session, ...tokens } } : { body }
}

function takeTokens(target: Target, { data }: Answer): { tokens?: Partial<Session>; data: unknown } {
  if (target.api === 'passport' && v.is(withLoginToken, data)) {
    const { token: loginToken, ...rest } = data
    return { tokens: { loginToken }, data: rest }
  }
  if (v.is(withExamToken, data)) {
    const { examToken, ...rest } = data
    return { tokens: { examToken }, data: rest }
  }
  return { data }
}
