import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { newToken } from '../api/token'
import { requestToken, tokenHash } from './tokens'

const read = async (headers: Record<string, string>) => {
  const app = new Hono().get('/', (c) => c.text(requestToken(c) ?? 'none'))
  return (await app.request('/', { headers })).text()
}

test('a token is 256 bits in base64url, and its hash does not reveal it', () => {
  const token = newToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(token).not.toBe(newToken())
  expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/)
})

test('the token is read raw; anything of another form is none', async () => {
  const token = newToken()
  expect(await read({ Authorization: token })).toBe(token)
  expect(await read({ Authorization: `Bearer ${token}` })).toBe('none')
  expect(await read({ Authorization: '' })).toBe('none')
  expect(await read({})).toBe('none')
})
