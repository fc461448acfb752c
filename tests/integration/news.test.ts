import { describe, expect, test } from 'vitest'
import { copyOf } from '../support/copy.ts'
import { withoutBreaks } from '../support/markup.ts'
import { sharedSiteBeforeUpstream, sharedSiteWithoutApis } from '../support/site.ts'
import { drip, expectTwoSeconds, failures, hang, hangingMainTimeout, json, type RecordedRequest } from '../support/upstream.ts'
import { authorAt, inTurn, visitors } from '../support/visitors.ts'

const { site, upstream } = await sharedSiteBeforeUpstream()
const author = authorAt(site)
const siteWithoutApis = await sharedSiteWithoutApis()

const entry = { id: 7, language: 'zh-CN', title: 'title-of-the-entry', summary: 'A & B <said>', isSample: false }
const listOf = (...items: object[]) => ({ items, total: 30, isTotalLimited: false, pages: 3, next: 'further' })
const detail = { languages: ['zh-CN', 'en-US'], body: ['said <script>alert(1)</script>'] }
const item = { ...entry, source: 'source-of-the-entry', releasedOn: '2026-03-31', trending: 2 }
const older = { ...item, id: 6, title: 'an-older-one', releasedOn: '2026-02-28', trending: null }
const activity = {
  ...entry,
  startsAt: '2027-03-18T06:00:00.000Z',
  endsAt: '2027-03-18T08:00:00.000Z',
  timeZone: 'Europe/Berlin',
  place: 'Room 1; Floor 2, left',
  registration: 'https://example.com/register'
}

/** Answers of a healthy main service, by call. */
const answers: Readonly<Record<string, unknown>> = {
  '/news/list': listOf(item, older),
  '/news/detail': { ...item, ...detail },
  '/activity/list': listOf(activity),
  '/activity/detail': { ...activity, ...detail }
}
const answer = (dataOf: (request: RecordedRequest) => unknown) =>
  upstream.respondWith((response, request) => json({ status: 200, data: dataOf(request) })(response, request))
const healthy = ({ call }: RecordedRequest) => answers[call]
const inGoodHealth = () => answer(healthy)

const pages = ['/news?order=latest', '/news/detail?id=7', '/center/activity?when=upcoming', '/center/activity?id=7']
const files = ['/news.atom?language=ZH', '/center/activity.atom?language=EN', '/center/activity.ics?id=7']

describe.each(visitors)('%s', (_, visitor, locale) => {
  const copy = copyOf(locale)
  const missing = copy('page_unavailable')

  test.each(pages)('%s shows main’s data in the language of the visitor', async (path) => {
    inGoodHealth()
    const shown = await author.visit(path, visitor)
    expect(shown.status).toBe(200)
    expect(shown.body).toContain('title-of-the-entry')
    expect(shown.body).toContain('A &amp; B &lt;said&gt;')
    expect(shown.body).not.toContain(missing)
    expect(shown.body).not.toContain('<script>alert')
    const language = locale === 'zh-CN' ? 'ZH' : 'EN'
    expect(upstream.requests.every((request) => request.path.includes(`language=${language}`))).toBe(true)
    expect(shown.body).toMatch(new RegExp(`type="application/atom\\+xml"[^>]*href="/[a-z/]+\\.atom\\?language=${language}"`))
  })

  test.each([
    '/news?order=best',
    '/news?page=0',
    '/news?page=1e1',
    '/news?page=101',
    '/news?page=1&page=2',
    '/news?from=2026-02-30',
    '/news?to=yesterday',
    '/news?cursor=a%20b',
    '/news?language=CN',
    '/news/detail',
    '/news/detail?id=0',
    '/news/detail?id=x',
    '/news/detail?id=7&language=DE',
    '/center/activity?when=now',
    '/center/activity?page=x',
    '/center/activity?id=',
    '/center/activity?cursor='
  ])('%s does not exist, and main is not asked', async (path) => {
    inGoodHealth()
    const shown = await author.visit(path, visitor)
    expect(shown.status).toBe(404)
    expect(withoutBreaks(shown)).toContain(copy('shell_not_found'))
    expect(upstream.requests).toEqual([])
  })

  test.each<[path: string, status: number, field: string]>([
    ['/news?page=99', 404, 'page'],
    ['/news?cursor=of-another-list', 400, 'cursor'],
    ['/news/detail?id=99', 404, 'id'],
    ['/center/activity?when=past&cursor=of-another-list', 400, 'cursor'],
    ['/center/activity?id=99', 404, 'id']
  ])('%s does not exist if main does not know it', async (path, status, field) => {
    upstream.respondWith(json({ status, error: 'refused', field }, status))
    expect((await author.visit(path, visitor)).status).toBe(404)
  })
})

