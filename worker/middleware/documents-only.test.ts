import { expect, test } from 'vitest'
import { testSite } from '../test-edge'

const unmatched = () => new Response(null, { status: 307, headers: { Location: '/', 'X-Galaxy-Redirect': 'unmatched' } })
const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  testSite(unmatched).fetch(path, { method, headers })

test.each<[Record<string, string>]>([
  [{ Accept: 'text/html,*/*;q=0.8' }],
  [{ Accept: '*/*' }],
  [{ 'Sec-Fetch-Dest': 'document', Accept: 'text/html' }]
])('a path without a route, requested as a document by %o, redirects home', async (headers) => {
  const response = await ask('/nowhere', headers)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/')
  expect(response.headers.has('X-Galaxy-Redirect')).toBe(false)
})

test.each([
  ['/nowhere', { 'Sec-Fetch-Dest': 'script', Accept: '*/*' }],
  ['/nowhere', { 'Sec-Fetch-Dest': 'empty', Accept: '*/*' }],
  ['/nowhere', { Accept: 'application/json' }],
  ['/picture.png', { Accept: '*/*' }],
  ['/assets/gone.js', { Accept: 'text/html' }],
  ['/api/unknown', { Accept: 'text/html' }],
  ['/_serverFn/anything', { Accept: 'text/html' }]
])('%s requested with %o is a plain 404', async (path, headers) => {
  const response = await ask(path, { ...headers })
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page requested with %s is a plain 405', async (method) => {
  const response = await ask('/', {}, method)
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})
