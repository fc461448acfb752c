import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Background } from '../hosts/ports'
import { type Banner, currentBannerSchema } from '../src/contract/banner'
import { contentVersionSchema } from '../src/contract/content-version'
import { awaitedDataTimeout, optionalDataTimeout } from '../src/contract/limits'
import { withTimeout } from '../src/contract/with-timeout'
import type { Edge } from './edge'
import type { Env } from './env'
import { forward } from './proxy/forward'

/** Milliseconds between two requests to main. */
const interval = 4000
/**
 * Milliseconds for which an answer is fresh, so that every process and every edge drops its cached pages within five seconds of a
 * publication. After that, visitors' requests wait for main, up to `optionalDataTimeout` after it was asked. On a visited site,
 * main answers again before the last answer expires, so no request waits.
 */
const lifetime = 4500

/**
 * Milliseconds that a noted time may lie ahead, because on workerd a request's clock advances only with its input and output, and
 * the machines of a data center differ. A time further ahead is from before the clock was set back.
 */
export const maxClockLead = 1000

/** The latest version and banner that main stated. */
export interface PublishedContent {
  /** Undefined if main has no such call, or has not answered yet. */
  version: string | undefined
  /** The active banner, null without one; undefined until main has answered or failed once. */
  banner: Banner | null | undefined
  /** Whether main failed to answer the last time. */
  isUnavailable: boolean
}

/** Request that may trigger a version check. */
interface TriggeringRequest {
  req: { url: string }
  executionCtx: Pick<Background, 'waitUntil'>
}

/** Returns the latest state; starts a version check if one is due. */
export type CurrentContent = (trigger: TriggeringRequest) => PublishedContent | Promise<PublishedContent>

/**
 * Polls main for the version of its content, which changes with each publication, and for the active banner. Visitors' requests
 * trigger the polls. A request waits only after a quiet period, or after a change at the desk has expired the answer. While main
 * hangs, requests wait for `optionalDataTimeout` at most; while it fails, the last answer is kept. A vendor's main may lack both
 * calls.
 */
export function publishedContent(env: Env, now: () => number = Date.now): { current: CurrentContent; expire: () => void } {
  let content: PublishedContent = { version: undefined, banner: undefined, isUnavailable: false }
  let startedAt = Number.NEGATIVE_INFINITY
  let fetchedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> = Promise.resolve()

  function check({ req }: TriggeringRequest): Promise<void> {
    const checked = fetchContent(req.url, env, content).then((answer) => {
      // Ignores an answer that a newer check or a change at the desk has made stale.
      if (checked !== pending) return
      content = answer
      fetchedAt = now()
    })
    return checked
  }

  return {
    current(trigger) {
      const time = now()
      const elapsed = time - startedAt
      if (elapsed >= interval || elapsed < -maxClockLead) {
        startedAt = time
        pending = check(trigger)
        trigger.executionCtx.waitUntil(pending)
      }
      const wait = startedAt + optionalDataTimeout - time
      const age = time - fetchedAt
      return (age >= -maxClockLead && age < lifetime) || wait <= 0 ? content : withTimeout(pending, wait).then(() => content)
    },
    expire() {
      pending = Promise.resolve()
      startedAt = Number.NEGATIVE_INFINITY
      fetchedAt = Number.NEGATIVE_INFINITY
    }
  }
}

/** Expires the state after a change at the desk, so that its author sees the change in the next page. */
export function expireAfterChanges(expire: () => void): MiddlewareHandler<Edge> {
  return async function expireAfterChanges(c, next) {
    await next()
    if (c.req.method === 'POST' && c.req.path.startsWith('/api/main/desk/') && c.res.status === 200) expire()
  }
}

/** Passes the active banner to the page. Until main has answered once, pages are not cached, because they lack the banner. */
export function currentBanner(current: CurrentContent): MiddlewareHandler<Edge> {
  return async function currentBanner(c, next) {
    const { banner } = await current(c)
    if (banner) c.set('banner', banner)
    if (banner === undefined) c.set('fallbackShown', true)
    await next()
  }
}

/** The next state. Reads the banner after the version: a banner from before a publication is never paired with the new version. */
async function fetchContent(url: string, env: Env, last: PublishedContent): Promise<PublishedContent> {
  const signal = AbortSignal.timeout(awaitedDataTimeout)
  // Anonymous requests, because the answers are for every visitor.
  const get = async (path: string) => {
    const request = new Request(new URL('/', url), { signal })
    const answered = await forward(request, { api: 'main', path, identified: false }, undefined, env)
    if (answered.kind === 'transfer') await answered.body?.cancel()
    return { status: answered.status, data: answered.kind === 'json' ? answered.answer?.data : undefined }
  }
  const lastBanner = last.banner ?? null
  try {
    const { status, data } = await get('/content/version')
    if (status >= 500 && status !== 501) return { version: last.version, banner: lastBanner, isUnavailable: true }
    const stated = v.safeParse(contentVersionSchema, data)
    const banner = await get('/banner/current').then(
      (answer) => v.safeParse(currentBannerSchema, answer.status === 200 ? answer.data : undefined),
      () => undefined
    )
    const version = stated.success ? stated.output.version : undefined
    return { version, banner: banner?.success ? banner.output : lastBanner, isUnavailable: false }
  } catch {
    return { version: last.version, banner: lastBanner, isUnavailable: true }
  }
}
