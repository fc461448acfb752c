import { describe, expect, test } from 'vitest'
import { pageOfMarkdown } from '../../src/contract/edge-addresses'
import type { EdgeContext } from '../../src/contract/edge-context'
import { testSite } from '../test-edge'

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
const asked: { address: string; context: EdgeContext }[] = []

function site() {
  asked.length = 0
  return testSite((request, context) => {
    const { pathname, search } = new URL(request.url)
    asked.push({ address: pathname + search, context })
    if (pathname === '/gone') return new Response('<main>gone</main>', { ...html, status: 404 })
    if (pathname === '/none') context.reportNotFound()
    if (pathname === '/news') context.reportUnavailable()
    if (pathname === '/data') return new Response('{}', { headers: { 'Content-Type': 'application/json' } })
    const head = `<head><link rel="canonical" href="https://cn.galaxy.example${pathname}${search}"/></head>`
    return new Response(`<html lang="${context.visitor.locale}">${head}<body><main><h1>题</h1></main></body></html>`, html)
  })
}

test.each([
  ['/index.md', '/'],
  ['/giProduct.md', '/giProduct'],
  ['/document/latest/1.md', '/document/latest/1'],
  ['/', undefined],
  ['/giProduct', undefined],
  ['/.md', undefined],
  ['/giProduct.md/', undefined]
])('%s is the variant of %s', (path, page) => {
  expect(pageOfMarkdown(path)).toBe(page)
})

describe('the variant of a page', () => {
  test('is made from the page, with its query, and names it', async () => {
    const answer = await site().fetch('/demogallery/details.md?type=fraud')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('Link')).toBe('<https://cn.galaxy.example/demogallery/details?type=fraud>; rel="canonical"')
    expect(await answer.text()).toBe('# 题\n')
    expect(asked.map(({ address }) => address)).toEqual(['/demogallery/details?type=fraud'])
  })

  test('is that of the language which the page would have', async () => {
    await site().fetch('/giProduct.md', { headers: { Cookie: 'language=en-US' } })
    expect(asked[0]?.context.visitor.locale).toBe('en-US')
  })

  test('is cached like a page, with its headers', async () => {
    const kept = site()
    await (await kept.fetch('/giProduct.md')).text()
    await new Promise((resolve) => setImmediate(resolve))
    const answer = await kept.fetch('/giProduct.md')
    expect(asked).toHaveLength(1)
    expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('Link')).toContain('rel="canonical"')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  })

  test('is the same for a logged-in visitor', async () => {
    const answer = await site().fetch('/giProduct.md', { headers: { Cookie: `cl-official-website=${'t'.repeat(43)}` } })
    expect(asked[0]?.context.visitor).toEqual({ locale: 'zh-CN', loggedIn: false, hasExamToken: false })
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  })
})

describe('there is no variant', () => {
  test('of a page whose data is unavailable, for some seconds', async () => {
    const answer = await site().fetch('/news.md')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  })

  test.each(['/gone.md', '/none.md', '/data.md', '//x.md', '/user//x.md'])('of an unknown page: %s', async (path) => {
    const answer = await site().answer(new Request(`http://localhost${path}`))
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
  })

  test.each(['/user.md', '/USER.md', '/%75ser.md', '/user/.md', '/center/train/GBCA/exam.md'])(
    'of a page that needs a login, and nothing is rendered: %s',
    async (path) => {
      const Cookie = `cl-official-website=${'t'.repeat(43)}; cl-official-exam=${'e'.repeat(43)}`
      const answer = await site().fetch(path, { headers: { Cookie, 'Sec-Fetch-Dest': 'empty' } })
      expect(asked.filter(({ context }) => !context.visitor.loggedIn)).toEqual([])
      expect(answer.headers.get('Content-Type') ?? '').not.toMatch(/markdown/)
    }
  )

  test('of a page that does not exist in the language of the request', async () => {
    expect((await site().fetch('/partner/system.md')).status).toBe(200)
    expect((await site().fetch('/partner/system.md', { headers: { Cookie: 'language=en-US' } })).status).toBe(404)
  })
})
