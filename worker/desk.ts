import type { Context, MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import { brand } from '../src/contract/brand'
import type { DeskAccount } from '../src/contract/desk-account'
import { deskAccountElement, isDeskPath, mayOpen } from '../src/contract/desk-pages'
import { editorServerMeta } from '../src/contract/editor-server'
import { accountHeader, rolesHeader } from '../src/contract/headers'
import { rolesFromHeader } from '../src/contract/roles'
import { setTheme } from '../src/contract/theme-script'
import { m } from '../src/paraglide/messages'
import type { Edge } from './edge'
import type { Env } from './env'
import { editorServerAddress, upstreamOf } from './proxy/addresses'
import { identityOf } from './proxy/api'
import { UpstreamError } from './proxy/forward'
import { upstreamHeaders } from './proxy/headers'

/** Timeout of passport's answer about roles, in milliseconds. */
const passportTimeout = 3000

/**
 * Answers desk pages (decision 037) for accounts with a role that grants access: an empty document that loads the desk app. For
 * all others the path is unknown, and falls through to the next middleware.
 * @throws UpstreamError while passport is unavailable
 */
export function desk(env: Env): MiddlewareHandler<Edge> {
  return async function desk(c, next) {
    const { path } = c.req
    if (!isDeskPath(path) || !c.get('session').loginToken) return next()
    const account = await deskAccount(c, env)
    if (!account || !mayOpen(path, account.roles)) return next()
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
    return c.html(deskDocument(c, env, account, await deskFiles(c, env)))
  }
}

/** The account of the session with its roles, from passport; undefined if the session has ended. */
async function deskAccount(c: Context<Edge>, env: Env): Promise<DeskAccount | undefined> {
  const target = { api: 'passport', path: '/galaxy/user/current-user', identified: true } as const
  const { url, fetcher } = upstreamOf(target, '', env)
  const signal = AbortSignal.timeout(passportTimeout)
  const headers = upstreamHeaders(new Headers(), identityOf(c, env, target))
  const answer = await fetcher.fetch(new Request(url, { headers, redirect: 'manual', signal })).catch((error: unknown) => {
    throw new UpstreamError(error instanceof DOMException && error.name === 'TimeoutError' ? 504 : 502)
  })
  await answer.body?.cancel()
  if (answer.status === 403) return undefined
  if (answer.status !== 200) throw new UpstreamError(502)
  const id = answer.headers.get(accountHeader)
  return id === null ? undefined : { id, roles: rolesFromHeader(answer.headers.get(rolesHeader)) }
}

/** Addresses of the desk app's script and style sheets. */
interface DeskFiles {
  script: string
  styles: readonly string[]
}

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), css: v.optional(v.array(v.string()), []), isEntry: v.optional(v.boolean(), false) })
)

/** The development server compiles modules on request; a build lists its files in a manifest. */
async function deskFiles(c: Context<Edge>, env: Env): Promise<DeskFiles> {
  if (import.meta.env?.DEV) return { script: '/src/desk/main.tsx', styles: [] }
  const manifest = await env.ASSETS.fetch(new Request(new URL('/desk/manifest.json', c.req.url)))
  const entry = Object.values(v.parse(manifestSchema, await manifest.json())).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The manifest of the desk names no entry')
  return { script: `/desk/${entry.file}`, styles: entry.css.map((file) => `/desk/${file}`) }
}

/** The development server's hot reload scripts, which it adds only to documents that it serves itself. */
const reloading = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

function deskDocument(c: Context<Edge>, env: Env, account: DeskAccount, { script, styles }: DeskFiles) {
  const locale = c.get('locale')
  const nonce = c.get('secureHeadersNonce') ?? ''
  // Escaped because `</script` would end the element, and `<!--<script` would switch the parser's state.
  const json = JSON.stringify(account).replaceAll('<', '\\u003c')
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${m.desk_title({ brand }, { locale })}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<meta property="csp-nonce" nonce="${nonce}">
${env.EDITOR_SERVER_BASE ? html`<meta name="${editorServerMeta}" content="${editorServerAddress(env)}">` : ''}
<script nonce="${nonce}">${raw(`(function(r,t){${setTheme}})(document.documentElement)`)}</script>
${styles.map((address) => html`<link rel="stylesheet" href="${address}">`)}
<script nonce="${nonce}" type="application/json" id="${deskAccountElement}">${raw(json)}</script>
${import.meta.env?.DEV ? html`<script nonce="${nonce}" type="module">${raw(reloading)}</script><script nonce="${nonce}" type="module" src="/@vite/client"></script>` : ''}
<script nonce="${nonce}" type="module" src="${script}"></script>
</head>
<body><div id="desk"></div><noscript>${m.desk_needs_scripts({}, { locale })}</noscript></body>
</html>`
}
