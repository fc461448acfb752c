import { expect, test } from 'vitest'
import { HashRateLimiter } from './hash-rate-limiter'

test('the first hash starts at once, the next ones an interval apart', () => {
  const rateLimiter = new HashRateLimiter(1000)
  expect(rateLimiter.reserve(1000, 100)).toEqual({ wait: 0 })
  expect(rateLimiter.reserve(1000, 100)).toEqual({ wait: 100 })
  expect(rateLimiter.reserve(1050, 100)).toEqual({ wait: 150 })
  expect(rateLimiter.reserve(5000, 100)).toEqual({ wait: 0 })
})

test('a hash beyond the longest wait is refused with the time to retry, and reserves nothing', () => {
  const rateLimiter = new HashRateLimiter(1600)
  const reservations = Array.from({ length: 8 }, () => rateLimiter.reserve(0, 400))
  expect(reservations.filter((one) => 'wait' in one)).toHaveLength(5)
  expect(reservations.at(-1)).toEqual({ retryAfter: 2 })
  expect(rateLimiter.peek(0)).toEqual({ retryAfter: 2 })
  expect(rateLimiter.reserve(400, 400)).toEqual({ wait: 1600 })
})

test('hashes start at once after the clock was set back', () => {
  const rateLimiter = new HashRateLimiter(1000)
  rateLimiter.reserve(9_000_000, 100)
  expect(rateLimiter.peek(1000)).toEqual({ wait: 0 })
  expect(rateLimiter.reserve(1000, 100)).toEqual({ wait: 0 })
  expect(rateLimiter.reserve(1000, 100)).toEqual({ wait: 100 })
})
