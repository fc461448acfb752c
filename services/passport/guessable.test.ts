import { expect, test } from 'vitest'
import { Refusal } from '../api/answer'
import { sha256 } from '../api/digest'
import { guessablePasswords, refuseGuessable } from './guessable'

const isRefused = (typed: string, identifiers: string[] = []) => {
  try {
    refuseGuessable(sha256(typed), identifiers, 'password')
    return false
  } catch (error) {
    if (error instanceof Refusal) return error.details.field === 'password'
    throw error
  }
}

test.each(['galaxy123', 'Galaxy2026', 'GRAPHDB888', '123456', '88888888', 'qwerty123', 'password', 'woaini1234'])(
  'the password %s is refused',
  (typed) => {
    expect(isRefused(typed)).toBe(true)
  }
)

test('the account’s own number and the name in its address are refused', () => {
  expect(isRefused('13800000000', ['13800000000'])).toBe(true)
  expect(isRefused('wang.ming', ['wang.ming@example.com'])).toBe(true)
  expect(isRefused('13800000000', ['13900000000'])).toBe(false)
})

test.each(['correct-horse', 'battery-staple', '三人行必有我师', 'galaxy of words'])('the password %s is accepted', (typed) => {
  expect(isRefused(typed)).toBe(false)
})

test('the list is small enough to hash at once', () => {
  expect(guessablePasswords().length).toBeLessThan(4000)
})
