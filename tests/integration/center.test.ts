import { describe, expect, test } from 'vitest'
import { copyOf } from '../support/copy.ts'
import { withoutBreaks } from '../support/markup.ts'
import { sharedSiteBeforeUpstream } from '../support/site.ts'
import { type Behavior, drip, expectTwoSeconds, failures, hang, hangingMainTimeout, json } from '../support/upstream.ts'
import { authorAt, inTurn, visitors } from '../support/visitors.ts'

const { site, upstream } = await sharedSiteBeforeUpstream()
const author = authorAt(site)

const entry = {
  id: 1,
  language: 'zh-CN',
  title: 'title-of-the-entry',
  summary: 'summary',
  isSample: false,
  releasedOn: '2026-03-31'
}
const listOf = (item: object) => ({ items: [item], total: 30, isTotalLimited: false, pages: 3, next: 'further' })
const text = [
  'said <script>alert(1)</script>',
  { tag: 'p', children: [{ tag: 'a', href: 'https://example.com/', children: ['link'] }] }
]
const video = { ...entry, type: 'lecture', poster: null, durationSeconds: 754 }
const file = { name: 'paper.pdf', bytes: 1_234_567, sha256: 'a'.repeat(64), mediaType: 'application/pdf', address: null }
// Another implementation of main may name the file.
const paper = { ...entry, type: 'whitepapers', file: { ...file, address: '/api/main/file/open/paper.pdf' } }
const article = { ...entry, topic: 'Modelling' }
const detail = { languages: ['zh-CN', 'en-US'] }
const driver = {
  ...entry,
  ...detail,
  kind: 'driver',
  edition: null,
  programmingLanguage: 'Java',
  version: '3.4.1',
  documents: '/document/latest/15',
  apiDocuments: '/document/latest/998',
  file: { ...file, name: 'java.zip', address: '/api/main/file/open/java.zip' },
  isGated: false
}
const edition = { ...driver, id: 2, kind: 'edition', edition: 'free', programmingLanguage: null, file, isGated: true }
const type = { type: 'lecture', name: 'Lectures', count: 30 }

/** Closes the connection before any response. */
const refuse: Behavior = (response) => void response.socket?.destroy()

/** Answers of a healthy main service, by call. */
const answers: Readonly<Record<string, unknown>> = {
  '/video/types': [type],
  '/videoCentre/list': listOf(video),
  '/videoCentre/list-type': [{ ...type, videos: [video] }],
  '/videoCentre/detail': {
    ...video,
    ...detail,
    source: { address: '/api/main/file/open/film.webm', mediaType: 'video/webm' },
    captions: [{ language: 'zh-CN', address: '/api/main/videoCentre/captions?id=1&language=ZH' }],
    transcript: text
  },
  '/research/list': listOf(paper),
  '/research/detail': { ...paper, ...detail, body: text },
  '/downloadCentre/list': [edition, driver],
  '/school/list': listOf(article),
  '/school/detail': { ...article, ...detail, body: text },
  '/consultancy/list': listOf(article),
  '/consultancy/detail': { ...article, ...detail, body: text }
}
const inGoodHealth = () =>
  upstream.respondWith((response, request) => {
    const data = answers[request.call]
    json({ status: 200, data })(response, request)
  })

const lists = [
  '/center/video',
  '/center/video?type=lecture',
  '/center/research?type=whitepapers',
  '/center/download?kind=edition',
  '/center/download?kind=report&page=1',
  '/center/school?page=1',
  '/center/consultancy?page=1'
]
const details = [
  '/center/video/details?id=1',
  '/center/research?id=1',
  '/center/download?type=download&id=1',
  '/center/download?type=research&id=1',
  '/center/school?id=1',
  '/center/consultancy?id=1'
]

describe.each(visitors)('%s', (_, visitor, locale) => {
  const copy = copyOf(locale)

  test.each([...lists, ...details])('%s shows main’s data in the language of the visitor', async (path) => {
    inGoodHealth()
    const answer = await author.visit(path, visitor)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('title-of-the-entry')
    expect(answer.body).not.toContain(copy('page_unavailable').trim())
    expect(upstream.requests.every((request) => request.path.includes(`language=${locale === 'zh-CN' ? 'ZH' : 'EN'}`))).toBe(true)
  })

  test.each([
    '/center/video?type=Bad%20Type',
    '/center/video?page=2',
    '/center/video?type=lecture&page=0',
    '/center/video?type=lecture&page=1e1',
    '/center/video?type=lecture&page=101',
    '/center/video?type=lecture&cursor=a%20b',
    '/center/video/details',
    '/center/video/details?id=',
    '/center/video/details?id=x',
    '/center/research?type=nothing',
    '/center/research?page=-1',
    '/center/research?id=0',
    '/center/download?kind=nothing',
    '/center/download?page=2',
    '/center/download?kind=report&page=0',
    '/center/download?id=1',
    '/center/download?type=news&id=1',
    '/center/school?id=1.5',
    '/center/school?id=1&id=2',
    '/center/consultancy?cursor='
  ])('%s does not exist, and main is not asked', async (path) => {
    inGoodHealth()
    const answer = await author.visit(path, visitor)
    expect(answer.status).toBe(404)
    expect(withoutBreaks(answer)).toContain(copy('shell_not_found'))
    expect(upstream.requests).toEqual([])
  })

  test.each<[path: string, status: number, field: string]>([
    ['/center/video?type=unknown', 400, 'type'],
    ['/center/video?type=lecture&page=99', 404, 'page'],
    ['/center/research?cursor=of-another-list', 400, 'cursor'],
    ...details.map((path): [string, number, string] => [path, 404, 'id'])
  ])('%s does not exist if main does not know it', async (path, status, field) => {
    upstream.respondWith(json({ status, error: 'refused', field }, status))
    expect((await author.visit(path, visitor)).status).toBe(404)
  })
})

