import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bodyOf, type CacheEntry, toCacheEntry } from './cache-entry'

const nonce = 'q+83/Zb0TkXcVf1nR2aLwg=='
const formKey = '7d0c3a52-5b55-4a3e-9a3e-0d4c6b0f6a11'
const policy = `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`
const cache = (text: string, headers: Record<string, string> = {}) =>
  toCacheEntry({
    bytes: new TextEncoder().encode(text),
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy, ...headers }),
    nonce,
    formKey
  })
const policyOf = (entry: CacheEntry | undefined) => entry?.headers.get('Content-Security-Policy')
const policyWith = (scripts: string, styles: string) =>
  `default-src 'none'; script-src${scripts} 'strict-dynamic'; style-src 'self'${styles}`
const hashOf = (content: string) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('scripts and styles lose their nonce, and the policy names the hash of each content once', async () => {
  const page = await cache(
    `<script nonce="${nonce}" async="">one()</script><style nonce="${nonce}">p{}</style><script nonce="${nonce}">one()</script>`
  )
  expect(await page?.body.text()).toBe('<script async="">one()</script><style>p{}</style><script>one()</script>')
  expect(policyOf(page)).toBe(policyWith(hashOf('one()'), hashOf('p{}')))
})

test('a script without the nonce is not allowed by the page that has it', async () => {
  const page = await cache(
    `<script>stolen()</script><script nonce="other">stolen()</script><script nonce="${nonce}">one()</script>`
  )
  expect(policyOf(page)).toBe(policyWith(hashOf('one()'), ''))
})

test('data of a page needs no hash', async () => {
  const page = await cache(`<script nonce="${nonce}" type="application/ld+json">{}</script>`)
  expect(policyOf(page)).toBe(policyWith('', ''))
})

test('links lose their nonce, and the element that names it is left out', async () => {
  const page = await cache(
    `<meta property="csp-nonce" content="${nonce}"/><link rel="modulepreload" nonce="${nonce}" href="/a.js"/>`
  )
  expect(await page?.body.text()).toBe('<link rel="modulepreload" href="/a.js"/>')
})

test.each([
  ['a script with an address', `<script nonce="${nonce}" src="/a.js"></script>`],
  ['the nonce in a script', `<script nonce="${nonce}">begin("${nonce}")</script>`],
  ['a form key in a script', `<script nonce="${nonce}">post("${formKey}")</script>`]
])('a page with %s cannot be cached', async (_, text) => {
  expect(await cache(text)).toBeUndefined()
})

test('a hash is of the content as a browser reads it', async () => {
  expect(policyOf(await cache(`<script nonce="${nonce}">a()\r\nb()</script>`))).toBe(policyWith(hashOf('a()\nb()'), ''))
})

test('each answer has a form key of its own in every place, and the cached bytes stay as they are', async () => {
  const page = await cache(`<input value="${formKey}"> 图 <input value="${formKey}">`)
  if (!page) throw new Error('The page was not cached')
  const [one, other] = [await bodyOf(page).text(), await bodyOf(page).text()]
  for (const text of [one, other]) expect(text).toMatch(/^<input value="([\da-f-]{36})"> 图 <input value="\1">$/)
  expect(new Set([one, other, await page.body.text()]).size).toBe(3)
  expect(await page.body.text()).toContain(formKey)
  expect(page.etag).toBeUndefined()
})

test('pages that differ in the times of their data and in their keys alone are alike, but not the same', async () => {
  const pageAt = (time: number, text: string) => cache(`<script nonce="${nonce}">data({u:${time},s:"success"})</script>${text}`)
  const [early, late, other] = [
    await pageAt(1795000000000, 'a'),
    await pageAt(1795000040000, 'a'),
    await pageAt(1795000000000, 'b')
  ]
  expect(late?.contentDigest).toBe(early?.contentDigest)
  expect(late?.etag).not.toBe(early?.etag)
  expect(other?.contentDigest).not.toBe(early?.contentDigest)
})

test('Markdown is cached as it is, even if it speaks of scripts', async () => {
  const text = '`<script nonce="x">`'
  const page = await cache(text, { 'Content-Type': 'text/markdown; charset=utf-8' })
  expect([await page?.body.text(), policyOf(page)]).toEqual([text, policyWith('', '')])
})

test('an entry has the headers of the answer but those of its connection, and a 304 none that describes the body', async () => {
  const page = await cache('x', {
    Connection: 'close',
    'Strict-Transport-Security': 'max-age=1',
    'Content-Length': '1',
    Link: '</a>; rel="canonical"',
    'X-Robots-Tag': 'noindex',
    'Content-Disposition': 'inline',
    'X-Frame-Options': 'DENY'
  })
  const described = ['content-disposition', 'content-type', 'link', 'x-robots-tag']
  const always = ['content-security-policy', 'etag', 'x-frame-options']
  expect([...(page?.headers.keys() ?? [])].toSorted()).toEqual([...always, ...described].toSorted())
  expect([...(page?.notModifiedHeaders.keys() ?? [])].toSorted()).toEqual(always)
})
