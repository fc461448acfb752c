import { expect, test } from 'vitest'
import { connection, longerConnection, propertyCount, shortestPath } from './anatomy'

test('two people are connected by a phone they share, and without it by their firms', () => {
  expect(connection.map(({ kind }) => kind)).toEqual(['registered', 'registered'])
  expect(longerConnection.map(({ kind }) => kind)).toEqual(['works', 'holds', 'supplies', 'works'])
})

test('there is no path without edges', () => {
  expect(shortestPath('p1', 'p2', [])).toEqual([])
})

test('properties are counted on vertices and edges', () => {
  expect(propertyCount).toBe(10)
})
