import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { nonceOf } from '../support/markup.ts'
import type { Answer, RequestOptions } from '../support/request.ts'
import { sharedSite, startTestSite } from '../support/site.ts'
import { fromEach, sitemapOf } from '../support/sitemap.ts'

/* The same requests to the site on workerd and to the site on Node, which serve the same build and the same content. */

const workerd = await sharedSite()
const node = await startTestSite({}, 'node')
afterAll(() => node.close())

/** Headers of the connection and of time, and of a cache of the platform. */
const notCompared = new Set([
  'cf-cache-status',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'last-modified',
  'transfer-encoding'
])

/** An answer without random parts: nonces, form keys and the addresses of the sites. */
function comparable({ status, headers, cookies, body }: Answer) {
  const nonce = nonceOf({ headers })
  const formKey = /name="form-key" value="([^"]+)"/.exec(body)?.[1]
  const plain = (text: string) =>
    [nonce, formKey]
      .reduce<string>((rest, random) => (random ? rest.replaceAll(random, '…') : rest), text)
      // The time at which the router loaded a route.
      .replaceAll(/\bu:\d{13}\b/g, 'u:…')
      // The time at which each host's database was filled.
      .replaceAll(/<lastmod>[^<]*T[^<]*<\/lastmod>/g, '<lastmod>…</lastmod>')
  return {
    status,
    cookies: Object.keys(cookies),
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !notCompared.has(name))
        .map(([name, value = '']) => {
          // On workerd the platform compresses, and adds the headers.
          if (name === 'vary') return [name, value.replace(/(, )?Accept-Encoding/, '')]
          // Each host has its own hash of a file, and a page states when it was rendered; Node compresses, so its tag is weak.
          if (name === 'etag') return [name, value.replace(/^W\//, '').replaceAll(/[0-9a-f]{32}/g, '…')]
          if (name === 'content-security-policy') return [name, plain(value).replaceAll(/'sha256-[^']+'/g, 'sha256-…')]
          return [name, plain(value)]
        })
        .filter(([, value]) => value !== '')
        .toSorted()
    ),
    body: withoutOrder(plain(body))
  }
}

/**
 * The parts and scripts of a page in a fixed order: awaited parts arrive in an order that depends on time. The
 * data that follows a stream depends on that order in itself, so only the parts rendered from it are compared.
 */
function withoutOrder(html: string): string {
  const scripts: string[] = []
  const rest = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, (script) => {
    if (!script.includes('($R=>')) scripts.push(script.replaceAll(/\$RC\("B:\d+","S:\d+"\)/g, '$RC(…)'))
    return ''
  })
  const parts = rest.split(/(?=<div hidden id="S:)|(?=<\/body>)/)
  return [...parts.toSorted(), ...scripts.toSorted()].join('\n')
}

/** Pages are not streamed to robots, and the order of a stream depends on time. */
const robot = { 'User-Agent': 'Googlebot/2.1' }

/** The compared parts of the hosts’ answers. */
async function answersOf(path: string, options: RequestOptions, kind: 'visit' | 'call' = 'visit') {
  const asked = { ...options, headers: { ...robot, ...options.headers } }
  const [onWorkerd, onNode] = await Promise.all([workerd[kind](path, asked), node[kind](path, asked)])
  const [expected, found] = [comparable(onWorkerd), comparable(onNode)]
  const at = [...expected.body].findIndex((letter, index) => found.body[index] !== letter)
  // A page is too long to show as a whole.
  const around = ({ body }: { body: string }) => (at < 0 ? body.length : body.slice(Math.max(0, at - 80), at + 80))
  return { path, expected: { ...expected, body: around(expected) }, found: { ...found, body: around(found) } }
}

/** Maximum number of requests for a page until both hosts have cached it. */
const maxRequests = 6

/**
 * The answers once both hosts have cached the page, or neither caches it. A page that one of them rendered without its data,
 * because the machine was busy, is cached after a later request only.
 */
async function settledAnswersOf(...asked: Parameters<typeof answersOf>) {
  await answersOf(...asked)
  let answers = await answersOf(...asked)
  const isCached = ({ headers }: { headers: object }) => 'etag' in headers
  for (let count = 2; isCached(answers.expected) !== isCached(answers.found) && count < maxRequests; count++)
    answers = await answersOf(...asked)
  return answers
}

async function expectSame(...asked: Parameters<typeof answersOf>) {
  const { path, expected, found } = await settledAnswersOf(...asked)
  expect(found, path).toEqual(expected)
}

/** The pages of the sitemaps, before the tests: they take longest. */
const compared: [host: string, pages: Awaited<ReturnType<typeof answersOf>>[]][] = []
for (const host of ['localhost', 'www.galaxy.localhost']) {
  compared.push([host, await fromEach(await sitemapOf(workerd, host), (path) => settledAnswersOf(path, { host }))])
}

test.each(compared)('every page of the sitemap of %s is the same, byte by byte', (_, pages) => {
  expect(pages.length).toBeGreaterThan(50)
  for (const { path, expected, found } of pages) expect(found, path).toEqual(expected)
})

const assets = readdirSync(join(root, 'dist/client/assets')).map((name) => `/assets/${name}`)

test.each(['js', 'css', 'woff2'])('a file of the build, *.%s, has the same bytes and headers', async (extension) => {
  const path = assets.find((each) => each.endsWith(extension)) ?? ''
  await expectSame(path, {}, 'call')
  await expectSame(path, { method: 'HEAD' }, 'call')
})

test.each<[string, RequestOptions]>([
  ['/favicon.svg', {}],
  ['/favicon.ico', {}],
  ['/apple-touch-icon.png', {}],
  ['/.well-known/security.txt', {}],
  ['/.well-known/change-password', {}],
  ['/.well-known/galaxy-build', {}],
  ['/ABOUTUS/', {}],
  ['/_headers', {}],
  ['/.assetsignore', {}],
  ['/assets/../favicon.svg', {}],
  ['/assets/%2e%2e/favicon.svg', {}],
  ['/desk/manifest.json', {}],
  ['/', { method: 'POST' }],
  ['/', { method: 'HEAD' }],
  ['/news?page=2', {}],
  ['/nowhere', {}],
  ['/a\\b', {}],
  ['/%', {}],
  ['/document/v9/1', {}],
  ['/sitemap.xml', {}],
  ['/robots.txt', {}],
  ['/llms.txt', {}],
  ['/index.md', {}],
  ['/news/rss', {}],
  ['/galaxyUserCenter', {}],
  ['/desk', {}],
  ['/api/main/slideshow/list', {}],
  ['/api/main/file/open/tools/import-toolkit-3.0.0-sample.zip', { headers: { Range: 'bytes=5-20' } }],
  ['/api/main/file/gated/editions/single-free-3.0.3-sample.zip', {}],
  ['/api/main/news/detail?id=1', {}],
  ['/api/passport/galaxy/user/current-user', {}],
  ['/api/passport/galaxy/login', { method: 'POST', body: '{' }],
  ['/api/exam/public/outline', {}],
  ['/website/extention/api/admin/config?action=config', {}],
  ['/language', { method: 'POST', body: new URLSearchParams({ language: 'en-US', return: '/news' }) }],
  ['/language', { method: 'POST', body: 'x'.repeat(9000) }]
])('%s %j is the same', async (path, options) => {
  await expectSame(path, options)
  await expectSame(path, { ...options, scheme: 'https', host: 'cn.galaxy.example' }, 'call')
})
