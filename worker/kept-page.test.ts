import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bodyFor, isKnown, keepPage } from './kept-page'

const nonce = 'q+83/Zb0TkXcVf1nR2aLwg=='
const formKey = '7d0c3a52-5b55-4a3e-9a3e-0d4c6b0f6a11'
const keep = (text: string, type = 'text/html; charset=utf-8') =>
  keepPage({ bytes: new TextEncoder().encode(text), headers: { 'Content-Type': type }, nonce, formKey })
const hashOf = (content: string) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('scripts and styles lose their nonce, and the policy names the hash of each content once', async () => {
  const page = await keep(
    `<script nonce="${nonce}" async="">one()</script><style nonce="${nonce}">p{}</style><script nonce="${nonce}">one()</script>`
  )
  expect(await page?.body.text()).toBe('<script async="">one()</script><style>p{}</style><script>one()</script>')
  expect(page?.hashes).toEqual({ scripts: hashOf('one()'), styles: hashOf('p{}') })
})

test('a script without the nonce is not allowed by the page that has it', async () => {
  const page = await keep(
    `<script>stolen()</script><script nonce="other">stolen()</script><script nonce="${nonce}">one()</script>`
  )
  expect(page?.hashes.scripts).toBe(hashOf('one()'))
})

test('data of a page needs no hash', async () => {
  const page = await keep(`<script nonce="${nonce}" type="application/ld+json">{}</script>`)
  expect(page?.hashes).toEqual({ scripts: '', styles: '' })
})

test('links lose their nonce, and the element that names it is left out', async () => {
  const page = await keep(
    `<meta property="csp-nonce" content="${nonce}"/><link rel="modulepreload" nonce="${nonce}" href="/a.js"/>`
  )
  expect(await page?.body.text()).toBe('<link rel="modulepreload" href="/a.js"/>')
})

test.each([
  ['a script with an address', `<script nonce="${nonce}" src="/a.js"></script>`],
  ['the nonce in a script', `<script nonce="${nonce}">begin("${nonce}")</script>`],
  ['a form key in a script', `<script nonce="${nonce}">post("${formKey}")</script>`]
])('a page with %s cannot be kept', async (_, text) => {
  expect(await keep(text)).toBeUndefined()
})

test('a hash is of the content as a browser reads it', async () => {
  expect((await keep(`<script nonce="${nonce}">a()\r\nb()</script>`))?.hashes.scripts).toBe(hashOf('a()\nb()'))
})

test('every place of the form key has that of the answer, and the kept bytes stay as they are', async () => {
  const page = await keep(`<input value="${formKey}"> 图 <input value="${formKey}">`)
  if (!page) throw new Error('The page was not kept')
  const other = 'ffffffff-5b55-4a3e-9a3e-0d4c6b0f6a11'
  expect(await bodyFor(page, other).text()).toBe(`<input value="${other}"> 图 <input value="${other}">`)
  expect(await page.body.text()).toContain(formKey)
  expect(page.etag).toBeUndefined()
})

test('pages that differ in the times of their data and in their keys alone are alike, but not the same', async () => {
  const pageAt = (time: number, text: string) => keep(`<script nonce="${nonce}">data({u:${time},s:"success"})</script>${text}`)
  const [early, late, other] = [
    await pageAt(1795000000000, 'a'),
    await pageAt(1795000040000, 'a'),
    await pageAt(1795000000000, 'b')
  ]
  expect(late?.contentDigest).toBe(early?.contentDigest)
  expect(late?.etag).not.toBe(early?.etag)
  expect(other?.contentDigest).not.toBe(early?.contentDigest)
})

test('Markdown is kept as it is, even if it speaks of scripts', async () => {
  const text = '`<script nonce="x">`'
  const page = await keep(text, 'text/markdown; charset=utf-8')
  expect([await page?.body.text(), page?.hashes.scripts]).toEqual([text, ''])
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b"', false],
  [undefined, false]
])('a browser with %s knows the page "a": %s', (sent, known) => {
  expect(isKnown(sent, '"a"')).toBe(known)
})
