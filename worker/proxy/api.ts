import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Answer } from '../../src/contract/answer'
import { rowsOf } from '../../src/contract/api/call'
import { apiTables } from '../../src/contract/api/tables'
import { scriptHeader, scriptHeaderValue } from '../../src/contract/headers'
import { m } from '../../src/paraglide/messages'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { loggedOut, type Session, storeSession, tokenPattern } from '../middleware/session'
import { isAmbiguous, type Target, targetOf } from './addresses'
import { type Forwarded, forward, UpstreamError } from './forward'
import type { Identity, Place } from './headers'
import { refusedFile } from './refused-file'

/** Forwards the addresses of the APIs; the rest of the path selects the upstream (operations.md, «Addresses of the APIs»). */
export function apiProxy(env: Env): MiddlewareHandler<Edge> {
  return async function apiProxy(c, next) {
    const { pathname } = new URL(c.req.url)
    const target = targetOf(pathname)
    const prefixed = /^\/(api|public|website)(\/|$)/i.test(pathname)
    if (isAmbiguous(pathname) && (target || prefixed || /public/i.test(pathname))) return c.text('Ambiguous address', 400)
    if (!target) return next()
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' })

    const request = isPrivateQuery(c.req.raw, target) && env.PASSPORT_BASE ? await withQuery(c.req.raw) : c.req.raw
    const forwarded = await forward(request, target, identityOf(c, env, target), env)
    if (!forwarded.headers.has('ETag')) forwarded.headers.set('Cache-Control', 'private, no-store')
    if (forwarded.kind === 'transfer' && forwarded.status === 403 && target.identified) {
      await forwarded.body?.cancel()
      endExpired(c)
      return c.json({ status: 403, error: m.service_session_expired({}, { locale: c.get('locale') }) }, 403)
    }
    const { body, session, isExpired } =
      forwarded.kind === 'json' ? applySession(target, forwarded, c.get('session')) : { body: forwarded.body }
    c.res = (await refusedFile(c, target, forwarded)) ?? new Response(body, forwarded)
    if (isExpired) endExpired(c)
    else if (session) storeSession(c, session)
  }
}

/**
 * Clears the cookies of an expired session. The site's own scripts call `session-end.ts` instead: when this response arrives, the
 * browser may already hold the cookies of a newer login, and clearing them would end it.
 */
function endExpired(c: Context<Edge>): void {
  if (c.req.header(scriptHeader) !== scriptHeaderValue) storeSession(c, loggedOut)
}

/** Describes the visitor to the upstream. The address is included only if the platform states it. */
export function identityOf(c: Context<Edge>, env: Env, { api, path }: Target): Identity {
  const address = env.CLIENT_ADDRESS_HEADER ? c.req.header(env.CLIENT_ADDRESS_HEADER) : undefined
  const previewToken = api === 'main' && path.endsWith('/detail') ? c.get('previewToken') : undefined
  const identity = { session: c.get('session'), locale: c.get('locale'), address, previewToken }
  if (api === 'extension') return { ...identity, pageOrigin: pageOriginOf(c.req.header('Referer')) }
  if (api !== 'passport') return identity
  // Without a configured platform, as in a local run, workerd invents a place.
  const place = env.CLIENT_ADDRESS_HEADER ? clientPlace(c.req.raw) : undefined
  return { ...identity, place, siteOrigin: siteOriginOf(c.req.url, env) }
}

const platformSchema = v.object({ cf: v.object({ country: v.optional(v.string()), city: v.optional(v.string()) }) })

/** The platform's location property of the request, which visitors cannot set; undefined elsewhere. */
function clientPlace(request: Request): Place | undefined {
  const result = v.safeParse(platformSchema, request)
  if (!result.success) return undefined
  const { country, city } = result.output.cf
  return country ? { country, ...(city && { city }) } : undefined
}

/** The origin in the visitor's address bar. Undefined for an unknown host name, which may be a phishing site. */
function siteOriginOf(address: string, env: Env): string | undefined {
  const { hostname, origin } = new URL(address)
  return env.SITE_HOSTS.some(({ hosts }) => hosts.includes(hostname)) ? origin : undefined
}

/** A `<script>` on another site's page sends no `Origin`. It may omit the `Referer`, but cannot forge it. */
function pageOriginOf(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined
}

const token = v.pipe(v.string(), v.regex(tokenPattern))
const withLoginToken = v.looseObject({ token })
const withExamToken = v.looseObject({ examToken: token })

const privateQueries = apiTables.passport.flatMap(rowsOf).flatMap(({ path, call }) => (call.isQueryPrivate ? [path] : []))

/** Addresses of the edge to which a script of the site posts a query. */
export const privateQueryAddresses = privateQueries.map((path) => `/api/passport${path}`)

const isPrivateQuery = ({ method }: Request, { api, path }: Target): boolean =>
  method === 'POST' && api === 'passport' && privateQueries.includes(path)

/** The request as the GET of the vendor's passport, with the posted form as its query. */
async function withQuery(request: Request): Promise<Request> {
  const url = new URL(request.url)
  url.search = await request.text()
  const headers = new Headers(request.headers)
  headers.delete('Content-Type')
  return new Request(url, { headers, signal: request.signal })
}

/** Calls after which passport rejects the token, because they end this session or every session of the account. */
const endsSession = new Set(apiTables.passport.flatMap(rowsOf).flatMap(({ path, call }) => (call.endsSession ? [path] : [])))

/**
 * Applies an answer to the visitor's session and returns the body for the browser. Tokens are moved from the body into
 * HttpOnly cookies; a 403, as HTTP status or in the body, says that the session has expired (spec §4); a successful logout,
 * a changed password and a deleted account end it. `session` is absent if nothing changes.
 * @throws UpstreamError if passport answers in another shape, or a token has a form that no cookie can hold
 */
function applySession(
  target: Target,
  json: Extract<Forwarded, { kind: 'json' }>,
  session: Session
): { body: string; session?: Session; isExpired?: boolean } {
  const { status, body, answer } = json
  if (!target.identified) return { body }
  if (status === 403 || answer?.status === 403) return { body, isExpired: true }
  if (!answer) {
    // An unparsed body may contain a token, so it is not forwarded.
    if (target.api === 'passport') throw new UpstreamError(502)
    return { body }
  }
  const { tokens, data } = takeTokens(target, answer)
  const shown = tokens ? JSON.stringify({ ...answer, data }) : body
  if (answer.status !== 200) return { body: shown }
  if (target.api === 'passport' && endsSession.has(target.path)) return { body: shown, session: loggedOut }
  return tokens ? { body: shown, session: { ...session, ...tokens } } : { body: shown }
}

function takeTokens(target: Target, answer: Answer): { tokens?: Partial<Session>; data: unknown } {
  let { data } = answer
  let tokens: Partial<Session> | undefined
  if (target.api === 'passport' && v.is(withLoginToken, data)) {
    const { token: loginToken, ...rest } = data
    // A login discards the exam token of the previous user.
    tokens = { loginToken, examToken: undefined }
    data = rest
  }
  if (v.is(withExamToken, data)) {
    const { examToken, ...rest } = data
    tokens = { ...tokens, examToken }
    data = rest
  }
  // A remaining token cannot be stored in a cookie. Fails rather than expose it to scripts.
  if (has(data, 'examToken') || (target.api === 'passport' && has(data, 'token'))) throw new UpstreamError(502)
  return { data, ...(tokens && { tokens }) }
}

const has = (data: unknown, name: string) => typeof data === 'object' && data !== null && name in data
