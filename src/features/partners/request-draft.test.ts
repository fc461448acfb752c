import { beforeEach, expect, test, vi } from 'vitest'
import { attemptOf, keepDraft, readDraft } from './request-draft'

const values = { name: '李晓', phone: '', email: '', company: '', position: '', city: '', needs: '', wants: '', trap: '' }
const empty = { ...values, name: '' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name)
  })
})

test('a draft is read by whoever typed it, and by who logs in after typing', () => {
  keepDraft({ owner: '13900000000', values })
  expect(readDraft('13900000000')?.values).toEqual(values)
  keepDraft({ owner: '', values })
  expect(readDraft('13900000000')?.values).toEqual(values)
})

test.each(['', '13800000000'])('another’s draft is removed rather than shown to «%s»', (other) => {
  keepDraft({ owner: '13900000000', values })
  expect(readDraft(other)).toBeUndefined()
  expect(readDraft('13900000000')).toBeUndefined()
})

test('an emptied form leaves nothing behind', () => {
  keepDraft({ owner: '', values })
  keepDraft({ owner: '', values: empty })
  expect(readDraft('')).toBeUndefined()
})

test('what is stored by somebody else under the name is no draft', () => {
  for (const text of ['', '{', '[]', '{"owner":"","values":{"name":1}}', '{"owner":"","values":{},"key":"../"}']) {
    sessionStorage.setItem('partner-request', text)
    expect(readDraft('')).toBeUndefined()
  }
})

test('the same values are sent under the same key, others under another', () => {
  const first = attemptOf(values, undefined)
  expect(attemptOf({ ...values }, first)).toBe(first)
  expect(attemptOf({ ...values, city: '上海' }, first).key).not.toBe(first.key)
})
