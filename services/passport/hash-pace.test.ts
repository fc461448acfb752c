import { expect, test } from 'vitest'
import { HashPace } from './hash-pace'

test('the first hash starts at once, the next ones an interval apart', () => {
  const pace = new HashPace(100, 1000)
  expect(pace.take(1000)).toEqual({ wait: 0 })
  expect(pace.take(1000)).toEqual({ wait: 100 })
  expect(pace.take(1050)).toEqual({ wait: 150 })
  expect(pace.take(5000)).toEqual({ wait: 0 })
})

test('beyond the turns that may wait a hash is refused with the time to wait, and takes no turn', () => {
  const pace = new HashPace(400, 1600)
  const turns = Array.from({ length: 8 }, () => pace.take(0))
  expect(turns.filter((turn) => 'wait' in turn)).toHaveLength(5)
  expect(turns.at(-1)).toEqual({ retryAfter: 2 })
  expect(pace.ask(0)).toEqual({ retryAfter: 2 })
  expect(pace.take(400)).toEqual({ wait: 1600 })
})
