import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minFillingTime } from '~/contract/user-info'
import { fillingTime } from './filling-time'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([0, 1, 1500.4, minFillingTime - 0.3])(
  'a form sent %d ms after the visit began waits and is then accepted',
  async (age) => {
    vi.spyOn(performance, 'now').mockImplementation(() => age + Date.now() - began)
    const began = Date.now()
    const stated = fillingTime()
    await vi.runAllTimersAsync()
    expect(await stated).toBeGreaterThanOrEqual(minFillingTime)
  }
)

test('a form sent later does not wait', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(9000.4)
  expect(await fillingTime()).toBe(9000)
  expect(vi.getTimerCount()).toBe(0)
})
