import { expect, test } from 'vitest'
import { checkLink, signedLink } from './file-links'

const secret = 's'.repeat(32)
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://site').searchParams)

test('a link is good for an hour, for its file and under its secret only', () => {
  const { address, expiresAt } = signedLink('gated/a.pdf', 1000, secret)
  expect(expiresAt).toBe(new Date(3_601_000).toISOString())
  const query = queryOf(address)
  expect(checkLink('gated/a.pdf', query, 3_600_999, secret)).toBe('good')
  expect(checkLink('gated/a.pdf', query, 3_601_000, secret)).toBe('expired')
  expect(checkLink('gated/b.pdf', query, 1000, secret)).toBe('forged')
  expect(checkLink('gated/a.pdf', query, 1000, 't'.repeat(32))).toBe('forged')
  expect(checkLink('gated/a.pdf', { ...query, expires: '9999999999999' }, 1000, secret)).toBe('forged')
  expect(checkLink('gated/a.pdf', {}, 1000, secret)).toBe('forged')
})
