import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Edge } from '../edge'
import { testContext, testEnv } from '../test-edge'
import { currentBanner } from './current-banner'

const banner = (id: string) => ({
  id,
  text: { 'zh-CN': '直播', 'en-US': 'Live' },
  linkText: { 'zh-CN': '观看', 'en-US': 'Watch' },
  href: '/news'
})

/** A site whose pages say which banner they were given, before a main that answers as the test says. */
function site(answer: () => Promise<Response>) {
  let time = 1_000_000
  let asked = 0
  const MAIN = {
    fetch: () => {
      asked += 1
      return answer()
    }
  }
  const app = new Hono<Edge>()
  let version: string | undefined
  app.use(
    currentBanner(
      testEnv({ MAIN }),
      () => ({ version, isUnavailable: false }),
      () => time
    )
  )
  app.get('/', (c) => c.json({ banner: c.get('banner')?.id ?? null, isKept: !c.get('fallbackShown') }))
  return {
    async page() {
      const { context, settled } = testContext()
      const response = await app.request('/', {}, {}, context)
      return { ...(await response.json()), settled }
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    publish: (next: string) => {
      version = next
    },
    asked: () => asked
  }
}

const found = (id: string) => Promise.resolve(Response.json({ status: 200, data: banner(id) }))
const failed = () => Promise.resolve(Response.json({ status: 500, error: 'x' }, { status: 500 }))

test('pages show the banner of main, which is asked once in a quarter of a minute', async () => {
  let id = '1-1'
  const { page, pass, asked } = site(() => found(id))
  for (let n = 0; n < 3; n += 1) expect(await page()).toMatchObject({ banner: '1-1', isKept: true })
  expect(asked()).toBe(1)
  id = '1-2'
  pass(15_000)
  expect(await page()).toMatchObject({ banner: '1-2' })
  expect(asked()).toBe(2)
})

test('a page does not wait for a main that hangs, and is not kept without the banner, which the next page has', async () => {
  let answer: (response: Response) => void = () => undefined
  const { page, asked } = site(() => new Promise((resolve) => (answer = resolve)))
  const first = await page()
  expect(first).toMatchObject({ banner: null, isKept: false })
  expect(await page()).toMatchObject({ banner: null, isKept: false })
  answer(await found('1-1'))
  await first.settled()
  expect(await page()).toMatchObject({ banner: '1-1', isKept: true })
  expect(asked()).toBe(1)
})

test('while main fails the last banner stays, and without one pages are kept', async () => {
  let answer = failed
  const { page, pass, asked } = site(() => answer())
  expect(await page()).toMatchObject({ banner: null, isKept: true })
  answer = () => found('1-1')
  pass(15_000)
  expect(await page()).toMatchObject({ banner: '1-1' })
  answer = failed
  pass(15_000)
  expect(await page()).toMatchObject({ banner: '1-1', isKept: true })
  expect(asked()).toBe(3)
  answer = () => Promise.resolve(Response.json({ status: 200, data: null }))
  pass(15_000)
  expect(await page()).toMatchObject({ banner: null, isKept: true })
})

test('after a publication main is asked at once, and a page that could not wait for the answer is not kept', async () => {
  let answer: () => Promise<Response> = () => found('1-1')
  const { page, publish } = site(() => answer())
  expect(await page()).toMatchObject({ banner: '1-1' })
  answer = () => found('1-2')
  publish('v2')
  expect(await page()).toMatchObject({ banner: '1-2', isKept: true })
  answer = () => new Promise(() => undefined)
  publish('v3')
  expect(await page()).toMatchObject({ banner: '1-2', isKept: false })
  expect(await page()).toMatchObject({ banner: '1-2', isKept: false })
})

test('only pages of the first moment wait for a main that hangs', async () => {
  const { page, pass, asked } = site(() => new Promise(() => undefined))
  await page()
  pass(200)
  const waiting = vi.spyOn(globalThis, 'setTimeout')
  expect(await page()).toMatchObject({ banner: null, isKept: false })
  expect(waiting).not.toHaveBeenCalled()
  expect(asked()).toBe(1)
  waiting.mockRestore()
  pass(14_800)
  await page()
  expect(asked()).toBe(2)
})
