import { expect, test, vi } from 'vitest'
import { endTurn, takeTurn } from './turns'

test('after a query, the next one waits forty times as long as its call takes', async () => {
  vi.useFakeTimers()
  try {
    expect(await takeTurn()).toBe(true)
    endTurn(10_000)
    const began = Date.now()
    const turn = takeTurn()
    await vi.runAllTimersAsync()
    expect(await turn).toBe(true)
    expect(Date.now() - began).toBe(520)
  } finally {
    vi.useRealTimers()
  }
})

test('waiting queries run in their order, and one that waits for more than ten seconds is rejected', async () => {
  vi.useFakeTimers()
  try {
    endTurn(10_000)
    const order: number[] = []
    const begun: number[] = []
    const queries = Array.from({ length: 30 }, async (_, index) => {
      if (!(await takeTurn())) return 'refused'
      order.push(index)
      begun.push(Date.now())
      endTurn(10_000)
      return 'answered'
    })
    await vi.runAllTimersAsync()
    const outcomes = await Promise.all(queries)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(begun.every((at, index) => index === 0 || at - (begun[index - 1] ?? 0) >= 520)).toBe(true)
    expect(outcomes.filter((outcome) => outcome === 'answered').length).toBeGreaterThan(15)
    expect(outcomes).toContain('refused')
  } finally {
    vi.useRealTimers()
  }
})

test('a new query does not overtake a waiting one when the turn is free', async () => {
  vi.useFakeTimers()
  try {
    endTurn(10_000)
    const order: string[] = []
    const first = takeTurn().then(() => order.push('first'))
    await vi.advanceTimersByTimeAsync(515)
    vi.setSystemTime(Date.now() + 10)
    const late = takeTurn().then(() => order.push('late'))
    await vi.runAllTimersAsync()
    await Promise.all([first, late])
    expect(order).toEqual(['first', 'late'])
  } finally {
    vi.useRealTimers()
  }
})
