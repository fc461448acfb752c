import { expect, test } from 'vitest'
import { type EditionFacts, editionFacts, editionIds, type Limit, maxGraphs } from '.'

const row = <Key extends keyof EditionFacts>(key: Key) => editionIds.map((id) => editionFacts[id][key])

test('the editions contain exactly the facts that the specification states', () => {
  expect(row('graphs')).toEqual([7, 50, 50, 999])
  expect(row('storageGigabytes')).toEqual([30, 'unlimited', 'unlimited', 'unlimited'])
  expect(row('vertices')).toEqual([40_000_000, 'unstated', 'unstated', 'unstated'])
  expect(row('nodes')).toEqual([3, 'unstated', 'unstated', 'unstated'])
  expect(row('users')).toEqual([1, 3, 'unlimited', 'unlimited'])
  expect(row('permissions')).toEqual(['graphs', 'unstated', 'elements', 'elements'])
  expect(row('ldap')).toEqual(['unstated', 'unstated', true, true])
  expect(row('algorithms').map(({ count, types }) => [count, types])).toEqual([
    [10, 3],
    [55, 7],
    [55, 7],
    [19, 4]
  ])
  expect(row('partitionedStorage')).toEqual(['unstated', 'unstated', 'unstated', true])
  expect(row('shards')).toEqual(['unstated', 'unstated', 'unstated', 'unlimited'])
})

test('an edition never holds fewer graphs, less storage or fewer users than the one before it', () => {
  const size = (limit: Limit) => (typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY)
  for (const key of ['graphs', 'storageGigabytes', 'users'] as const) {
    const sizes = row(key).map(size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  }
  expect(maxGraphs).toBe(999)
})
