import type { Handler } from 'hono'
import * as v from 'valibot'
import { locales } from '../src/contract/locale'
import type { PageView } from '../src/contract/page-view'
import type { Edge } from './edge'
import type { Env } from './env'
import type { RedactPath } from './redact-path'

const pageViewSchema: v.GenericSchema<unknown, PageView> = v.object({
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[^?#]*$/)),
  locale: v.picklist(locales),
  referrer: v.optional(v.pipe(v.string(), v.maxLength(2000)), '')
})

/** Writes one data point: host, redacted path, locale and referring host. It contains no personal data. */
export function pageViews(env: Env, redactPath: RedactPath): Handler<Edge> {
  return async function pageViews(c) {
    const view = v.safeParse(v.pipe(v.string(), v.parseJson(), pageViewSchema), await c.req.text())
    if (!view.success) return c.text('Not a page view', 400)
    const { path, locale, referrer } = view.output
    const from = URL.canParse(referrer) ? new URL(referrer).host : ''
    env.PAGE_VIEWS?.writeDataPoint({
      indexes: [c.get('profile').origin],
      blobs: [redactPath(path), locale, from],
      doubles: [1]
    })
    return c.body(null, 204)
  }
}
