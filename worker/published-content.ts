import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Background } from '../hosts/ports'
import { type Banner, currentBannerSchema } from '../src/contract/banner'
import { contentVersionSchema } from '../src/contract/content-version'
import { inTime } from '../src/contract/in-time'
import { awaitedDataTimeout, optionalDataTimeout } from '../src/contract/limits'
import type { Edge } from './edge'
import type { Env } from './env'
import { forward } from './proxy/forward'

/** Milliseconds between two questions. */
const interval = 4000
/**
 * Milliseconds for which an answer counts, so that every process of a site and every edge ends its cached pages within five seconds
 * of a publication. After that, requests wait for the next answer, but not once the question is `optionalDataTimeout` old. While
 * pages are requested, the next question is answered before the last answer expires, and nobody waits.
 */
const lifetime = 4500

/** What the edge knows of main's published content. */
export interface PublishedContent {
  /** Undefined if main has no such call, or has not answered yet. */
  version: string | undefined
  /** The active banner, null without one; undefined until main has answered or failed once. */
  banner: Banner | null | undefined
  /** Whether main failed to answer the last time. */
  isUnavailable: boolean
}

/** A request that may trigger a question to main. */
interface Occasion {
  req: { url: string }
  executionCtx: Pick<Background, 'waitUntil'>
}

/** Returns what the edge knows, after asking main if that is due. */
export type CurrentContent = (occasion: Occasion) => PublishedContent | Promise<PublishedContent>

/**
 * Polls main for the version of its content, by which the edge notices a publication, and for the banner above the navigation.
 * While pages are requested, main is asked every few seconds, and no request waits unless nobody has asked for a while, or a change
 * at the desk has expired the answer. While main hangs, only the requests of the first moment wait; while it fails, the last answer
 * stays. A vendor's main need not have the calls.
 */
export function publishedContent(env: Env, now: () => number = Date.now): { current: CurrentContent; expire: () => void } {
  let content: PublishedContent = { version: undefined, banner: undefined, isUnavailable: false }
  let askedAt = Number.NEGATIVE_INFINITY
  let answeredAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()

  function ask({ req }: Occasion): Promise<void> {
    const question = askMain(req.url, env, content).then((answer) => {
      // Main has been asked again, or may have answered before the change that expired its answer.
      if (question !== asking) return
      content = answer
      answeredAt = now()
    })
    return question
  }

  return {
    current(occasion) {
      const time = now()
      if (askedAt + interval <= time) {
        askedAt = time
        asking = ask(occasion)
        occasion.executionCtx.waitUntil(asking)
      }
      const wait = askedAt + optionalDataTimeout - time
      return answeredAt + lifetime > time || wait <= 0 ? content : inTime(asking, wait).then(() => content)
    },
    expire() {
      asking = Promise.resolve()
      askedAt = Number.NEGATIVE_INFINITY
      answeredAt = Number.NEGATIVE_INFINITY
    }
  }
}

/** A change at the desk expires what is known of the content, so that its author sees it in the next page. */
export function expireAfterChanges(expire: () => void): MiddlewareHandler<Edge> {
  return async function expireAfterChanges(c, next) {
    await next()
    if (c.req.method === 'POST' && c.req.path.startsWith('/api/main/desk/') && c.res.status === 200) expire()
  }
}

/** Passes the active banner to the page. A page that was rendered before main has answered once is not cached without it. */
export function currentBanner(current: CurrentContent): MiddlewareHandler<Edge> {
  return async function currentBanner(c, next) {
    const { banner } = await current(c)
    if (banner) c.set('banner', banner)
    if (banner === undefined) c.set('fallbackShown', true)
    await next()
  }
}

/** The next state. The banner is read after the version, so a version never counts with the banner of before its publication. */
async function askMain(url: string, env: Env, last: PublishedContent): Promise<PublishedContent> {
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
