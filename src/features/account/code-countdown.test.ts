import { expect, test } from 'vitest'
import { parseEnds, secondsUntil } from './code-countdown'

test('a one-minute countdown starts at 60 and shows 1 until it ends', () => {
  expect(secondsUntil(60_000, 0)).toBe(60)
  expect(secondsUntil(60_000, 59_001)).toBe(1)
  expect(secondsUntil(60_000, 60_000)).toBe(0)
})

test('an expired countdown stays at 0', () => {
  expect(secondsUntil(60_000, 90_000)).toBe(0)
})

test('restores stored countdowns only if they are plausible', () => {
  expect(parseEnds('{"1":70000,"2":15000}', 20_000)).toEqual({ 1: 70_000, 2: 15_000 })
  expect(parseEnds('{"1":90000}', 20_000)).toEqual({})
  for (const kept of [null, '', '{', '[]', '{"9":1}', '{"1":"2"}', '{"1":null}']) expect(parseEnds(kept, 20_000)).toEqual({})
})
