import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { type ContentState, contentVersion, expireAfterChanges } from './content-version'
import type { Edge } from './edge'
import { testContext, testEnv } from './test-edge'

/** A main that states its version as told, and what the edge knows of it. */
function stated(answer: () => Promise<Response>, isHanging = false) {
  let time = 1_000_000
  let asked = 0
  const MAIN = {
    fetch: () => {
      asked += 1
      return answer()
    }
  }
  const content = contentVersion(testEnv({ MAIN }), () => time)
  const app = new Hono<Edge>()
  app.get('/', async (c) => c.json(await content.state(c)))
  app.use('/api/*', expireAfterChanges(content.expire))
  app.post('/api/main/desk/:call', (c) => c.text('', c.req.query('refused') === undefined ? 200 : 403))
  app.get('/api/main/desk/:call', (c) => c.text(''))
  return {
    async state(): Promise<ContentState> {
      const { context, settled } = testContext()
      const state = await (await app.request('http://localhost/', {}, {}, context)).json()
      if (!isHanging) await settled()
      return state
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    asked: () => asked,
    desk: (call: string, method = 'POST') => app.request(`http://localhost/api/main/desk/${call}`, { method })
  }
}

const found = (version: string) => Promise.resolve(Response.json({ status: 200, data: { version } }))
const failing = (status: number) => Promise.resolve(Response.json({ status, error: 'x' }, { status }))

test('main is asked every five seconds at most, while the last answer counts', async () => {
  let version = 'v1'
  const main = stated(() => found(version))
  expect(await main.state()).toEqual({ version: 'v1', isUnavailable: false })
  main.pass(4999)
  await main.state()
  expect(main.asked()).toBe(1)
  version = 'v2'
  main.pass(1)
  // This request does not wait for the question that it begins.
  expect(await main.state()).toMatchObject({ version: 'v1' })
  expect(await main.state()).toMatchObject({ version: 'v2' })
  expect(main.asked()).toBe(2)
})

test('after twenty seconds without a question a request waits for the answer', async () => {
  let version = 'v1'
  const main = stated(() => found(version))
  await main.state()
  version = 'v2'
  main.pass(20_000)
  expect(await main.state()).toMatchObject({ version: 'v2' })
})

test('after a change at the desk the next request waits for the answer, and after reading or a refusal it does not', async () => {
  let version = 'v1'
  const main = stated(() => found(version))
  await main.state()
  version = 'v2'
  await main.desk('list', 'GET')
  await main.desk('publish?refused')
  expect(await main.state()).toMatchObject({ version: 'v1' })
  await main.desk('publish')
  expect(await main.state()).toMatchObject({ version: 'v2' })
})

test('no request waits long for a main that hangs', async () => {
  const main = stated(() => new Promise(() => undefined), true)
  expect(await main.state()).toEqual({ isUnavailable: false })
})

test('only requests of the first moment wait for a main that hangs', async () => {
  const main = stated(() => new Promise(() => undefined), true)
  await main.state()
  main.pass(200)
  const waiting = vi.spyOn(globalThis, 'setTimeout')
  expect(await main.state()).toEqual({ isUnavailable: false })
  expect(waiting).not.toHaveBeenCalled()
  expect(main.asked()).toBe(1)
})

test('while main fails, the last version counts', async () => {
  let answer = () => found('v1')
  const main = stated(() => answer())
  await main.state()
  answer = () => failing(500)
  main.pass(20_000)
  expect(await main.state()).toEqual({ version: 'v1', isUnavailable: true })
  answer = () => found('v2')
  main.pass(20_000)
  expect(await main.state()).toEqual({ version: 'v2', isUnavailable: false })
})

test.each([404, 501])('a main without the call (%i) has no version and is not away', async (status) => {
  expect(await stated(() => failing(status)).state()).toEqual({ isUnavailable: false })
})

test('a version of the wrong form is none', async () => {
  expect(await stated(() => found('a b')).state()).toEqual({ isUnavailable: false })
})
