import { expect, test } from 'vitest'
import { entryStore } from './entry-store'

const entryOf = (length: number) => ({
  entry: {
    body: new Blob([new Uint8Array(length)]),
    keyOffsets: [],
    headers: new Headers(),
    notModifiedHeaders: new Headers(),
    etag: undefined,
    contentDigest: ''
  },
  version: undefined,
  renderedAt: 0,
  revalidatedAt: 0
})

test('a full store evicts the least recently used entry', () => {
  const store = entryStore({ max: 100, maxSize: 36 })
  for (const key of ['a', 'b', 'c']) store.set(key, entryOf(10))
  store.get('a')
  store.set('d', entryOf(10))
  expect(['a', 'b', 'c', 'd'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd'])
})

test('a replaced or removed entry takes no room', () => {
  const store = entryStore({ max: 100, maxSize: 36 })
  store.set('a', entryOf(10))
  for (let replaced = 0; replaced < 5; replaced += 1) store.set('b', entryOf(10))
  store.delete('b')
  store.set('c', entryOf(20))
  expect(['a', 'b', 'c'].filter((key) => store.get(key))).toEqual(['a', 'c'])
})

test('an entry larger than the store is not stored', () => {
  const store = entryStore({ max: 100, maxSize: 36 })
  store.set('a', entryOf(36))
  expect(store.get('a')).toBeUndefined()
})

test('keys and headers count, and the number of entries is limited', () => {
  const store = entryStore({ max: 100, maxSize: 10_000 })
  for (let visitor = 0; visitor < 30_000; visitor += 1) store.set(`/search?q=${visitor}${'y'.repeat(1000)}`, entryOf(0))
  expect(store.size).toBeLessThan(5)
  for (let visitor = 0; visitor < 30_000; visitor += 1) store.set(String(visitor), entryOf(0))
  expect(store.size).toBe(100)
})