test.each(inTurn([...lists, ...details]))(
  '$name $one has its static parts and says what is missing while main fails',
  async ({ one: path, visitor, locale }) => {
    for (const behavior of [refuse, ...failures]) {
      upstream.respondWith(behavior)
      const answer = await author.visit(path, visitor)
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.body).toMatch(/<\/html>\s*$/)
      expect(answer.body).toContain('<h1')
      expect(answer.body).toContain(copyOf(locale)('page_unavailable').trim())
      expect(answer.body).not.toMatch(/"not":|TypeError|AbortError|TimeoutError/)
    }
    inGoodHealth()
    expect((await author.visit(path, visitor)).body).toContain('title-of-the-entry')
  }
)

test.each([
  ['hangs', hang, ['/center/video', '/center/video/details?id=1', '/center/download']],
  ['drips', drip, ['/center/download?type=download&id=1', '/center/research']]
])('while main %s, pages wait for it for two seconds only', async (_, behavior, paths) => {
  upstream.respondWith(behavior)
  const asked = Date.now()
  const answers = await Promise.all(paths.map((path) => author.visit(path)))
  expect(Date.now() - asked).toBeLessThan(hangingMainTimeout)
  await expectTwoSeconds(upstream)
  for (const { body } of answers) expect(body).toContain(copyOf('zh-CN')('page_unavailable').trim())
})

test.each(details)('%s names its other language where there is one, and no page that is not there', async (path) => {
  inGoodHealth()
  const other = /<link[^>]*hreflang="en-US"/i
  expect((await author.visit(path)).body).toMatch(other)
  upstream.respondWith((response, request) => {
    const data = answers[request.call]
    const inChinese = (item: object) => ({ ...item, languages: ['zh-CN'] })
    json({ status: 200, data: Array.isArray(data) ? data.map(inChinese) : inChinese(Object(data)) })(response, request)
  })
  const { status, body } = await author.visit(path)
  expect([status, other.test(body)]).toEqual([200, false])
})

test('formatted text arrives as elements, and HTML in it is escaped', async () => {
  inGoodHealth()
  const { body } = await author.visit('/center/school?id=1')
  expect(body).toContain('said &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).toContain('href="https://example.com/"')
})

test('a video is not fetched before it is played, and plays with captions without scripts', async () => {
  inGoodHealth()
  const { body, headers } = await author.visit('/center/video/details?id=1')
  const plain = /<noscript>(<video.*?<\/video>)<\/noscript>/.exec(body)?.[1] ?? ''
  expect(plain).toContain('preload="none"')
  expect(plain).not.toContain('autoplay')
  expect(plain).toContain('<source src="/api/main/file/open/film.webm" type="video/webm"/>')
  expect(plain).toMatch(/<track [^>]*kind="captions"[^>]*srcLang="zh-CN"/)
  expect(body.replace(/<noscript>.*?<\/noscript>/g, '')).not.toContain('<video')
  expect(headers['content-security-policy']).toMatch(/media-src 'self'(;|$)/)
})

test('structured data describes a video that is not a sample', async () => {
  inGoodHealth()
  const { body } = await author.visit('/center/video/details?id=1')
  expect(body).toContain('"@type":"VideoObject"')
  expect(body).toContain('"duration":"PT12M34S"')
  upstream.respondWith((response, request) => {
    const data = answers[request.call]
    json({ status: 200, data: Array.isArray(data) ? data : { ...Object(data), isSample: true } })(response, request)
  })
  const sample = await author.visit('/center/video/details?id=1')
  expect(sample.body).not.toContain('VideoObject')
  expect(sample.body).toContain('示例')
})

test('a report asks for consent and has no link to its file, even if main names one', async () => {
  inGoodHealth()
  const { body } = await author.visit('/center/research?id=1')
  expect(body).toContain(copyOf('zh-CN')('center_research_gated'))
  expect(body).not.toMatch(/href="[^"]*(paper\.pdf|\/file\/)/)
  expect(body).toContain('href="/center/download?type=research&amp;id=1"')
})

