import { expect, test } from 'vitest'
import { pageStore } from './page-store'

const pageOf = (length: number) => ({
  page: {
    body: new Blob([new Uint8Array(length)]),
    keyPlaces: [],
    headers: {},
    etag: undefined,
    contentDigest: '',
    hashes: { scripts: '', styles: '' }
  },
  version: undefined,
  renderedAt: 0,
  renewedAt: 0
})

test('a full store drops the page that was not asked for longest', () => {
  const store = pageStore({ max: 100, maxSize: 36 })
  for (const key of ['a', 'b', 'c']) store.set(key, pageOf(10))
  store.get('a')
  store.set('d', pageOf(10))
  expect(['a', 'b', 'c', 'd'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd'])
})

test('a replaced or removed page takes no room', () => {
  const store = pageStore({ max: 100, maxSize: 36 })
  store.set('a', pageOf(10))
  for (let replaced = 0; replaced < 5; replaced += 1) store.set('b', pageOf(10))
  store.delete('b')
  store.set('c', pageOf(20))
  expect(['a', 'b', 'c'].filter((key) => store.get(key))).toEqual(['a', 'c'])
})

test('a page larger than the store is not kept', () => {
  const store = pageStore({ max: 100, maxSize: 36 })
  store.set('a', pageOf(36))
  expect(store.get('a')).toBeUndefined()
})

test('keys and headers count, and the number of pages is limited', () => {
  const store = pageStore({ max: 100, maxSize: 10_000 })
  for (let visitor = 0; visitor < 30_000; visitor += 1) store.set(`/search?q=${visitor}${'y'.repeat(1000)}`, pageOf(0))
  expect(store.size).toBeLessThan(5)
  for (let visitor = 0; visitor < 30_000; visitor += 1) store.set(String(visitor), pageOf(0))
  expect(store.size).toBe(100)
})
