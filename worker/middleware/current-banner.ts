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

/**
 * Passes the banner above the navigation to the page. The edge remembers main's answer, so a page asks for it only once in a
 * while and after a publication, and never waits longer than `optionalDataTimeout`: the answer that comes later is for the next page.
 * While main fails, the last known banner stays.
 */
export function currentBanner(env: Env, contentVersion: ContentVersion, now: () => number = Date.now): MiddlewareHandler<Edge> {
  /** Undefined until main has answered or failed once. */
  let known: Banner | null | undefined
  let until = 0
  /** Of the content, when the banner was asked for. */
  let version: string | undefined

  async function ask(c: Context<Edge>): Promise<void> {
    // Other pages use what is known meanwhile, instead of asking too.
    if (known !== undefined) until = now() + lifetime
    known = (await askMain(c, env).catch(() => known)) ?? null
    until = now() + lifetime
  }

  return async function currentBanner(c, next) {
    const content = await contentVersion(c)
    const isPublication = content.version !== version
    if (until <= now() || isPublication) {
      version = content.version
      let isAnswered = false
      const asking = ask(c).then(() => {
        isAnswered = true
      })
      c.executionCtx.waitUntil(asking)
      await inTime(asking, optionalDataTimeout)
      // The page may show the banner that was there before.
      if (isPublication && !isAnswered) c.set('fallbackShown', true)
    }
    if (known) c.set('banner', known)
    // The next request of the page shows the banner, if there is one.
    else if (known === undefined) c.set('fallbackShown', true)
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
