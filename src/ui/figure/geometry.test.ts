import { expect, test } from 'vitest'
import { angleBetween, arrowHead, centroid, distance, polar, trim } from './geometry'

const origin = { x: 0, y: 0 }

test('an angle of 90 degrees points down, as y does in SVG', () => {
  const point = polar(origin, 10, 90)
  expect(point.x).toBeCloseTo(0)
  expect(point.y).toBeCloseTo(10)
})

test('an edge is trimmed to the outlines of its vertices', () => {
  expect(trim(origin, { x: 100, y: 0 }, 8, 12)).toEqual([
    { x: 8, y: 0 },
    { x: 88, y: 0 }
  ])
})

test('an edge between vertices in the same place is a point, not NaN', () => {
  expect(trim(origin, origin, 4, 4)).toEqual([origin, origin])
})

test('an arrow head ends before its vertex and is symmetrical about its edge', () => {
  const [tip, left, right] = arrowHead(origin, { x: 50, y: 0 }, 6, 10)
  expect(tip).toEqual({ x: 44, y: 0 })
  expect(left.y).toBeCloseTo(-right.y)
  expect(distance(tip, left)).toBeCloseTo(distance(tip, right))
})

test('the angle between two directions is the smaller one', () => {
  expect(angleBetween(350, 20)).toBe(30)
  expect(angleBetween(-85, 265)).toBe(10)
})

test('the centroid of nothing is the origin', () => {
  expect(centroid([])).toEqual(origin)
  expect(centroid([origin, { x: 4, y: 2 }])).toEqual({ x: 2, y: 1 })
})
