import { expect, test } from 'vitest'
import { parseEnds, secondsUntil } from './code-countdown'

test('a countdown of a minute begins at 60 and shows 1 until its very end', () => {
  expect(secondsUntil(60_000, 0)).toBe(60)
  expect(secondsUntil(60_000, 59_001)).toBe(1)
  expect(secondsUntil(60_000, 60_000)).toBe(0)
})

test('a countdown that is over stays at 0', () => {
  expect(secondsUntil(60_000, 90_000)).toBe(0)
})

test('what was kept over a reload is believed only as far as it can be a countdown', () => {
  expect(parseEnds('{"1":70000,"2":15000}', 20_000)).toEqual({ 1: 70_000, 2: 15_000 })
  expect(parseEnds('{"1":90000}', 20_000)).toEqual({})
  for (const kept of [null, '', '{', '[]', '{"9":1}', '{"1":"2"}', '{"1":null}']) expect(parseEnds(kept, 20_000)).toEqual({})
})