describe('the downloads', () => {
  test('are links to files, except gated ones, and to no missing document', async () => {
    inGoodHealth()
    const { body } = await author.visit('/center/download')
    expect(body).toContain('href="/api/main/file/open/java.zip"')
    expect(body).toContain('href="/center/download?type=download&amp;id=2"')
    expect(body.match(/href="[^"]*\/file\//g)).toHaveLength(1)
    expect(body).toContain('href="/document/latest/15"')
    expect(body).not.toContain('/document/latest/998')
    const one = await author.visit('/center/download?type=download&id=2')
    expect(one.body).not.toMatch(/href="[^"]*\/file\//)
    expect(one.body).toContain('sha256sum paper.pdf')
    expect((await author.visit('/center/download?type=download&id=3')).status).toBe(404)
  })

  test('show one notice while they are unavailable, beside the available parts', async () => {
    const notice = copyOf('zh-CN')('page_unavailable').trim()
    const parts = async () => {
      const { body } = await author.visit('/center/download')
      return [body.split(notice).length - 1, ...['edition', 'report', 'check'].filter((part) => body.includes(`id="${part}"`))]
    }
    upstream.respondWith(refuse)
    expect(await parts()).toEqual([1, 'check'])
    upstream.respondWith((response, request) => {
      const data = request.call.startsWith('/research/') ? answers[request.call] : undefined
      json(data ? { status: 200, data } : { status: 500, error: 'away' }, data ? 200 : 500)(response, request)
    })
    expect(await parts()).toEqual([1, 'report', 'check'])
    inGoodHealth()
    expect(await parts()).toEqual([0, 'edition', 'report', 'check'])
  })

  test('lead from the page of trials too, which has its versions while main fails', async () => {
    upstream.respondWith(refuse)
    const without = await author.visit('/download')
    expect([without.status, without.body.includes('3.4.1')]).toEqual([200, true])
    expect(without.body).toContain(copyOf('zh-CN')('page_unavailable').trim())
    inGoodHealth()
    const whole = await author.visit('/download')
    expect(whole.body).toContain('href="/api/main/file/open/java.zip"')
    expect(whole.body).toContain('href="/center/download?type=download&amp;id=2"')
  })

  test('are an Atom feed of releases in each language, the last released first', async () => {
    upstream.respondWith(json({ status: 200, data: [driver, { ...edition, releasedOn: '2026-04-02', version: '3.0 3' }] }))
    const { status, headers, body } = await author.call('/center/download.atom?language=EN')
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(body).toContain('xml:lang="en-US"')
    expect([...body.matchAll(/<entry>\s*<id>([^<]+)/g)].map(([, id]) => id)).toEqual([
      'https://www.galaxy.example/center/download?type=download&amp;id=2#2-3.0%203',
      'https://www.galaxy.example/center/download?type=download&amp;id=1#1-3.4.1'
    ])
    expect((await author.call('/center/download.atom?language=FR')).status).toBe(400)
    upstream.respondWith(refuse)
    expect((await author.call('/center/download.atom')).status).toBe(503)
    inGoodHealth()
    expect((await author.visit('/center/download')).body).toContain('href="/center/download.atom?language=ZH"')
  })

  test('are requested by a form that works without scripts, from this site only', async () => {
    const receipt = {
      id: 'b7c3',
      statementVersion: '2024-06-25',
      statementHash: 'a'.repeat(64),
      acceptedAt: '2026-03-31T08:00:00.000Z',
      withdrawnAt: null,
      isCurrent: true
    }
    const link = { address: '/api/main/file/gated/paper.pdf?expires=1&signature=x', expiresAt: '2026-03-31T09:00:00.000Z' }
    upstream.respondWith((response, request) => {
      const data = request.call === '/downloadRecord/add' ? { id: 'x', link, receipt } : [edition, driver]
      json({ status: 200, data })(response, request)
    })
    const post = (headers: Record<string, string> = {}) =>
      author.visit('/center/download?type=download&id=2', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin', ...headers },
        body: 'statementVersion=2024-06-25&name=Li&kind=download&id=2&language=ZH&other=1'
      })
    const answer = await post()
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(answer.body).toContain('href="/api/main/file/gated/paper.pdf?expires=1&amp;signature=x"')
    expect(answer.body).toContain('b7c3')
    const sent = upstream.requests.filter(({ path }) => path.endsWith('/downloadRecord/add'))
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ consent: 'statement', kind: 'download', id: '2', language: 'ZH', statementVersion: '2024-06-25' })
    ])
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(upstream.requests.filter(({ path }) => path.endsWith('/downloadRecord/add'))).toHaveLength(1)
  })
})
