import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { type Banner, currentBannerSchema } from '../../src/contract/banner'
import { inTime } from '../../src/contract/in-time'
import { awaitedDataTimeout, optionalDataTimeout } from '../../src/contract/limits'
import type { ContentVersion } from '../content-version'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { forward } from '../proxy/forward'

/**
 * Milliseconds for which an answer counts if main does not state the version of its content. With the lifetime of a kept page
 * it makes less than the minute within which visitors see a publication.
 */
const lifetime = 15_000

/** A question to main that is not answered yet. */
interface Question {
  answer: Promise<void>
  askedAt: number
  /** Whether pages wait a moment for the answer: nothing is known, or what is known is of before a publication. */
  isAwaited: boolean
}

/**
 * Passes the banner above the navigation to the page. The edge remembers main's answer, so a page asks for it only once in a
 * while and after a publication. No page waits once the question is `optionalDataTimeout` old: the answer that comes later is for
 * the next page. While main fails, the last known banner stays.
 */
export function currentBanner(env: Env, contentVersion: ContentVersion, now: () => number = Date.now): MiddlewareHandler<Edge> {
  /** Undefined until main has answered or failed once. */
  let known: Banner | null | undefined
  /** When main is asked again, also if a host has dropped the question with the visitor who occasioned it. */
  let until = 0
  /** Of the content, when the banner was asked for. */
  let version: string | undefined
  let open: Question | undefined

  function ask(c: Context<Edge>, isAwaited: boolean): Question {
    const answer = askMain(c, env)
      .catch(() => known)
      .then((banner) => {
        // After a publication main has been asked again.
        if (open !== question) return
        known = banner ?? null
        until = now() + lifetime
        open = undefined
      })
    const question = { answer, askedAt: now(), isAwaited }
    return question
  }

  return async function currentBanner(c, next) {
    const content = await contentVersion(c)
    const isPublication = content.version !== version
    let awaited = open?.isAwaited ? open : undefined
    if (isPublication || until <= now()) {
      version = content.version
      until = now() + lifetime
      open = ask(c, isPublication || known === undefined)
      awaited = open
      c.executionCtx.waitUntil(open.answer)
    }
    const wait = awaited ? awaited.askedAt + optionalDataTimeout - now() : 0
    if (awaited && wait > 0) await inTime(awaited.answer, wait)
    if (known) c.set('banner', known)
    // The next request of the page shows the banner, if there is one.
    if (open?.isAwaited) c.set('fallbackShown', true)
    await next()
  }
}

/** The banner whose time it is. Asked without an identity, because the answer is for every visitor. @throws if main fails */
async function askMain(c: Context<Edge>, env: Env): Promise<Banner | null> {
  const target = { api: 'main', path: '/banner/current', identified: false } as const
  const signal = AbortSignal.timeout(awaitedDataTimeout)
  const answered = await forward(new Request(new URL('/', c.req.url), { signal }), target, undefined, env)
  if (answered.kind === 'transfer') await answered.body?.cancel()
  if (answered.kind !== 'json' || answered.status !== 200) throw new Error(`Main has answered ${answered.status}`)
  return v.parse(currentBannerSchema, answered.answer?.data)
}
