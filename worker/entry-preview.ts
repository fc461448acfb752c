import type { Context, Handler, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { previewCookie } from '../src/contract/cookies'
import { previewSchema, previewTokenPattern } from '../src/contract/desk-entries'
import type { Edge } from './edge'
import type { Env } from './env'
import { overHttps } from './middleware/session'
import { forward } from './proxy/forward'
import { redirect } from './redirects/redirect'

/*
 * Previews of entries (decision 042). The link stores its token in a cookie and redirects to the entry's page, for which main
 * then returns the working copy of that entry. Previews are neither cached nor indexed.
 */

/** The preview token of the request, if any. */
export function readPreviewToken(c: Context): string | undefined {
  const token = overHttps(c) ? getCookie(c, previewCookie, 'host') : getCookie(c, previewCookie)
  return token !== undefined && previewTokenPattern.test(token) ? token : undefined
}

/** Reads the preview token. Answers to requests with a token must be neither cached nor indexed. */
export function entryPreview(): MiddlewareHandler<Edge> {
  return async function entryPreview(c, next) {
    const token = readPreviewToken(c)
    if (token === undefined) return next()
    c.set('previewToken', token)
    await next()
    forbidStorage(c)
  }
}

function forbidStorage(c: Context): void {
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
}

/** `GET /desk/preview/:token`: redirects to the entry's page. An unknown or expired token is answered as an unknown path. */
export function openPreview(env: Env): Handler<Edge> {
  return async function openPreview(c, next) {
    const token = c.req.param('token') ?? ''
    const preview = previewTokenPattern.test(token) ? await findPreview(c, env, token) : undefined
    if (!preview) return next()
    const https = overHttps(c)
    setCookie(c, previewCookie, token, {
      path: '/',
      sameSite: 'Lax',
      httpOnly: true,
      secure: https,
      maxAge: Math.max(0, Math.floor((preview.expiresAt - Date.now()) / 1000)),
      ...(https ? { prefix: 'host' as const } : {})
    })
    forbidStorage(c)
    return redirect(c, preview.page, 'preview')
  }
}

/** The entry of the token; undefined if the token is unknown or expired. @throws UpstreamError */
async function findPreview(c: Context<Edge>, env: Env, token: string) {
  const target = { api: 'main', path: '/desk/entry/previewed', identified: false } as const
  const address = new URL(`/?${new URLSearchParams({ token })}`, c.req.url)
  const answered = await forward(new Request(address, { signal: c.req.raw.signal }), target, undefined, env)
  if (answered.kind !== 'json' || answered.status !== 200) return undefined
  const preview = v.safeParse(previewSchema, answered.answer?.data)
  return preview.success ? preview.output : undefined
}
