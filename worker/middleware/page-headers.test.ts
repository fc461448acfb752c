import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Edge } from '../edge'
import { answerError } from '../errors'
import { pageHeaders } from './page-headers'

const app = new Hono<Edge>()
app.use(pageHeaders())
app.get('/page', (c) => c.html('page'))
app.get('/page.md', (c) => c.body('page', 200, { 'Content-Type': 'text/markdown; charset=utf-8' }))
app.get('/news.atom', (c) => c.body('feed', 200, { 'Content-Type': 'application/atom+xml' }))
app.get('/data', (c) => c.json({}))
app.get('/error', () => {
  throw new Error('broken')
})
app.onError(answerError(() => undefined))

test.each([
  ['/page', 'private, no-cache', 'Cookie'],
  ['/page.md', 'private, no-cache', 'Cookie'],
  ['/news.atom', 'private, no-cache', 'Cookie'],
  ['/data', null, null],
  ['/error', 'private, no-store', null]
])('%s is answered with Cache-Control %s and Vary %s', async (path, cacheControl, vary) => {
  const { headers } = await app.request(path)
  expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual([cacheControl, vary])
})
