import { expect, test } from 'vitest'
import { addressText, type PageAddress } from './site-address'

test('an address as text has its query', () => {
  expect(addressText({ path: '/news' })).toBe('/news')
  expect(addressText({ path: '/demogallery/details', search: { type: 'fraud' } })).toBe('/demogallery/details?type=fraud')
  expect(addressText({ path: '/news/detail', search: { id: 7 }, hash: 'end' })).toBe('/news/detail?id=7')
})

test('a link that leads nowhere does not compile', () => {
  const wrong: PageAddress[] = [
    // @ts-expect-error no route has this path
    { path: '/solutions' },
    // @ts-expect-error the catch-all is no page
    { path: '/$' },
    // @ts-expect-error a solution's page needs its type
    { path: '/demogallery/details' },
    // @ts-expect-error there is no such solution
    { path: '/demogallery/details', search: { type: 'weather' } },
    // @ts-expect-error there is no such tab
    { path: '/product', search: { name: 'what' } },
    // @ts-expect-error there is no such story
    { path: '/homedetails', search: { id: '7' } },
    // @ts-expect-error the route has no such key
    { path: '/customer', search: { kind: 'finance' } },
    // @ts-expect-error the route reads nothing of its query
    { path: '/graphRag', search: { name: 'index' } },
    // @ts-expect-error a document is named by its version and id
    { path: '/document/latest' },
    // @ts-expect-error there is no such document
    { path: '/document/latest/999' }
  ]
  const right: PageAddress[] = [
    { path: '/' },
    { path: '/document/latest/1', hash: 'install' },
    { path: '/product/onlinedemo', search: { type: 'power' } },
    { path: '/center/research', search: { type: 'whitepapers', page: '2' } }
  ]
  expect(wrong).toHaveLength(10)
  expect(right).toHaveLength(4)
})
