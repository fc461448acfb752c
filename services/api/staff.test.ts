import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isStaff } from './staff'

const person = (id: string, role: string, isActive?: boolean) => {
  return { id, username: id, identifier: null, isActive, roles: [{ role, since: 1 }] }
}
const people = [
  person('colleague', 'staff', true),
  person('locked', 'staff', false),
  person('author', 'author', true),
  // A vendor's passport may not say who is active.
  person('unstated', 'staff')
]
const passport = { PASSPORT: { fetch: async () => Response.json({ status: 200, data: people }) }, PASSPORT_BASE: '' }
const app = new Hono().get('/:account', async (c) => c.json(await isStaff(c, passport, c.req.param('account'))))

test.each([
  ['colleague', true],
  ['unstated', true],
  ['locked', false],
  ['author', false],
  ['stranger', false]
])('%s answers visitors: %s', async (account, expected) => {
  const answer = await app.request(`/${account}`, { headers: { Authorization: 'token' } })
  expect(await answer.json()).toBe(expected)
})
