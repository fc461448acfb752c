import { beforeEach, expect, test, vi } from 'vitest'
import { consultationForm } from '~/contract/forms/consultation'
import { partnerForm } from '~/contract/forms/partner'
import { readValues } from '~/contract/forms/posted-form'
import { awaitsAccount, changedFields, nextAttempt, readDraft, saveDraft, serialize } from './draft'

const suggested = readValues(partnerForm, new URLSearchParams())
const values = { ...suggested, name: '李晓' }
const read = (owner: string, login = '') => readDraft('draft', partnerForm, { owner, login })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name)
  })
})

test('a draft is visible to its author, also after logging in', () => {
  saveDraft('draft', { owner: '13900000000', login: '', values, suggested })
  expect(read('13900000000')?.values).toEqual(values)
  saveDraft('draft', { owner: '', login: '', values, suggested })
  expect(read('13900000000')?.values).toEqual(values)
})

test.each(['', '13800000000'])('removes another user’s draft instead of showing it to «%s»', (other) => {
  saveDraft('draft', { owner: '13900000000', login: '', values, suggested })
  expect(read(other)).toBeUndefined()
  expect(read('13900000000')).toBeUndefined()
})

test('a draft is visible under the login it was typed under before the account is known, and waits for it under another', () => {
  saveDraft('draft', { login: 'first', values, suggested })
  expect(readDraft('draft', partnerForm, { login: 'first' })?.values).toEqual(values)
  expect(awaitsAccount('draft', { login: 'first' })).toBe(false)
  expect(awaitsAccount('draft', { login: 'second' })).toBe(true)
  expect(awaitsAccount('draft', { owner: '13900000000', login: 'second' })).toBe(false)
  expect(awaitsAccount('other', { login: 'second' })).toBe(false)
  expect(read('13900000000', 'second')).toBeUndefined()
  expect(read('13900000000', 'first')).toBeUndefined()
})

test('ignores stored data that is not a draft', () => {
  const whole = { owner: '', values }
  const wrong = [{ ...whole, values: { name: 1 } }, { ...whole, key: '../' }, []]
  for (const text of ['', '{', ...wrong.map((draft) => JSON.stringify(draft))]) {
    sessionStorage.setItem('draft', text)
    expect(read('')).toBeUndefined()
  }
})

const question = (questions: string) => readValues(consultationForm, new URLSearchParams({ questions }))

test('a changed suggestion is the visitor’s on every page, and an untouched one belongs to its page', () => {
  const suggested = question('Register for A')
  const draft = { suggested, values: { ...suggested, name: 'Li', questions: 'Register for A, with a guest' } }
  expect(changedFields(consultationForm, draft, question('报名参加 A'))).toEqual([
    ['name', 'Li'],
    ['questions', 'Register for A, with a guest']
  ])
  expect(changedFields(consultationForm, { ...draft, values: suggested }, question(''))).toEqual([])
  expect(changedFields(consultationForm, { suggested, values: question('') }, suggested)).toEqual([['questions', '']])
})

test('chosen options return on the page that suggested the others, not on one that suggests another', () => {
  const trialOf = (edition: string, wants: string) => ({ ...suggested, edition, wants })
  const draft = { suggested: trialOf('free', 'download'), values: { ...trialOf('advanced', 'trial'), name: 'Li' } }
  expect(changedFields(partnerForm, draft, draft.suggested)).toEqual([
    ['edition', 'advanced'],
    ['name', 'Li'],
    ['wants', 'trial']
  ])
  expect(changedFields(partnerForm, draft, trialOf('standard', 'trial'))).toEqual([['name', 'Li']])
})

test('a draft without suggestions, as the release before stored it, keeps all of its values', () => {
  sessionStorage.setItem('draft', JSON.stringify({ owner: '', values }))
  expect(read('')?.suggested).toEqual(suggested)
})

test('a retry with the same values reuses the key, other values get a new one', () => {
  const first = nextAttempt(serialize(partnerForm, values), undefined)
  expect(nextAttempt(serialize(partnerForm, { ...values }), first)).toBe(first)
  expect(nextAttempt(serialize(partnerForm, { ...values, city: '上海' }), first).key).not.toBe(first.key)
})
