import { expect, test } from 'vitest'
import { lanes } from './lanes'

test('no more calls run at once than there are lanes, and every call gets its result', async () => {
  let running = 0
  let most = 0
  const limited = lanes(3)(async (value: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (value === 5) throw new Error('five')
    return value * 2
  })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, value) => limited(value)))
  expect(most).toBe(3)
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    ...[0, 2, 4, 6, 8],
    'failed',
    ...[12, 14, 16, 18]
  ])
})
