import { expect, test } from 'vitest'
import { lowestDeployedCost, PasswordHasher } from './password'

const password = 'a'.repeat(64)
const cost = lowestDeployedCost
const hasher = new PasswordHasher(cost)

test('a hash names its parameters and is salted', async () => {
  const [one, other] = await Promise.all([hasher.hash(password), hasher.hash(password)])
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
})

test('the right password matches, another does not', async () => {
  const stored = await hasher.hash(password)
  expect(await hasher.matches(password, stored)).toBe(true)
  expect(await hasher.matches('b'.repeat(64), stored)).toBe(false)
})

test('a hash of another cost still matches and is outdated', async () => {
  const cheap = new PasswordHasher(10)
  const stored = await cheap.hash(password)
  expect(await hasher.matches(password, stored)).toBe(true)
  expect(cheap.isOutdated(stored)).toBe(false)
  expect(hasher.isOutdated(stored)).toBe(true)
})

test('a hash needs more memory than Node allows by default, and gets it', async () => {
  const costly = new PasswordHasher(cost + 1)
  expect(await costly.matches(password, await costly.hash(password))).toBe(true)
})

test('a stored text of another form is an error, never a match', async () => {
  await expect(hasher.matches(password, '')).rejects.toThrow()
  await expect(hasher.matches(password, password)).rejects.toThrow()
  expect(() => hasher.isOutdated(password)).toThrow()
})
