import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password'

const password = 'a'.repeat(64)

test('a hash names its parameters and is salted', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
})

test('the right password matches, another does not', async () => {
  const stored = await hashPassword(password)
  expect(await verifyPassword(password, stored)).toEqual({ matches: true, outdated: false })
  expect(await verifyPassword('b'.repeat(64), stored)).toEqual({ matches: false, outdated: false })
})

test('a hash of other parameters still matches and is called outdated', async () => {
  const stored = await hashPassword(password, { N: 1024, r: 8, p: 1 })
  expect(await verifyPassword(password, stored)).toEqual({ matches: true, outdated: true })
})

test('a stored text of another form is an error, never a match', async () => {
  await expect(verifyPassword(password, '')).rejects.toThrow()
  await expect(verifyPassword(password, password)).rejects.toThrow()
})
