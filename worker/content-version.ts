import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Background } from '../hosts/ports'
import { contentVersionSchema } from '../src/contract/content-version'
import { inTime } from '../src/contract/in-time'
import { awaitedDataTimeout, optionalDataTimeout } from '../src/contract/limits'
import type { Edge } from './edge'
import type { Env } from './env'
import { forward } from './proxy/forward'

/** Milliseconds between two requests for the version. */
const interval = 5000
/**
 * Milliseconds for which an answer counts. After that, requests wait for the next one, but not once the question is
 * `optionalDataTimeout` old.
 */
const lifetime = 20_000

/** The edge's knowledge of main's content. */
export interface ContentState {
  /** Undefined if main has no such call, or has not answered yet. */
  version: string | undefined
  /** Whether main failed to answer the last time. */
  isUnavailable: boolean
}

/** A request on whose occasion main may be asked. */
interface Occasion {
  req: { url: string }
  executionCtx: Pick<Background, 'waitUntil'>
}

/** Returns what is known, after asking main if that is due. */
export type ContentVersion = (occasion: Occasion) => ContentState | Promise<ContentState>

/**
 * The version of main's content, by which the edge knows that something was published. While pages are requested, main is asked
 * every few seconds, and no request waits unless nobody has asked for a while, or the answer has expired. While main hangs, only
 * the requests of the first moment wait. A vendor's main need not have the call.
 */
export function contentVersion(env: Env, now: () => number = Date.now): { state: ContentVersion; expire: () => void } {
  let state: ContentState = { version: undefined, isUnavailable: false }
  let askedAt = Number.NEGATIVE_INFINITY
  let answeredAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()
  let expirations = 0

  async function ask({ req }: Occasion): Promise<void> {
    const begun = expirations
    state = await askMain(req.url, env).then(
      (version) => ({ version, isUnavailable: false }),
      () => ({ version: state.version, isUnavailable: true })
    )
    // Main may have answered before what ended the last answer.
    if (begun === expirations) answeredAt = now()
  }

  return {
    state(occasion) {
      const time = now()
      if (askedAt + interval <= time) {
        askedAt = time
        asking = ask(occasion)
        occasion.executionCtx.waitUntil(asking)
      }
      const wait = askedAt + optionalDataTimeout - time
      return answeredAt + lifetime > time || wait <= 0 ? state : inTime(asking, wait).then(() => state)
    },
    expire() {
      expirations += 1
      askedAt = Number.NEGATIVE_INFINITY
      answeredAt = Number.NEGATIVE_INFINITY
    }
  }
}

/** A change at the desk ends what is known of the content, so that its author sees it in the next page. */
export function expireAfterChanges(expire: () => void): MiddlewareHandler<Edge> {
  return async function expireAfterChanges(c, next) {
    await next()
    if (c.req.method === 'POST' && c.req.path.startsWith('/api/main/desk/') && c.res.status === 200) expire()
  }
}

/** Asked without an identity, because the answer is for every visitor. @throws if main fails */
async function askMain(url: string, env: Env): Promise<string | undefined> {
  const target = { api: 'main', path: '/content/version', identified: false } as const
  const signal = AbortSignal.timeout(awaitedDataTimeout)
  const answered = await forward(new Request(new URL('/', url), { signal }), target, undefined, env)
  if (answered.kind === 'transfer') await answered.body?.cancel()
  if (answered.status >= 500 && answered.status !== 501) throw new Error(`Main has answered ${answered.status}`)
  const known = answered.kind === 'json' ? v.safeParse(contentVersionSchema, answered.answer?.data) : undefined
  return known?.success ? known.output.version : undefined
}
