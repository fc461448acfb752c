import { expect, test } from 'vitest'
import { allPaths, cheapestPath, components, isOnPath, reach, ringThrough } from './graph-algorithms'

const edges = [
  { from: 'a', to: 'b', weight: 1 },
  { from: 'b', to: 'c', weight: 1 },
  { from: 'a', to: 'c', weight: 5 },
  { from: 'c', to: 'a', weight: 1 },
  { from: 'd', to: 'e', weight: 1 }
]

test('reach counts hops along, against or regardless of edge directions', () => {
  expect([...reach(edges, 'b')]).toEqual([
    ['b', 0],
    ['c', 1],
    ['a', 2]
  ])
  expect([...reach(edges, 'b', { direction: 'in' }).keys()]).toEqual(['b', 'a', 'c'])
  expect([...reach(edges, 'b', { limit: 1 }).keys()]).toEqual(['b', 'c'])
  expect(reach(edges, 'b', { direction: 'both' }).has('d')).toBe(false)
})

test('the cheapest path has the least weight, not the fewest edges', () => {
  expect(cheapestPath(edges, 'a', 'c', 'out')).toEqual({ vertices: ['a', 'b', 'c'], cost: 2 })
  expect(cheapestPath(edges, 'a', 'd')).toBeUndefined()
})

test('all paths and the shortest ring follow edge directions and repeat no vertex', () => {
  expect(allPaths(edges, 'a', 'c')).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c']
  ])
  expect(ringThrough(edges, 'a')).toEqual(['a', 'c'])
  expect(ringThrough(edges, 'd')).toEqual([])
})

test('components are connected regardless of direction', () => {
  expect(components(['a', 'b', 'c', 'd', 'e', 'f'], edges)).toEqual([['a', 'b', 'c'], ['d', 'e'], ['f']])
})

test('an edge is on a path in either direction', () => {
  expect(isOnPath({ from: 'c', to: 'b' }, ['a', 'b', 'c'])).toBe(true)
  expect(isOnPath({ from: 'a', to: 'c' }, ['a', 'b', 'c'])).toBe(false)
})
