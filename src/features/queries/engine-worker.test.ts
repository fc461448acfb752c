import { beforeEach, expect, test, vi } from 'vitest'
import { takeEngine, warmEngine } from './engine-worker'

beforeEach(() => {
  vi.stubGlobal('Worker', class extends EventTarget {})
})

test('the worker that was started before the query is taken once', () => {
  warmEngine()
  const warmed = takeEngine()
  expect(warmed).toBeInstanceOf(Worker)
  expect(takeEngine()).not.toBe(warmed)
})

test('a worker that could not be fetched is not taken', () => {
  const started: { onerror?: () => void }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      onerror?: () => void
      constructor() {
        started.push(this)
      }
    }
  )
  warmEngine()
  started[0]?.onerror?.()
  expect(takeEngine()).toBe(started[1])
  warmEngine()
  expect(takeEngine()).toBe(started[2])
})
