import { expect, test } from 'vitest'
import { testSite } from './test-edge'

const token = 'a'.repeat(43)
const html = { headers: { Accept: 'text/html' } }
const withPreview = { headers: { Accept: 'text/html', Cookie: `galaxy-preview=${token}` } }

/** A site whose main knows the token, and records its calls; pages load the news item. */
function siteWith(status = 200) {
  const calls: Request[] = []
  let rendered = 0
  const MAIN = {
    fetch: (request: Request) => {
      calls.push(request)
      const data = { page: '/news/detail?id=7', expiresAt: Date.now() + 60_000 }
      return Promise.resolve(Response.json({ status, data }, { status }))
    }
  }
  const site = testSite(
    async (_, { fetchApi }) => {
      await fetchApi('/api/main/news/detail?id=7')
      await fetchApi('/api/main/news/list')
      rendered += 1
      return new Response(`page ${rendered}`, { headers: { 'Content-Type': 'text/html' } })
    },
    { MAIN }
  )
  return { calls, site }
}

test('a link keeps its token in a cookie that scripts cannot read, and leads to the page of the entry', async () => {
  const { calls, site } = siteWith()
  const answer = await site.fetch(`/desk/preview/${token}`, html)
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/news/detail?id=7'])
  expect(answer.headers.get('Set-Cookie')).toMatch(
    new RegExp(`^galaxy-preview=${token}; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax`)
  )
  expect([answer.headers.get('Cache-Control'), answer.headers.get('X-Robots-Tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow'
  ])
  expect(calls[0]?.url).toContain(`/web/user/desk/entry/previewed?token=${token}`)
})

test('a link that is unknown, expired or malformed is a path that does not exist', async () => {
  const { site } = siteWith(404)
  for (const path of [`/desk/preview/${token}`, '/desk/preview/short']) {
    const answer = await site.fetch(path, html)
    expect([await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([expect.stringMatching(/^page/), null])
  }
})

test('only details get the token, and a page with it is neither stored, taken from the cache nor indexed', async () => {
  const { calls, site } = siteWith()
  expect(await (await site.fetch('/news', html)).text()).toBe('page 1')
  const answer = await site.fetch('/news', withPreview)
  expect([await answer.text(), answer.headers.get('Cache-Control')]).toEqual(['page 2', 'private, no-store'])
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  const tokens = calls.map(({ url, headers }) => [new URL(url).pathname, headers.get('X-Entry-Preview')])
  expect(tokens).toEqual([
    ['/web/user/news/detail', null],
    ['/web/user/news/list', null],
    ['/web/user/news/detail', token],
    ['/web/user/news/list', null]
  ])
  expect(await (await site.fetch('/news', html)).text()).not.toBe('page 2')
})
