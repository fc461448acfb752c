import { expect, test } from 'vitest'
import { mayHavePage } from './known-pages'
import { variations } from './variations'

test('every listed page may exist', () => {
  const listed = Object.entries(variations).flatMap(([route, pages]) =>
    pages.map(({ params, search }) => ({ route, values: { ...params, ...search } }))
  )
  expect(listed.filter(({ route, values }) => !mayHavePage(route, values))).toEqual([])
})

test.each([
  ['/customer/details', { id: 'nobody' }],
  ['/demogallery/details', { type: 'weather' }],
  ['/demogallery/details', {}],
  ['/document/$version/$id', { version: 'latest', id: '999' }],
  ['/document/$version/$id', { version: 'v1.3', id: '30' }],
  ['/homedetails', { id: '99' }],
  ['/product', { name: 'what' }],
  ['/product/consult', { edition: 'free' }]
] as const)('%s has no page %j', (route, values) => {
  expect(mayHavePage(route, values)).toBe(false)
})

test('a page that redirects, an older document and an entry of main may exist', () => {
  expect(mayHavePage('/product', {})).toBe(true)
  expect(mayHavePage('/homedetails', {})).toBe(true)
  expect(mayHavePage('/document/$version/$id', { version: 'v1.3', id: '40' })).toBe(true)
  expect(mayHavePage('/homedetails', { id: '1', utm_source: 'x' })).toBe(true)
  expect(mayHavePage('/news/detail', { id: '999' })).toBe(true)
  expect(mayHavePage('/customer/details', { id: '999' })).toBe(true)
})
