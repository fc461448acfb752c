import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { classifyStoredAddress, setPageCheck } from './stored-address'

const reportDeadLink = vi.fn()
vi.mock('./edge-context', () => ({ edgeContext: () => ({ reportDeadLink }) }))
beforeEach(() => reportDeadLink.mockReset())

const root = createRootRoute()
const route = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => null })
const file = createRoute({ getParentRoute: () => root, path: '/news.atom' })
const router = createRouter({
  routeTree: root.addChildren([
    route('/'),
    route('/$'),
    route('/news'),
    route('/product/'),
    route('/document/$version/$id'),
    file
  ]),
  history: createMemoryHistory()
})
const judge = (address: string) => classifyStoredAddress(router, address, 'text')

test('an address of a page leads there, with its query and fragment', () => {
  expect(judge('/news?order=trending#list')).toEqual({ kind: 'page', path: '/news', search: { order: 'trending' }, hash: 'list' })
  expect(judge('/document/latest/1')).toMatchObject({ kind: 'page', path: '/document/latest/1', hash: undefined })
  expect(reportDeadLink).not.toHaveBeenCalled()
})

test('an address whose route has no such page is reported, and remains a link', () => {
  const mayHavePage = vi.fn(() => false)
  setPageCheck(mayHavePage)
  expect(judge('/product?name=what')).toMatchObject({ kind: 'page', path: '/product', search: { name: 'what' } })
  expect(mayHavePage).toHaveBeenLastCalledWith('/product', { name: 'what' })
  expect(judge('/document/latest/999')).toMatchObject({ kind: 'page' })
  expect(mayHavePage).toHaveBeenLastCalledWith('/document/$version/$id', { version: 'latest', id: '999' })
  expect(reportDeadLink.mock.calls).toEqual(
    ['/product?name=what', '/document/latest/999'].map((address) => [{ address, source: 'text' }])
  )
  setPageCheck(() => true)
})

test.each([
  'https://example.com/a',
  'mailto:sales@example.com',
  '/public/a.pdf',
  '/api/main/file/a.pdf',
  '/news.atom?language=EN',
  '/news.md',
  '/index.md',
  '/document/latest/1.md',
  '/training',
  '/Exam/',
  '/document?file=3',
  '/old/document?file=3#end',
  '/document/standalone/dev/5'
])('%s is a plain link', (href) => {
  expect(judge(href)).toEqual({ kind: 'href', href })
  expect(reportDeadLink).not.toHaveBeenCalled()
})

test.each([
  '/nowhere',
  '/nowhere.md',
  '/news/archive',
  '/auth',
  '//attacker.example',
  '/\\attacker.example',
  '#section',
  'javascript:alert(1)',
  ''
])('%s is dead, and reported', (address) => {
  expect(judge(address)).toEqual({ kind: 'dead' })
  expect(reportDeadLink).toHaveBeenCalledExactlyOnceWith({ address, source: 'text' })
})