test.each(inTurn(pages))(
  '$name $one has its static parts and says what is missing while main fails, and recovers',
  async ({ one: path, visitor, locale }) => {
    const missing = copyOf(locale)('page_unavailable')
    for (const failure of failures) {
      upstream.respondWith(failure)
      const shown = await author.visit(path, visitor)
      expect([shown.status, shown.headers['retry-after']]).toEqual([503, '5'])
      expect(shown.body).toMatch(/<\/html>\s*$/)
      expect(shown.body).toContain('<h1')
      expect(shown.body).toContain(missing)
      expect(shown.body).toContain(`href="${path}"`)
      expect(shown.body).not.toMatch(/"not":|TypeError|AbortError|TimeoutError/)
    }
    inGoodHealth()
    expect((await author.visit(path, visitor)).body).toContain('title-of-the-entry')
  }
)

test.each([
  ['hangs', hang],
  ['drips', drip]
])('while main %s, every page waits for it for two seconds only', async (_, behavior) => {
  upstream.respondWith(behavior)
  const asked = Date.now()
  const shown = await Promise.all(pages.map((path) => author.visit(path)))
  expect(Date.now() - asked).toBeLessThan(hangingMainTimeout)
  await expectTwoSeconds(upstream)
  for (const { body } of shown) expect(body).toContain(copyOf('zh-CN')('page_unavailable'))
})

test('the list requests the filter of its address from main, and its links keep the filter', async () => {
  inGoodHealth()
  const { body } = await author.visit('/news?order=trending&from=2026-01-01&to=&page=3&language=EN')
  const [list] = upstream.requests.filter(({ path }) => path.includes('order=trending'))
  const asked = new URL(list?.path ?? '', upstream.url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({ order: 'trending', from: '2026-01-01', page: '3', language: 'EN' })
  expect(asked.has('to')).toBe(false)
  const links = [...body.matchAll(/href="(\/news\?[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  expect(links).toContain('/news?order=trending&language=EN&from=2026-01-01#register')
  expect(links).toContain('/news?order=trending&language=EN&from=2026-01-01&cursor=further#register')
})

test('structured data describes news and activities that are not samples', async () => {
  inGoodHealth()
  expect((await author.visit('/news/detail?id=7')).body).toContain('"@type":"NewsArticle"')
  expect((await author.visit('/center/activity?id=7')).body).toContain('"@type":"Event"')
  answer((request) => ({ ...Object(healthy(request)), isSample: true }))
  for (const path of ['/news/detail?id=7', '/center/activity?id=7']) {
    const { body } = await author.visit(path)
    expect(body).not.toMatch(/"@type":"(NewsArticle|Event)"/)
    expect(body).toContain(copyOf('zh-CN')('page_sample_text'))
  }
})

test('an item in one language has no alternate, and is canonical on the host of that language', async () => {
  const english = { ...item, ...detail, language: 'en-US', languages: ['en-US'] }
  answer(({ call }) => (call === '/news/detail' ? english : listOf()))
  const { body } = await author.visit('/news/detail?id=7&language=EN')
  expect(body).toContain('<link rel="canonical" href="https://www.galaxy.example/news/detail?id=7"')
  expect(body).not.toContain('hrefLang="zh-CN"')
  expect(body).toMatch(/<h1 lang="en-US">title-of-the-entry/)
})

test('without scripts, times of an activity are in its announced time zone, which is named', async () => {
  inGoodHealth()
  const { body } = await author.visit('/center/activity?when=upcoming', { cookies: { language: 'en-US' } })
  expect(body.replaceAll(/<[^>]+>/g, '')).toContain('March 18, 2027 07:00–09:00 UTC+1')
  expect(body).toContain(copyOf('en-US')('activities_zone_announced'))
  expect(body).toContain('href="/center/activity.ics?id=7&amp;language=ZH"')
})

describe('the feeds', () => {
  test('are Atom, in the language of the address, with the pages of the host of that language', async () => {
    inGoodHealth()
    const { status, headers, body } = await author.call('/news.atom?language=EN')
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">')
    expect(body).toContain(
      '<link rel="self" type="application/atom+xml" href="https://www.galaxy.example/news.atom?language=EN"/>'
    )
    expect(body).toContain('<id>https://www.galaxy.example/news/detail?id=7</id>')
    expect(body).toContain('<summary>A &amp; B &lt;said&gt;</summary>')
    expect(body).toContain('<author><name>source-of-the-entry</name></author>')
    // The date of the newest entry, which is the last one, as midnight in China.
    expect(/<updated>([^<]+)/.exec(body)?.[1]).toBe('2026-03-30T16:00:00.000Z')
    expect(body).toContain('<published>2026-03-30T16:00:00.000Z</published>')
    expect(body.match(/<entry>/g)).toHaveLength(2)
  })

  test('are in the language of the host if the address has none', async () => {
    inGoodHealth()
    const { body } = await author.call('/center/activity.atom', { host: 'www.galaxy.localhost' })
    expect(body).toContain('href="https://www.galaxy.example/center/activity.atom?language=EN"')
    expect(body).toContain('<summary>March 18, 2027 07:00–09:00 UTC+1 · Room 1; Floor 2, left · A &amp; B &lt;said&gt;</summary>')
  })

  test('never date an entry in the future or by the start of an activity', async () => {
    inGoodHealth()
    const { body } = await author.call('/center/activity.atom?language=EN')
    const times = [...body.matchAll(/<(published|updated)>([^<]+)/g)].map(([, name, moment = '']) => [name, moment])
    expect(times.length).toBeGreaterThan(1)
    for (const [name, moment] of times) expect([name, Date.parse(moment ?? '') <= Date.now()]).toEqual([name, true])
  })

  test('reject an unknown language', async () => {
    const { status, body } = await author.call('/news.atom?language=FR')
    expect([status, body]).toEqual([400, `language: ${copyOf('zh-CN')('field_language')}`])
  })
})

describe('the file for calendars', () => {
  test('has the activity in UTC, in lines of 75 octets at most', async () => {
    const title = '图数据库'.repeat(20)
    upstream.respondWith(json({ status: 200, data: { ...activity, ...detail, title } }))
    const { status, headers, body } = await author.call('/center/activity.ics?id=7')
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['content-disposition']).toBe('attachment; filename="activity-7.ics"')
    const lines = body.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    const unfolded = body.replaceAll('\r\n ', '').split('\r\n')
    expect(unfolded).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:activity-7@cn.galaxy.example',
        'DTSTART:20270318T060000Z',
        'DTEND:20270318T080000Z',
        `SUMMARY:${title}`,
        'LOCATION:Room 1\\; Floor 2\\, left',
        'URL:https://cn.galaxy.example/center/activity?id=7'
      ])
    )
  })

  test.each([
    ['/center/activity.ics', 400],
    ['/center/activity.ics?id=x', 400],
    ['/center/activity.ics?id=99', 404]
  ])('%s is answered %i', async (path, expected) => {
    upstream.respondWith(json({ status: 404, error: 'refused', field: 'id' }, 404))
    expect((await author.call(path)).status).toBe(expected)
  })
})

