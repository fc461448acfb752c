import { expect, test } from 'vitest'
import { sharedServices } from './harness'

const services = await sharedServices()

const outbox = (path: string, ask?: { method?: string; body?: string; headers?: Record<string, string> }) =>
  services.site.request('galaxy-outbox', path, ask)
const send = (message: unknown) => outbox('/codes', { method: 'POST', body: JSON.stringify(message) })

test('programs get the newest 200 codes as a list, newest first', async () => {
  for (let n = 0; n < 205; n += 1) await send({ to: `n${n}@example.com`, type: '1', code: '123456' })
  const codes = await services.sentCodes()
  expect(codes).toHaveLength(200)
  expect(codes).toMatchObject({
    0: { to: 'n204@example.com', type: '1', code: '123456', sentAt: expect.stringMatching(/^\d{4}-.*Z$/) }
  })
})

test('people get a page that escapes what it shows and styles itself by the nonce', async () => {
  await send({ to: '<b>"x"&@example.com', type: '2', code: '000042' })
  const response = await outbox('/__outbox', { headers: { Accept: 'text/html,*/*', 'X-Nonce': 'n0nce' } })
  const page = response.body
  expect(response.headers['content-type']).toBe('text/html; charset=UTF-8')
  expect(page).toContain('&lt;b&gt;&quot;x&quot;&amp;@example.com')
  expect(page).toContain('000042')
  expect(page).toContain('<style nonce="n0nce">')
  expect(page).not.toContain('<script')
})

test('other messages are listed and shown apart from the codes', async () => {
  const message = { to: 'a@example.com', subject: '<i>主题', text: '第一行\n第二行' }
  expect((await outbox('/messages', { method: 'POST', body: JSON.stringify(message) })).status).toBe(204)
  expect((await services.sentMessages())[0]).toEqual({ ...message, sentAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect((await services.sentCodes()).some(({ to }) => to === 'a@example.com')).toBe(false)
  const { body } = await outbox('/__outbox', { headers: { Accept: 'text/html' } })
  expect(body).toContain('<strong>&lt;i&gt;主题</strong><div class="text">第一行\n第二行</div>')
  expect((await outbox('/messages', { method: 'POST', body: '{"to":"a"}' })).status).toBe(400)
})

test('an invalid code is refused', async () => {
  expect((await send({ to: 'a@example.com', type: '1', code: 'abc' })).status).toBe(400)
  expect((await outbox('/codes', { method: 'POST', body: '{' })).status).toBe(400)
  expect((await outbox('/nothing')).status).toBe(404)
})
