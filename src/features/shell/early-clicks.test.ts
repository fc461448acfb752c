import { expect, test } from 'vitest'
import { rememberEarlyClick, replayEarlyClick } from './early-clicks'

/** A page whose inlined script has run, with what its controls were asked to do. */
function page() {
  const clicked: string[] = []
  const listeners = new Set<(event: object) => void>()
  const control = (name: string, isReplayed: boolean) => {
    const element = { isConnected: true, click: () => void clicked.push(name), closest: () => (isReplayed ? element : null) }
    return element
  }
  const document = {
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener)
  }
  const self: Record<string, unknown> = { document }
  new Function('document', 'self', rememberEarlyClick)(document, self)
  const press = (target: object) => {
    for (const listener of listeners) listener({ target, preventDefault: () => undefined })
  }
  // The functions need these members of a window only.
  return { clicked, control, press, listeners, replay: () => Reflect.apply(replayEarlyClick, undefined, [self]) }
}

test('a click before the scripts is repeated once they run, the last one only', () => {
  const { clicked, control, press, replay, listeners } = page()
  press(control('products', true))
  press(control('solutions', true))
  press(control('a link', false))
  replay()
  expect(clicked).toEqual(['solutions'])
  expect(listeners.size).toBe(0)
  replay()
  expect(clicked).toEqual(['solutions'])
})

test('without an early click nothing happens, nor for a control that is gone', () => {
  const { clicked, replay } = page()
  replay()
  const early = page()
  const gone = early.control('gone', true)
  early.press(gone)
  gone.isConnected = false
  early.replay()
  expect([...clicked, ...early.clicked]).toEqual([])
})
