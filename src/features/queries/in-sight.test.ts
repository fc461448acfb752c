import { afterEach, expect, test, vi } from 'vitest'
import { whenInSight } from './in-sight'

afterEach(() => vi.unstubAllGlobals())

/** A page whose elements come into sight when `show` is called, and which is idle at once. */
function page(connection: { saveData: boolean }) {
  const shown: (() => void)[] = []
  class Observer {
    constructor(see: (entries: readonly { isIntersecting: boolean }[]) => void) {
      shown.push(() => see([{ isIntersecting: false }, { isIntersecting: true }]))
    }
    observe = () => undefined
    disconnect = () => shown.splice(0)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('navigator', { connection })
  const requestIdleCallback = (task: () => void) => task()
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  return {
    show: () => {
      for (const each of shown) each()
    }
  }
}

test('fetches once for elements that come into sight, not before, and not with data saver', () => {
  const fetched = vi.fn()
  const { show } = page({ saveData: false })
  whenInSight([], fetched)
  expect(fetched).not.toHaveBeenCalled()
  show()
  show()
  expect(fetched).toHaveBeenCalledTimes(1)
  const stop = whenInSight([], fetched)
  stop()
  show()
  page({ saveData: true })
  whenInSight([], fetched)
  expect(fetched).toHaveBeenCalledTimes(1)
})
