import { expect, test } from 'vitest'
import { balloon, line, path, square, text } from './draw'
import { seededRandom } from './random'

test('coordinates are written with one decimal at most', () => {
  expect(line({ x: 1 / 3, y: 2 / 3 }, { x: 10, y: 10 })).toBe('M0.3 0.7L10 10')
})

test('a path without data is not drawn', () => {
  expect(path('g-edge', [])).toBe('')
})

test('text in a drawing is escaped', () => {
  expect(text({ x: 0, y: 0 }, 'a<b & "c"')).toBe('<text x="0" y="0">a&lt;b &amp; &quot;c&quot;</text>')
})

test('a square is as wide as it is high', () => {
  expect(square({ x: 10, y: 10 }, 4)).toBe('M6 6h8v8h-8z')
})

test('a balloon shows its number', () => {
  expect(balloon(3, { x: 0, y: 0 }, { x: 40, y: 0 })).toContain('>3</text>')
})

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const next = seededRandom(seed)
    return [next(), next(), next()]
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  for (const value of draw(7)) expect(value).toBeLessThan(1)
})
