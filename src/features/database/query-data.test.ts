import { expect, test } from 'vitest'
import { sampleVertices } from './figures/network-data'
import sample from './query-data'

test('every vertex of the figures has its place', () => {
  expect([...sample.places.keys()]).toEqual(sampleVertices.map(({ id }) => id))
})
