import { expect, test } from 'vitest'
import { createApi } from './api'

const app = createApi()
app.post('/echo', async (c) => c.text(await c.req.text()))
app.get('/acts', (c) => c.text('acted'))

const post = (body: BodyInit) => app.request('/echo', { method: 'POST', body, ...{ duplex: 'half' } })

test('a body over 64 KiB is refused, whether its length is announced or not', async () => {
  const large = new Uint8Array(64 * 1024 + 1)
  expect((await post(large.slice(1))).status).toBe(200)
  const refused = await post(large)
  expect(refused.status).toBe(413)
  expect(await refused.json()).toEqual({ status: 413, error: '请求内容过大' })
  const streamed = new ReadableStream({
    start(controller) {
      controller.enqueue(large)
      controller.close()
    }
  })
  expect((await post(streamed)).status).toBe(413)
})

test('a GET that acts is not run by a HEAD', async () => {
  expect((await app.request('/acts')).status).toBe(200)
  expect((await app.request('/acts', { method: 'HEAD' })).status).toBe(405)
})
