import { expect, test } from 'vitest'
import { type Author, changeOfAuthor, continued } from './author'

const known: Author = { owner: 'Li', login: 'first' }
const unknown: Author = { login: 'first' }
const visitor: Author = { owner: '', login: '' }

test.each<[string, Author, Author, ReturnType<typeof changeOfAuthor>]>([
  ['the account of the login becomes known', unknown, known, 'stays'],
  ['a visitor logs in', visitor, unknown, 'stays'],
  ['the login turns out to be over before its account was known', unknown, visitor, 'stays'],
  ['the same account logs in again', known, { owner: 'Li', login: 'second' }, 'stays'],
  ['the account’s identifier is edited', known, { owner: 'Wang', login: 'first' }, 'stays'],
  ['somebody logs in in another tab', known, { login: 'second' }, 'unclear'],
  ['another account logs in', known, { owner: 'Wang', login: 'second' }, 'leaves'],
  ['another account logs in before the first was known', unknown, { owner: 'Wang', login: 'second' }, 'leaves'],
  ['the user logs out', known, visitor, 'leaves']
])('%s', (_event, author, now, change) => {
  expect(changeOfAuthor(author, now)).toBe(change)
})

test('the owner of a draft of this login is its author, so that a login that is over takes the draft along', () => {
  const author = continued(unknown, known)
  expect(author).toEqual(known)
  expect(changeOfAuthor(author, visitor)).toBe('leaves')
  expect(continued({ login: 'second' }, known)).toEqual({ login: 'second' })
  expect(continued(unknown, visitor)).toEqual(unknown)
})
