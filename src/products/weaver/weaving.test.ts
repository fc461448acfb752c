import { expect, test } from 'vitest'
import { accounts, holders, transfers, weave } from './weaving'

test('every row becomes a vertex or an edge, or is refused', () => {
  const [first, second, third] = weave()
  expect(first.vertices).toHaveLength(holders.length)
  expect(second.vertices).toHaveLength(accounts.length)
  expect(second.edges).toHaveLength(accounts.length)
  expect(third.edges.length + third.refused.length).toBe(transfers.length)
})

test('a transfer to an account that is not there is refused', () => {
  expect(weave()[2].refused).toEqual([3])
})
