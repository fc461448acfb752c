import { expect, test } from 'vitest'
import { rememberEarlyInput } from './early-input'

/** A page whose inlined script has run, with the input that it remembers. */
function page() {
  const listeners = new Map<string, (event: object) => void>()
  const self: Record<string, { fields: Map<object, object>; action?: { event: object }; stop: () => void }> = {}
  const add = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  const remove = (type: string) => listeners.delete(type)
  const document = { getElementsByTagName: () => [] }
  new Function('self', 'document', 'addEventListener', 'removeEventListener', rememberEarlyInput)(self, document, add, remove)
  const happen = (type: string, event: object) => listeners.get(type)?.({ type, ...event })
  return { early: self.earlyInput, happen, listeners }
}

const button = (form: object | null, type = 'submit') => ({ closest: () => ({ type, form }) })

test('the last click on a button is remembered, and none that a form or a link answers without scripts', () => {
  const { early, happen } = page()
  const own = button(null)
  happen('click', { target: own })
  happen('click', { target: button({}) })
  happen('click', { target: { closest: () => null } })
  expect(early?.action?.event).toMatchObject({ target: own })
  const inForm = button({}, 'button')
  happen('click', { target: inForm })
  expect(early?.action?.event).toMatchObject({ target: inForm })
})

test('the last state of each field is remembered, of files none', () => {
  const { early, happen } = page()
  const field = { form: null, type: 'text', value: '云', checked: false }
  happen('input', { target: field, isComposing: true })
  field.value = '云杉'
  happen('compositionend', { target: field })
  happen('change', { target: { form: null, type: 'file', value: 'C:\\a' } })
  happen('input', { target: {} })
  expect(early?.fields).toEqual(new Map([[field, { place: -1, value: '云杉', checked: false, isComposing: false }]]))
})

test('of keys only those that run a query are remembered, and nothing once it is taken over', () => {
  const { early, happen, listeners } = page()
  happen('keydown', { target: {}, key: 'Enter' })
  expect(early?.action).toBeUndefined()
  happen('keydown', { target: {}, key: 'Enter', ctrlKey: true })
  expect(early?.action?.event).toMatchObject({ key: 'Enter' })
  early?.stop()
  expect(listeners.size).toBe(0)
})
