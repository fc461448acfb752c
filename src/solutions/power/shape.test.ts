import { expect, test } from 'vitest'
import { branches } from '~/content/ieee-14-bus'
import { feed } from './graph'
import { buses, drawPower, failed, feedRoute } from './shape'

test('the network is the IEEE 14-bus case: 14 buses, 20 branches, five with machines', () => {
  expect(buses).toHaveLength(14)
  expect(branches).toHaveLength(20)
  expect(buses.filter((bus) => bus.generator).map((bus) => bus.number)).toEqual([1, 2, 3, 6, 8])
})

test('the bus that lost its branch is fed from a generator, over the branches that the page of the solution names', () => {
  const route = feedRoute()
  expect(route).toEqual([1, 5, 6, 13, 14])
  expect(route.map(String)).toEqual(feed)
  for (const [index, bus] of route.slice(1).entries()) {
    const pair = [route[index], bus]
    expect(pair).not.toEqual([...failed])
    expect(branches.some((branch) => branch.every((end) => pair.includes(end)))).toBe(true)
  }
})

test('every bus is drawn', () => {
  const drawing = drawPower()
  expect((drawing.match(/<circle/g) ?? []).length + (drawing.match(/h9v9h-9z|h12v12h-12z/g) ?? []).length).toBe(14)
})
