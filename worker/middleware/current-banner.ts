import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { type Banner, currentBannerSchema } from '../../src/contract/banner'
import { inTime } from '../../src/contract/in-time'
import { awaitedDataTimeout, pagePatience } from '../../src/contract/limits'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { forward } from '../proxy/forward'

/**
 * Milliseconds for which an answer counts. With the lifetime of a kept page it makes less than the minute within which
 * visitors see a publication.
 */
const lifetime = 15_000
/**
 * Passes the banner above the navigation to the page. The edge remembers main's answer, so a page asks for it only once in a
 * while, and never waits longer than `pagePatience`: the answer that comes later is for the next page. While main fails, the last
 * known banner stays.
 */
export function currentBanner(env: Env, now: () => number = Date.now): MiddlewareHandler<Edge> {
  /** Undefined until main has answered or failed once. */
  let known: Banner | null | undefined
  let until = 0

  async function ask(c: Context<Edge>): Promise<void> {
    // Other pages use what is known meanwhile, instead of asking too.
    if (known !== undefined) until = now() + lifetime
    known = (await askMain(c, env).catch(() => known)) ?? null
    until = now() + lifetime
  }

  return async function currentBanner(c, next) {
    if (until <= now()) {
      const asking = ask(c)
      c.executionCtx.waitUntil(asking)
      await inTime(asking, pagePatience)
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
