import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '../src/contract/locale'
import type { Edge } from './edge'

interface Parts {
  status: number
  /** One sentence about the failure, with the visitor's next step. */
  text: string
  locale: Locale
  /** Page of the site that leads on, and the text of the link to it. */
  path: string
  link: string
}

/** A page without the app, for a failure of the app or in place of an answer that only programs read. */
export function errorPage(
  c: Context<Edge>,
  { status, text, locale, path, link }: Parts
): HtmlEscapedString | Promise<HtmlEscapedString> {
  c.set('isErrorPage', true)
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title>
<style nonce="${c.get('secureHeadersNonce') ?? ''}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:16px/1.75 system-ui,sans-serif;background:light-dark(#fcfdfe,#081a3f);color:light-dark(#0a1326,#edf3ff)}
p{margin:0;font:14px/1.6 ui-monospace,monospace;color:light-dark(#0b3be8,#8db0ff)}h1{margin:0;font-size:32px;line-height:1.2}
a{color:light-dark(#0b3be8,#8db0ff)}
</style>
</head>
<body><p>${status}</p><h1>${text}</h1><a href="${path}">${link}</a></body>
</html>`
}
