import { expect, test } from 'vitest'
import { hashPassword, isOutdated, lowestDeployedCost, matchesHash } from './password'

const password = 'a'.repeat(64)
const cost = lowestDeployedCost

test('a hash names its parameters and is salted', async () => {
  const [one, other] = await Promise.all([hashPassword(password, cost), hashPassword(password, cost)])
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
})

test('the right password matches, another does not', async () => {
  const stored = await hashPassword(password, cost)
  expect(await matchesHash(password, stored)).toBe(true)
  expect(await matchesHash('b'.repeat(64), stored)).toBe(false)
})

test('a hash of another cost still matches and is outdated', async () => {
  const stored = await hashPassword(password, 10)
  expect(await matchesHash(password, stored)).toBe(true)
  expect(isOutdated(stored, 10)).toBe(false)
  expect(isOutdated(stored, cost)).toBe(true)
})

test('a hash needs more memory than Node allows by default, and gets it', async () => {
  expect(await matchesHash(password, await hashPassword(password, cost + 1))).toBe(true)
})

test('a stored text of another form is an error, never a match', async () => {
  await expect(matchesHash(password, '')).rejects.toThrow()
  await expect(matchesHash(password, password)).rejects.toThrow()
  expect(() => isOutdated(password, cost)).toThrow()
})