test('the sitemap has what main lists, in the languages in which it exists', async () => {
  answer(({ call, path }) => (call === '/news/list' && path.includes('language=ZH') ? listOf(item) : listOf()))
  const ask = async (host: string) => (await author.call('/sitemap.xml', { host })).body
  expect(await ask('localhost')).toContain('<loc>https://cn.galaxy.example/news/detail?id=7</loc></url>')
  expect(await ask('www.galaxy.localhost')).not.toContain('/news/detail')
})

test('while main is down the pages and the sitemap work, and feeds and files are unavailable', async () => {
  for (const path of pages) {
    const { status, body } = await siteWithoutApis.visit(path)
    expect([status, body.includes(copyOf('zh-CN')('page_unavailable'))]).toEqual([503, true])
  }
  for (const path of files) {
    const { status, headers, body } = await siteWithoutApis.call(path)
    expect([status, headers['retry-after'], body]).toEqual([503, '60', copyOf('zh-CN')('api_unreachable')])
  }
  expect((await siteWithoutApis.call('/sitemap.xml')).body).toContain('<loc>https://cn.galaxy.example/news</loc>')
})

test('an entry of main that cannot be read is left out of a list and its feed', async () => {
  const odd = { ...older, id: 5, title: 'an-odd-one', releasedOn: 'yesterday' }
  answer(({ call }) => (call === '/news/list' ? listOf(odd, item, { id: 4 }, older) : answers[call]))
  for (const path of ['/news?order=latest', '/news.atom?language=ZH']) {
    const { status, body } = await site.visit(path)
    expect([path, status, body.includes('title-of-the-entry'), body.includes('an-odd-one')]).toEqual([path, 200, true, false])
  }
})
