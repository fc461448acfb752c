import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { copyOf } from '../support/copy.ts'
import { withoutBreaks } from '../support/markup.ts'
import { sharedSiteBeforeUpstream } from '../support/site.ts'
import { expectTwoSeconds, failures, hang, hangingMainTimeout, json } from '../support/upstream.ts'
import { visitors } from '../support/visitors.ts'

const { site, upstream } = await sharedSiteBeforeUpstream()

const entry = { id: 7, language: 'zh-CN', title: '备份 backup <b>', summary: 'A & B <script>alert(1)</script>', isSample: true }
const inGoodHealth = () => upstream.respondWith(json({ status: 200, data: [{ ...entry, kind: 'news', hasFile: false }] }))

/** Addresses of the results in order, without their anchors. */
const resultsOf = (body: string) =>
  [...body.matchAll(/<h3><a href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/#.*/, ''))

const asked = {
  'zh-CN': [
    ['备份', '/document/latest/21'],
    ['backup', '/document/latest/21'],
    ['反洗钱', '/demogallery/details?type=launder'],
    ['Pyhton驱动', '/document/latest/16'],
    ['证书查验', '/verify'],
    ['GBCA课程', '/center/train/GBCA/training']
  ],
  'en-US': [
    ['backup', '/document/latest/21'],
    ['备份', '/document/latest/21'],
    ['anti-money laundering', '/demogallery/details?type=launder'],
    ['pyhton driver', '/document/latest/16'],
    ['verify a certificate', '/verify'],
    ['about us', '/aboutus']
  ]
} as const

describe.each(visitors)('%s', (_, visitor, locale) => {
  const copy = copyOf(locale)

  test('the page of results works without scripts and shows each match with its location', async () => {
    inGoodHealth()
    for (const [query, answer] of asked[locale]) {
      const { status, body } = await site.visit(`/search?q=${encodeURIComponent(query)}`, visitor)
      expect([query, status, resultsOf(body)[0]]).toEqual([query, 200, answer])
      expect(body).toContain(`value="${query}"`)
      expect(body).toMatch(/<mark>/)
      expect(body).toContain('/news/detail?id=7')
      expect(body).toContain('A &amp; B')
      expect(body).not.toContain('<script>alert')
    }
    const { path = '' } = upstream.requests.find((request) => request.path?.includes('/search/list')) ?? {}
    const sent = new URL(path, upstream.url).searchParams
    expect(sent.get('q')).toBe(asked[locale][0][0])
    expect(sent.get('also')).toContain('备份|backup')
    expect(sent.get('language')).toBe(locale === 'zh-CN' ? 'ZH' : 'EN')
  })

  test('every page with the word is found, the best of a group first and further ones collapsed', async () => {
    inGoodHealth()
    const word = locale === 'zh-CN' ? '索引' : 'index'
    const { body } = await site.visit(`/search?q=${encodeURIComponent(word)}`, visitor)
    expect(resultsOf(body).filter((address) => address.startsWith('/document/')).length).toBeGreaterThanOrEqual(8)
    // Each result marks the match, whether by the typed word or by its synonym.
    const meant = await site.visit(`/search?q=${locale === 'zh-CN' ? 'permission' : encodeURIComponent('权限')}`, visitor)
    const results = meant.body.split('<h3><a href="').filter((result) => /^\/(document|demogallery)/.test(result))
    expect(results.length).toBeGreaterThanOrEqual(5)
    expect(results.filter((result) => !result.includes('<mark>'))).toEqual([])
    const open = body.replaceAll(/<details class="find-folded".*?<\/details>/gs, '')
    expect(resultsOf(open)[0]).toBe('/document/latest/14')
    const ofGroup = (name: string) => {
      const [, group = ''] = open.split(`<section class="find-group" aria-labelledby="found-${name}">`)
      return resultsOf(group.split('</section>')[0] ?? '')
    }
    expect([ofGroup('best').length, ofGroup('document').length]).toEqual([3, 5])
    expect(ofGroup('best').filter((address) => ofGroup('document').includes(address))).toEqual([])
  })

  test("while main fails, it shows the site's own results, and states what is missing", async () => {
    for (const failure of failures) {
      upstream.respondWith(failure)
      const { status, body } = await site.visit(`/search?q=${encodeURIComponent('备份')}`, visitor)
      expect([status, resultsOf(body)[0]]).toEqual([200, '/document/latest/21'])
      expect(body).toContain(copy('search_incomplete'))
    }
    inGoodHealth()
    expect((await site.visit(`/search?q=${encodeURIComponent('备份')}`, visitor)).body).not.toContain(copy('search_incomplete'))
  })

  test('without results it states that, and shows the query as text', async () => {
    upstream.respondWith(json({ status: 200, data: [] }))
    const { status, body } = await site.visit('/search?q=%3Cqqqzzz%20wwwvvv%3E', visitor)
    expect(status).toBe(200)
    expect(body).not.toContain('<qqqzzz')
    expect(resultsOf(body)).toEqual([])
    expect(body).toContain(copy('search_none_text'))
    // The areas of the site, and a link to ask the searched text as a question.
    expect(body).toContain(copy('search_areas'))
    expect(body).toMatch(/<p class="cluster find-examples">.*href="\/demogallery"/s)
    expect(body).toMatch(/href="\/product\/consult\?edition=standard&amp;topic=talk&amp;asked=[^"]*qqqzzz/)
  })

  test('without a query it is a form, and is not indexed', async () => {
    const { status, body } = await site.visit('/search', visitor)
    expect(status).toBe(200)
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
    expect(body).toMatch(/<form [^>]*action="\/search"/)
    expect(upstream.requests).toEqual([])
  })
})

test('a search from a document covers its version only', async () => {
  inGoodHealth()
  const { body: document } = await site.visit('/document/v1.3/2')
  expect(document).toContain('href="/search?version=v1.3"')
  const { body } = await site.visit(`/search?version=v1.3&q=${encodeURIComponent('升级')}`)
  const results = resultsOf(body)
  expect(results).toContain('/document/v1.3/40')
  expect(results.filter((address) => address.startsWith('/document/latest'))).toEqual([])
  expect(body).toContain('<input type="hidden" name="version" value="v1.3"/>')
})

test('synonyms published at the desk find their meanings', async () => {
  const words = `/search?q=${encodeURIComponent('袋熊')}`
  upstream.respondWith(json({ status: 200, data: [] }))
  expect(resultsOf((await site.visit(words)).body)).toEqual([])
  upstream.respondWith(json({ status: 200, data: [{ said: ['袋熊'], meant: ['备份'] }] }))
  expect(resultsOf((await site.visit(words)).body)[0]).toBe('/document/latest/21')
})

test('an entry whose title was typed comes first, and a mistyped word is offered', async () => {
  upstream.respondWith(json({ status: 200, data: [{ ...entry, title: '备份与恢复问答', kind: 'news', hasFile: false }] }))
  const { body } = await site.visit(`/search?q=${encodeURIComponent('备份与恢复问答')}`)
  expect(resultsOf(body)[0]).toBe('/news/detail?id=7')
  upstream.respondWith(json({ status: 200, data: [] }))
  const none = await site.visit(`/search?q=${encodeURIComponent('谱图识知')}`)
  expect([resultsOf(none.body).length, none.body.includes(copyOf('zh-CN')('search_near'))]).toEqual([0, true])
})

test('a download links to the page of its file, or to the list if it has none', async () => {
  const downloads = [1, 2, 3].map((id) => ({ ...entry, id, kind: 'download', hasFile: id === 1 }))
  upstream.respondWith(json({ status: 200, data: downloads }))
  const { body } = await site.visit('/search?q=qqqzzz')
  expect(resultsOf(body)).toEqual(['/center/download?type=download&id=1', '/center/download', '/center/download'])
})

test('the results wait for a main that hangs for two seconds only', async () => {
  upstream.respondWith(hang)
  const started = Date.now()
  const { status, body } = await site.visit(`/search?q=${encodeURIComponent('备份')}`)
  expect(Date.now() - started).toBeLessThan(hangingMainTimeout)
  await expectTwoSeconds(upstream)
  expect([status, resultsOf(body)[0]]).toEqual([200, '/document/latest/21'])
})

test.each(['version=v9', 'version=latest', 'q=a&q=b'])('an invalid query is 404: %s', async (query) => {
  const answer = await site.visit(`/search?${query}`)
  expect([answer.status, withoutBreaks(answer).includes(copyOf('zh-CN')('shell_not_found'))]).toEqual([404, true])
})

test('a query over 100 characters is answered', async () => {
  const { status } = await site.visit(`/search?q=${'x'.repeat(101)}`)
  expect(status).toBe(200)
})

test('index files are immutable, because their names change with their content', async () => {
  const [folder = ''] = readdirSync(join(root, 'dist/client/assets/search'))
  const { headers, status } = await site.call(`/assets/search/${folder}/t0.json`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toMatch(/^application\/json/)
})
