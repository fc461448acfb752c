import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { hasRoute } from './has-route'

const root = createRootRoute()
const route = (path: string) => createRoute({ getParentRoute: () => root, path })
const router = createRouter({
  routeTree: root.addChildren([route('/'), route('/$'), route('/news'), route('/document/$version/$id')]),
  history: createMemoryHistory()
})

test('matches routes with parameters', () => {
  expect(hasRoute(router, '/')).toBe(true)
  expect(hasRoute(router, '/news')).toBe(true)
  expect(hasRoute(router, '/document/latest/1')).toBe(true)
})

test('ignores the catch-all route', () => {
  expect(hasRoute(router, '/report')).toBe(false)
  expect(hasRoute(router, '/news/detail')).toBe(false)
})
