import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from './app'
import { knownAddress } from './known-address'
import { testEnv } from './test-edge'

test.each(['/', '/user', '/document/latest/3', '/api/passport/galaxy/user/get-code', '/api/main/slideshow/list'])(
  '%s is an address of the site',
  (path) => {
    expect(knownAddress(path)).toBe(path)
  }
)

test.each([
  ['/13800000000', '/(unmatched)'],
  ['/somebody@example.com', '/(unmatched)'],
  ['/user/somebody%40example.com/export', '/user/(unmatched)'],
  ['/document/latest/13800000000', '/document/latest/(unmatched)'],
  ['/document/latest/314159', '/document/latest/(unmatched)'],
  ['/hunter2/document', '/(unmatched)'],
  ['/api/passport/galaxy/user/13800000000', '/api/passport/galaxy/user/(unmatched)'],
  ['//user//', '/user'],
  ['/public/photo-of-somebody.png', '/public/(unmatched)']
])('of %s no more is told than %s', (path, told) => {
  expect(knownAddress(path)).toBe(told)
})

test('every address that the edge itself answers is known', () => {
  const { routes } = createApp({ env: testEnv(), renderPage: () => new Response(), log: () => undefined })
  const own = routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [path]))
  expect(own.length).toBeGreaterThan(3)
  expect(own.map(knownAddress)).toEqual(own)
})

test('every route of the app is known', () => {
  const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const routes = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  const paths = [...routes.matchAll(/'([^']+)':/g)].flatMap(([, path = '']) => (path === '/$' ? [] : [path]))
  expect(paths.length).toBeGreaterThan(3)
  // An index route is written with a closing slash, which no address of a page has.
  const shown = paths.map((path) =>
    path
      .replace('$version', 'latest')
      .replace('$id', '1')
      .replace(/(?<=.)\/$/, '')
  )
  expect(shown.map(knownAddress)).toEqual(shown)
})
