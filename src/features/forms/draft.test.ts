import { beforeEach, expect, test, vi } from 'vitest'
import { partnerForm } from '~/contract/forms/partner'
import { readValues } from '~/contract/forms/posted-form'
import { nextAttempt, readDraft, saveDraft, serialize } from './draft'

const values = readValues(partnerForm, new URLSearchParams({ name: '李晓' }))
const read = (owner: string) => readDraft('draft', partnerForm, owner)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name)
  })
})

test('a draft is visible to its author, also after logging in', () => {
  saveDraft('draft', { owner: '13900000000', values })
  expect(read('13900000000')?.values).toEqual(values)
  saveDraft('draft', { owner: '', values })
  expect(read('13900000000')?.values).toEqual(values)
})

test.each(['', '13800000000'])('removes another user’s draft instead of showing it to «%s»', (other) => {
  saveDraft('draft', { owner: '13900000000', values })
  expect(read(other)).toBeUndefined()
  expect(read('13900000000')).toBeUndefined()
})

test('ignores stored data that is not a draft', () => {
  const whole = { owner: '', values }
  const wrong = [{ ...whole, values: { name: 1 } }, { ...whole, key: '../' }, []]
  for (const text of ['', '{', ...wrong.map((draft) => JSON.stringify(draft))]) {
    sessionStorage.setItem('draft', text)
    expect(read('')).toBeUndefined()
  }
})

test('a retry with the same values reuses the key, other values get a new one', () => {
  const first = nextAttempt(serialize(partnerForm, values), undefined)
  expect(nextAttempt(serialize(partnerForm, { ...values }), first)).toBe(first)
  expect(nextAttempt(serialize(partnerForm, { ...values, city: '上海' }), first).key).not.toBe(first.key)
})
