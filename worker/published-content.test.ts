import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Edge } from './edge'
import { currentBanner, expireAfterChanges, publishedContent } from './published-content'
import { testContext, testEnv } from './test-edge'

type Call = () => Promise<Response>

const versioned = (version: string) => Promise.resolve(Response.json({ status: 200, data: { version } }))
const withBanner = (id: string | null) => {
  const text = { 'zh-CN': '直播', 'en-US': 'Live' }
  const data = id === null ? null : { id, text, linkText: text, href: '/news' }
  return Promise.resolve(Response.json({ status: 200, data }))
}
const failing = (status: number) => Promise.resolve(Response.json({ status, error: 'x' }, { status }))
const hanging = () => new Promise<Response>(() => undefined)

/** A main whose answers a test changes, and an edge whose pages show the content that it has from main. */
function edgeBefore(answers: { version?: Call; banner?: Call } = {}) {
  const main: { version: Call; banner: Call } = { version: () => versioned('v1'), banner: () => withBanner(null), ...answers }
  let time = 1_000_000
  const asked: string[] = []
  const MAIN = {
    fetch: ({ url }: Request) => {
      const call = url.endsWith('/content/version') ? 'version' : 'banner'
      asked.push(call)
      return main[call]()
    }
  }
  const content = publishedContent(testEnv({ MAIN }), () => time)
  const app = new Hono<Edge>()
  app.get('/', currentBanner(content.current), async (c) => {
    const { version, isUnavailable } = await content.current(c)
    const banner = c.get('banner')?.id ?? null
    return c.json({ version, banner, isUnavailable, isCacheable: !c.get('fallbackShown') })
  })
  app.use('/api/*', expireAfterChanges(content.expire))
  app.post('/api/main/desk/:call', (c) => c.text('', c.req.query('refused') === undefined ? 200 : 403))
  app.get('/api/main/desk/:call', (c) => c.text(''))
  async function page() {
    const { context, settled } = testContext()
    const response = await app.request('http://localhost/', {}, {}, context)
    return { page: await response.json(), settled }
  }
  return {
    main,
    page,
    /** A page, after which main has answered. */
    async settledPage() {
      const asking = await page()
      await asking.settled()
      return asking.page
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    asked,
    desk: (call: string, method = 'POST') => app.request(`http://localhost/api/main/desk/${call}`, { method })
  }
}

test('main is asked for version and banner every four seconds at most, while the last answer counts', async () => {
  const edge = edgeBefore({ banner: () => withBanner('1-1') })
  expect(await edge.settledPage()).toEqual({ version: 'v1', banner: '1-1', isUnavailable: false, isCacheable: true })
  edge.pass(3999)
  await edge.settledPage()
  expect(edge.asked).toEqual(['version', 'banner'])
  Object.assign(edge.main, { version: () => versioned('v2'), banner: () => withBanner('1-2') })
  edge.pass(1)
  // This request does not wait for the question that it begins.
  expect(await edge.settledPage()).toMatchObject({ version: 'v1', banner: '1-1' })
  expect(await edge.settledPage()).toMatchObject({ version: 'v2', banner: '1-2' })
  expect(edge.asked).toHaveLength(4)
})

test('a new version never counts with the banner of before its publication', async () => {
  const answer = Promise.withResolvers<Response>()
  const edge = edgeBefore({ banner: () => withBanner('1-1') })
  await edge.settledPage()
  edge.main.version = () => answer.promise
  edge.pass(4000)
  const { settled } = await edge.page()
  edge.main.banner = () => withBanner('1-2')
  answer.resolve(await versioned('v2'))
  await settled()
  expect(await edge.settledPage()).toMatchObject({ version: 'v2', banner: '1-2' })
})

test('once an answer is older than a visitor may wait for a publication, a request waits for the next one', async () => {
  const edge = edgeBefore()
  await edge.settledPage()
  edge.main.version = () => versioned('v2')
  edge.pass(4500)
  expect(await edge.settledPage()).toMatchObject({ version: 'v2' })
})

test('after a change at the desk the next request waits for the answer, and after reading or a refusal it does not', async () => {
  const edge = edgeBefore()
  await edge.settledPage()
  edge.main.version = () => versioned('v2')
  await edge.desk('list', 'GET')
  await edge.desk('publish?refused')
  expect(await edge.settledPage()).toMatchObject({ version: 'v1' })
  await edge.desk('publish')
  expect(await edge.settledPage()).toMatchObject({ version: 'v2' })
})

test('an answer from before a change at the desk does not count after it', async () => {
  const answer = Promise.withResolvers<Response>()
  const edge = edgeBefore()
  await edge.settledPage()
  edge.main.version = () => answer.promise
  edge.pass(4000)
  const { settled } = await edge.page()
  await edge.desk('publish')
  edge.main.version = () => versioned('v3')
  expect(await edge.settledPage()).toMatchObject({ version: 'v3' })
  answer.resolve(await versioned('v2'))
  await settled()
  expect(await edge.settledPage()).toMatchObject({ version: 'v3' })
})

test('no request waits long for a main that hangs, and a page from before its first answer is not cached', async () => {
  const edge = edgeBefore({ version: hanging })
  expect((await edge.page()).page).toEqual({ banner: null, isUnavailable: false, isCacheable: false })
})

test('only requests of the first moment wait for a main that hangs', async () => {
  const edge = edgeBefore({ version: hanging })
  await edge.page()
  edge.pass(200)
  const waiting = vi.spyOn(globalThis, 'setTimeout')
  expect((await edge.page()).page).toMatchObject({ isCacheable: false })
  expect(waiting).not.toHaveBeenCalled()
  expect(edge.asked).toHaveLength(1)
})

test('while main fails, the last version and banner count', async () => {
  const edge = edgeBefore({ banner: () => withBanner('1-1') })
  await edge.settledPage()
  edge.main.version = () => failing(500)
  edge.pass(15_000)
  expect(await edge.settledPage()).toEqual({ version: 'v1', banner: '1-1', isUnavailable: true, isCacheable: true })
  Object.assign(edge.main, { version: () => versioned('v2'), banner: () => failing(500) })
  edge.pass(15_000)
  expect(await edge.settledPage()).toEqual({ version: 'v2', banner: '1-1', isUnavailable: false, isCacheable: true })
  edge.main.banner = () => withBanner(null)
  edge.pass(15_000)
  expect(await edge.settledPage()).toMatchObject({ banner: null })
})

test('pages without a banner are cached once main has failed to state one', async () => {
  expect(await edgeBefore({ version: () => failing(500) }).settledPage()).toMatchObject({ banner: null, isCacheable: true })
  expect(await edgeBefore({ banner: () => failing(500) }).settledPage()).toMatchObject({ banner: null, isCacheable: true })
})

test.each([404, 501])('a main without the call (%i) has no version, is not unavailable and states its banner', async (status) => {
  const edge = edgeBefore({ version: () => failing(status), banner: () => withBanner('1-1') })
  expect(await edge.settledPage()).toEqual({ banner: '1-1', isUnavailable: false, isCacheable: true })
})

test('a publication is seen after the clock was set back', async () => {
  const edge = edgeBefore()
  await edge.settledPage()
  edge.main.version = () => versioned('v2')
  edge.pass(-600_000)
  expect(await edge.settledPage()).toMatchObject({ version: 'v2' })
})

test('a request whose clock is slightly behind that of another one does not ask main again', async () => {
  const edge = edgeBefore()
  await edge.settledPage()
  edge.pass(-1000)
  await edge.settledPage()
  expect(edge.asked).toEqual(['version', 'banner'])
})

test('a version of the wrong form is none', async () => {
  expect(await edgeBefore({ version: () => versioned('a b') }).settledPage()).not.toHaveProperty('version')
})
