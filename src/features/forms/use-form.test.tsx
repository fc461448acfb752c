import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { sameAs } from './field-rule'
import { useForm } from './use-form'

type Field = 'name' | 'word' | 'again'
type Form = ReturnType<typeof useForm<Field>>

const rules = [sameAs<Field>('again', 'word', 'field_password_match')]

/** Acts on a form in one task, without rendering in between, and returns what the form shows afterwards. */
function Turn({ act, report }: { act: (form: Form) => void; report: (form: Form) => void }) {
  const form = useForm<Field>({
    initial: { name: '', word: '', again: '' },
    rules,
    fieldOf: () => undefined,
    send: () => Promise.resolve()
  })
  const [isDone, setDone] = useState(false)
  if (!isDone) {
    setDone(true)
    act(form)
  }
  report(form)
  return null
}

function afterTurn(act: (form: Form) => void): Pick<Form, 'values' | 'errors'> {
  const shown: Form[] = []
  renderToString(<Turn act={act} report={(form) => shown.push(form)} />)
  const last = shown.at(-1)
  if (!last) throw new Error('nothing was rendered')
  return { values: last.values, errors: last.errors }
}

test('keeps all fields that a password manager fills in one task', () => {
  const { values } = afterTurn((form) => {
    form.set('name', 'Li')
    form.set('word', 'secret')
    form.set('again', 'secret')
  })
  expect(values).toEqual({ name: 'Li', word: 'secret', again: 'secret' })
})

test('a rejected field that gets the focus is the only one with a message', () => {
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('HTMLButtonElement', class {})
  const { errors } = afterTurn((form) => {
    const rejected = Object.assign(new HTMLElement(), {
      focus: () => form.input('again').onBlur({ target: new HTMLElement(), relatedTarget: rejected })
    })
    Object.assign(form.ref, { current: { elements: { namedItem: () => rejected }, contains: () => true } })
    form.show('name', 'no')
  })
  expect(errors).toEqual({ name: 'no' })
})

test('a field that the visitor skips is validated', () => {
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('HTMLButtonElement', class {})
  const { errors } = afterTurn((form) => {
    Object.assign(form.ref, { current: { contains: () => true } })
    form.input('again').onBlur({ target: new HTMLElement(), relatedTarget: null })
  })
  expect(errors.again).toMatch(/./)
})

test('revalidates a rejected field with all current values', () => {
  vi.stubGlobal('HTMLElement', class {})
  const half = afterTurn((form) => {
    form.show('again', 'no')
    form.set('word', 'secret')
  })
  expect(half.errors.again).toMatch(/./)
  expect(half.errors.again).not.toBe('no')
  const whole = afterTurn((form) => {
    form.show('again', 'no')
    form.set('word', 'secret')
    form.set('again', 'secret')
  })
  expect(whole.errors.again).toBeUndefined()
})
