import { html, raw } from 'hono/html'
import type { CodeType } from '../../src/contract/account'
import { internationalLocale, type Locale, originalLocale } from '../../src/contract/locale'
import type { SentCode, SentMessage } from '../../src/contract/outbox'
import { m } from '../../src/paraglide/messages'

/** A text in both languages: only developers see this page, so it needs no language switch. */
const both = (text: (inputs: Record<string, never>, options: { locale: Locale }) => string) => html`
  <span lang="${originalLocale}">${text({}, { locale: originalLocale })}</span> <span lang="en">${text({}, { locale: internationalLocale })}</span>`

const purposes: Readonly<Record<CodeType, Parameters<typeof both>[0]>> = {
  '1': m.service_outbox_register,
  '2': m.service_outbox_reset,
  '3': m.service_outbox_bind,
  '4': m.service_outbox_activate,
  '5': m.service_outbox_confirm
}

const css = `
:root { color-scheme: light dark; --ink: #14181f; --quiet: #5b6472; --line: #d9dde3; --sheet: #fff; --desk: #f4f5f7; --mark: #1f4fd8 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ebf0; --quiet: #9aa4b2; --line: #2c333d; --sheet: #171b21; --desk: #0f1216; --mark: #8fb0ff }
}
* { box-sizing: border-box }
body { margin: 0; padding: clamp(1rem, 4vw, 4rem); background: var(--desk); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; text-autospace: normal }
main { max-width: 56rem; margin: auto }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: baseline; justify-content: space-between }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3 }
span[lang] { display: block }
span[lang=en] { color: var(--quiet); font-size: .875em; font-weight: 400 }
a { padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet); color: var(--mark); text-align: center; text-decoration: none }
a:hover { border-color: currentColor }
a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }
.text { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
.sheet { overflow-x: auto; margin-top: 1.5rem; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet) }
.sheet p { margin: 0; padding: 2rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .75rem 1rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top }
thead th { border-top: 0; font-weight: 500 }
.code { font: 600 1.25rem/1.3 ui-monospace, monospace; letter-spacing: .1em; user-select: all }
time { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap }`

/** The outbox as a page without scripts and external files. `nonce` allows its styles under the answer's policy. */
export function outboxPage(
  { codes, messages }: { codes: readonly SentCode[]; messages: readonly SentMessage[] },
  nonce: string | undefined
) {
  return html`<!doctype html>
<html lang="${originalLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.service_outbox_title({}, { locale: originalLocale })} / ${m.service_outbox_title({}, { locale: internationalLocale })}</title>
${nonce === undefined ? html`<style>${raw(css)}</style>` : html`<style nonce="${nonce}">${raw(css)}</style>`}
</head>
<body>
<main>
<header>
<h1>${both(m.service_outbox_title)}</h1>
<a href="/__outbox">${m.service_outbox_refresh({}, { locale: originalLocale })} / ${m.service_outbox_refresh({}, { locale: internationalLocale })}</a>
</header>
<p>${both(m.service_outbox_about)}</p>
<div class="sheet">${codes.length === 0 ? html`<p>${both(m.service_outbox_empty)}</p>` : codeTable(codes)}</div>
${messages.length === 0 ? '' : html`<div class="sheet">${messageTable(messages)}</div>`}
</main>
</body>
</html>`
}

const codeTable = (sent: readonly SentCode[]) => html`<table>
<thead><tr>
<th scope="col">${both(m.service_outbox_to)}</th>
<th scope="col">${both(m.service_outbox_code)}</th>
<th scope="col">${both(m.service_outbox_type)}</th>
<th scope="col">${both(m.service_outbox_sent_at)}</th>
</tr></thead>
<tbody>${sent.map(
  ({ to, type, code, sentAt }) => html`<tr>
<td>${to}</td>
<td><span class="code">${code}</span></td>
<td>${both(purposes[type])}</td>
<td>${moment(sentAt)}</td>
</tr>`
)}</tbody>
</table>`

const messageTable = (sent: readonly SentMessage[]) => html`<table>
<thead><tr>
<th scope="col">${both(m.service_outbox_to)}</th>
<th scope="col">${both(m.service_outbox_message)}</th>
<th scope="col">${both(m.service_outbox_sent_at)}</th>
</tr></thead>
<tbody>${sent.map(
  ({ to, subject, text, sentAt }) => html`<tr>
<td>${to}</td>
<td><strong>${subject}</strong><div class="text">${text}</div></td>
<td>${moment(sentAt)}</td>
</tr>`
)}</tbody>
</table>`

const moment = (sentAt: string) => html`<time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')}</time>`
