import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingPages } from '../src/contract/missing-pages'
import { createApp } from './app'
import { pathRedactor } from './redact-path'
import { routeFiles, statement, testEnv } from './test-edge'

const redactPath = pathRedactor(routeFiles)

test.each(['/', '/user', '/document/latest/3', '/api/passport/galaxy/user/get-code', '/api/main/slideshow/list'])(
  '%s is logged unchanged',
  (path) => {
    expect(redactPath(path)).toBe(path)
  }
)

test.each([
  ['/13800000000', '/(unmatched)'],
  ['/somebody@example.com', '/(unmatched)'],
  ['/user/somebody%40example.com/export', '/user/(unmatched)'],
  ['/document/latest/13800000000', '/document/latest/(unmatched)'],
  ['/document/latest/314159', '/document/latest/(unmatched)'],
  ['/hunter2/document', '/(unmatched)'],
  ['/documents/3', '/(unmatched)'],
  ['/api/passport/galaxy/user/13800000000', '/api/passport/galaxy/user/(unmatched)'],
  ['//user//', '/user'],
  ['/public/photo-of-somebody.png', '/public/(unmatched)']
])('%s is logged only as %s', (path, redacted) => {
  expect(redactPath(path)).toBe(redacted)
})

test('every route of the edge is logged unchanged, except its parameters', () => {
  const { routes } = createApp({ env: testEnv(), renderPage: () => new Response(), statement, log: () => undefined, routeFiles })
  const own = routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [path]))
  expect(own.length).toBeGreaterThan(3)
  // A parameter may be a secret.
  const redacted = own.map((path) => path.replace(/:\w+$/, '(unmatched)'))
  expect(own.map(redactPath)).toEqual(redacted)
})

/** The addresses of the generated route tree, without the trailing slash of index routes. */
function routePaths(): string[] {
  const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const routes = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  const paths = [...routes.matchAll(/'([^']+)':/g)].flatMap(([, path = '']) => (path === '/$' ? [] : [path]))
  return paths.map((path) => path.replace(/(?<=.)\/$/, ''))
}

test('every route of the app is logged unchanged, also in Markdown', () => {
  const addresses = routePaths().map((path) => path.replace('$version', 'latest').replace('$id', '1'))
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses.map(redactPath)).toEqual(addresses)
  const markdown = addresses.flatMap((path) => (path === '/' ? [] : [`${path}.md`]))
  expect(markdown.map(redactPath)).toEqual(markdown)
})

test('a page that is listed as missing has no route', () => {
  expect(missingPages.filter((page) => routePaths().some((path) => path === page))).toEqual([])
})

test('a page without a route that is not listed as missing is redacted', () => {
  expect(pathRedactor([])('/graphRag')).toBe('/(unmatched)')
  expect(pathRedactor(['../src/routes/graphRag.tsx'])('/graphRag')).toBe('/graphRag')
})
