import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { describeClientInfo, requestClientInfo } from './client'

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const clientInfo = async (headers: Record<string, string>) => {
  const app = new Hono().get('/', (c) => c.json(requestClientInfo(c)))
  return (await app.request('/', { headers })).json()
}

test('place and browser come from the edge and the browser, and are null if missing', async () => {
  expect(await clientInfo({ 'X-Client-Place': 'country=CN&city=S%C3%A3o+Paulo', 'User-Agent': 'a' })).toEqual({
    userAgent: 'a',
    country: 'CN',
    city: 'São Paulo'
  })
  expect(await clientInfo({})).toEqual({ userAgent: null, country: null, city: null })
})

test('an invalid country, an overlong city and the rest of a long User-Agent are dropped', async () => {
  const place = `country=XX&city=${'a'.repeat(101)}`
  expect(await clientInfo({ 'X-Client-Place': place, 'User-Agent': 'u'.repeat(5000) })).toEqual({
    userAgent: 'u'.repeat(300),
    country: null,
    city: null
  })
  expect(await clientInfo({ 'X-Client-Place': 'country=China' })).toMatchObject({ country: null })
})

test('known browsers and systems are named, and nothing that a client made up is repeated', () => {
  const place = { country: null, city: null }
  expect(describeClientInfo({ userAgent: chromeOnWindows, ...place })).toMatchObject({ browser: 'Chrome', system: 'Windows' })
  for (const userAgent of [null, 'x', 'Your-Bank/1.0 (call us)']) {
    expect(describeClientInfo({ userAgent, ...place })).toMatchObject({ browser: null, system: null })
  }
})
