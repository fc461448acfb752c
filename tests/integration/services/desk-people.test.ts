import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditListSchema } from '../../../src/contract/audit'
import { invitationSchema, invitationsSchema, peopleSchema } from '../../../src/contract/desk-people'
import { siteOriginHeader } from '../../../src/contract/headers'
import type { Role } from '../../../src/contract/roles'
import { m } from '../../../src/paraglide/messages.js'
import { newPhone, password, sharedServices } from './harness'
import { addAccount, addAtDesk, addSessions, sha256 } from './stored-accounts'

/* The people of the desk: roles, invitations and the audit log of passport. */

const services = await sharedServices()
const { passportDb } = services
const origin = 'http://localhost:8787'

interface Request {
  token?: string | undefined
  json?: object
  language?: 'CN' | 'EN'
  headers?: Record<string, string>
}
const call = (path: string, request: Request = {}) =>
  services.call('passport', `desk/${path}`, { headers: { [siteOriginHeader]: origin }, ...request })
const rolesOf = async (id: string) => {
  const { results } = await passportDb
    .prepare('SELECT role FROM account_roles WHERE account_id = ? ORDER BY role')
    .bind(id)
    .all<{ role: Role }>()
  return results.map(({ role }) => role)
}
const log = async (token: string) => v.parse(auditListSchema, (await call('audit', { token })).data).entries

/** The token of the newest invitation that was sent to the recipient. */
async function sentToken(to: string): Promise<string> {
  const text = (await services.sentMessages()).find((message) => message.to === to)?.text ?? ''
  const [, token] = /http:\/\/localhost:8787\/user#invitation=([\w-]{43})\s/.exec(text) ?? []
  if (token === undefined) throw new Error(`No invitation was sent to ${to}`)
  return token
}

let admin: Awaited<ReturnType<typeof addAtDesk>>
beforeEach(async () => {
  admin = await addAtDesk(services, ['admin'])
})
// The last admin of a test must be the last one.
afterEach(() => passportDb.exec("DELETE FROM account_roles WHERE role = 'admin'"))

/** Invites a new account; returns it, logged in, with the token that it was sent. */
async function invited(granted: readonly Role[] = ['author'], given: Parameters<typeof addAccount>[1] = {}) {
  const account = await addAccount(services, given)
  const [session = ''] = await addSessions(services, [account])
  const to = account.phone ?? account.email ?? ''
  const answer = await call('invite', { token: admin.token, json: { to, roles: granted } })
  expect(answer.http).toBe(200)
  return { ...account, token: session, invitation: v.parse(invitationSchema, answer.data), secret: await sentToken(to) }
}
const accept = (token: string | undefined, secret: string) => call('accept', { token, json: { token: secret } })

test('everyone at the desk sees names and roles; only admins see identifiers, masked', async () => {
  const phone = newPhone()
  const staff = await addAtDesk(services, ['staff', 'author'], { phone })
  await addAtDesk(services, [])
  const seenBy = async (token: string) => {
    const people = v.parse(peopleSchema, (await call('people', { token })).data)
    return people.find(({ id }) => id === staff.id)
  }
  const person = {
    id: staff.id,
    username: '王小明',
    isActive: true,
    roles: expect.arrayContaining([{ role: 'staff', since: expect.any(Number) }])
  }
  expect(await seenBy(admin.token)).toEqual({ ...person, identifier: `138****${phone.slice(-4)}` })
  expect(await seenBy(staff.token)).toEqual({ ...person, identifier: null })
  for (const column of ['locked_at', 'delete_at']) {
    const setTo = (value: number | null) =>
      passportDb.prepare(`UPDATE accounts SET ${column} = ? WHERE id = ?`).bind(value, staff.id).run()
    await setTo(Date.now())
    expect(await seenBy(admin.token)).toMatchObject({ username: '王小明', isActive: false })
    await setTo(null)
  }
})

test('a role that is taken away has no effect from the next call on, and the session goes on', async () => {
  const other = await addAtDesk(services, ['admin'])
  const change = (role: Role, change: 'grant' | 'revoke') =>
    call('roles', { token: admin.token, json: { account: other.id, role, change } })
  expect((await call('audit', { token: other.token })).http).toBe(200)
  expect((await change('staff', 'grant')).http).toBe(200)
  expect((await change('admin', 'revoke')).http).toBe(200)
  expect((await call('audit', { token: other.token })).http).toBe(404)
  expect((await services.call('passport', 'user/current-user', { token: other.token })).data).toMatchObject({ roles: ['staff'] })
  const entry = { actor: admin.id, subject: other.id }
  expect((await log(admin.token)).slice(0, 2)).toMatchObject([
    { ...entry, action: 'role-revoked', detail: { role: 'admin' } },
    { ...entry, action: 'role-granted', detail: { role: 'staff' } }
  ])
})

test('a change that changes nothing succeeds and is not logged', async () => {
  const person = await addAtDesk(services, ['author'])
  const change = (role: Role, change: 'grant' | 'revoke') =>
    call('roles', { token: admin.token, json: { account: person.id, role, change } })
  const before = await log(admin.token)
  expect((await change('author', 'grant')).http).toBe(200)
  expect((await change('staff', 'revoke')).http).toBe(200)
  expect(await log(admin.token)).toEqual(before)
})

test('nobody comes to the desk without an invitation', async () => {
  const visitor = await addAccount(services)
  const json = { account: visitor.id, role: 'author', change: 'grant' }
  expect(await call('roles', { token: admin.token, json })).toMatchObject({ http: 409, field: 'account' })
  expect(await rolesOf(visitor.id)).toEqual([])
})

test('the last admin who can log in stays one, also if all are removed at once', async () => {
  const leave = ({ id, token }: typeof admin) => call('roles', { token, json: { account: id, role: 'admin', change: 'revoke' } })
  expect(await leave(admin)).toMatchObject({ http: 409, error: '至少要保留一名管理员' })
  const locked = await addAtDesk(services, ['admin'])
  const leaving = await addAtDesk(services, ['admin'])
  await passportDb.prepare('UPDATE accounts SET locked_at = 1 WHERE id = ?').bind(locked.id).run()
  await passportDb
    .prepare('UPDATE accounts SET delete_at = ? WHERE id = ?')
    .bind(Date.now() + 1e9, leaving.id)
    .run()
  expect((await leave(admin)).http).toBe(409)
  const others = await Promise.all(Array.from({ length: 9 }, () => addAtDesk(services, ['admin'])))
  const answers = await Promise.all([admin, ...others].map(leave))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(9)
  const count =
    'SELECT count(*) AS n FROM account_roles JOIN accounts ON id = account_id WHERE role = ? AND locked_at IS NULL AND delete_at IS NULL'
  expect(await passportDb.prepare(count).bind('admin').first('n')).toBe(1)
})

test('the last admin cannot delete their own account, also if all do so at once', async () => {
  const leave = ({ token }: typeof admin) => services.call('passport', 'user/delete-account', { token, json: { password } })
  await passportDb.prepare("DELETE FROM account_roles WHERE role = 'admin' AND account_id <> ?").bind(admin.id).run()
  expect(await leave(admin)).toMatchObject({ http: 409, error: m.service_desk_last_admin({}, { locale: 'zh-CN' }) })
  // The refusal ends nothing.
  expect((await call('people', { token: admin.token })).http).toBe(200)
  const others = await Promise.all(Array.from({ length: 4 }, () => addAtDesk(services, ['admin'])))
  const answers = await Promise.all([admin, ...others].map(leave))
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 200, 200, 200, 409])
  const left = 'SELECT count(*) AS n FROM account_roles JOIN accounts ON id = account_id WHERE role = ? AND delete_at IS NULL'
  expect(await passportDb.prepare(left).bind('admin').first('n')).toBe(1)
  // One leaves by taking the role away, the other by deleting the account.
  const [first, second] = [await addAtDesk(services, ['admin']), await addAtDesk(services, ['admin'])]
  await passportDb
    .prepare("DELETE FROM account_roles WHERE role = 'admin' AND account_id NOT IN (?, ?)")
    .bind(first.id, second.id)
    .run()
  const race = await Promise.all([
    leave(first),
    call('roles', { token: second.token, json: { account: second.id, role: 'admin', change: 'revoke' } })
  ])
  expect(race.map(({ http }) => http).toSorted()).toEqual([200, 409])
})

test('an invitation is sent to its recipient only, and its account accepts it once', async () => {
  const phone = newPhone()
  const person = await invited(['author', 'staff', 'author'], { phone })
  expect(person.invitation).toMatchObject({ to: `138****${phone.slice(-4)}`, roles: ['author', 'staff'], invitedBy: admin.id })
  expect(person.invitation.expiresAt - person.invitation.createdAt).toBe(72 * 3_600_000)
  expect(JSON.stringify(person.invitation)).not.toContain(person.secret)
  const stored = await passportDb.prepare('SELECT token_hash FROM invitations WHERE id = ?').bind(person.invitation.id).first()
  expect(stored).toEqual({ token_hash: sha256(person.secret) })

  expect(await accept(person.token, person.secret)).toMatchObject({ http: 200, data: { roles: ['author', 'staff'] } })
  expect(await rolesOf(person.id)).toEqual(['author', 'staff'])
  expect((await call('people', { token: person.token })).http).toBe(200)
  expect((await accept(person.token, person.secret)).http).toBe(410)
  expect((await log(admin.token)).slice(0, 2)).toMatchObject([
    { actor: person.id, action: 'invitation-accepted', subject: person.invitation.id, detail: { roles: ['author', 'staff'] } },
    {
      actor: admin.id,
      action: 'invited',
      subject: person.invitation.id,
      detail: { to: `138****${phone.slice(-4)}`, roles: ['author', 'staff'] }
    }
  ])
})

test('an activated email address accepts, in any letter case; an unactivated one does not', async () => {
  const email = `${newPhone()}@example.com`
  const waiting = await addAccount(services, { email, emailActivated: false })
  const [waitingToken] = await addSessions(services, [waiting])
  const owner = await addAccount(services, { phone: null, email, emailActivated: true })
  const [ownerToken] = await addSessions(services, [owner])
  const json = { to: email.toUpperCase(), roles: ['reviewer'] }
  expect((await call('invite', { token: admin.token, json, language: 'EN' })).http).toBe(200)
  const [message] = await services.sentMessages()
  expect(message).toMatchObject({ to: email, subject: expect.stringContaining('You are invited') })
  const secret = await sentToken(email)
  expect((await accept(waitingToken, secret)).http).toBe(410)
  expect((await accept(ownerToken, secret)).http).toBe(200)
})

test('of fifty parallel acceptances one succeeds', async () => {
  const person = await invited(['admin'])
  const tokens = await addSessions(
    services,
    Array.from({ length: 50 }, () => person)
  )
  const answers = await services.callAll(
    tokens.map((token) => [{ service: 'passport', path: 'desk/accept', token, json: { token: person.secret } }]),
    50
  )
  const statuses = answers.flat().map(({ http }) => http)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => [200, 410, 429].includes(status))).toBe(true)
  const accepted = (await log(admin.token)).filter(({ subject }) => subject === person.invitation.id)
  expect(accepted.map(({ action }) => action)).toEqual(['invitation-accepted', 'invited'])
})

test('a wrong, used, revoked, expired or foreign token, and one of a former admin, get one answer', async () => {
  const stranger = await addAtDesk(services, [])
  const used = await invited()
  await accept(used.token, used.secret)
  const revoked = await invited()
  const { id } = revoked.invitation
  expect((await call('revoke-invitation', { token: admin.token, json: { id } })).http).toBe(200)
  expect((await call('revoke-invitation', { token: admin.token, json: { id } })).http).toBe(409)
  const expired = await invited()
  await passportDb.prepare('UPDATE invitations SET expires_at = ? WHERE id = ?').bind(Date.now(), expired.invitation.id).run()
  const foreign = await invited()
  const answers = [
    await accept(stranger.token, 'wrong'),
    await accept(used.token, used.secret),
    await accept(revoked.token, revoked.secret),
    await accept(expired.token, expired.secret),
    await accept(stranger.token, foreign.secret)
  ]
  const orphaned = await invited()
  await addAtDesk(services, ['admin'])
  await passportDb.prepare("DELETE FROM account_roles WHERE account_id = ? AND role = 'admin'").bind(admin.id).run()
  answers.push(await accept(orphaned.token, orphaned.secret))
  const [first] = answers
  expect(first).toMatchObject({ http: 410, status: 410, error: expect.stringContaining('邀请无法使用') })
  for (const { http, status, error, field, data } of answers) {
    expect({ http, status, error, field, data }).toEqual({
      http: 410,
      status: 410,
      error: first?.error,
      field: undefined,
      data: undefined
    })
  }
  for (const { id: account } of [stranger, revoked, expired, foreign, orphaned]) expect(await rolesOf(account)).toEqual([])
})

test('after ten failures an account has to wait', async () => {
  const person = await invited()
  const wrong = await Promise.all(Array.from({ length: 12 }, () => accept(person.token, 'wrong')))
  expect(wrong.filter(({ http }) => http === 410)).toHaveLength(10)
  const refused = await accept(person.token, person.secret)
  expect(refused.http).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
})

test('the admin sees open invitations, and an identifier has one at a time', async () => {
  const person = await invited(['staff'])
  const open = async () => v.parse(invitationsSchema, (await call('invitations', { token: admin.token })).data)
  const isListed = async () => (await open()).some(({ id }) => id === person.invitation.id)
  expect((await open())[0]).toEqual(person.invitation)
  const again = () => call('invite', { token: admin.token, json: { to: person.phone, roles: ['staff'] } })
  expect(await again()).toMatchObject({ http: 409, field: 'to' })
  await passportDb.prepare('UPDATE invitations SET expires_at = ? WHERE id = ?').bind(Date.now(), person.invitation.id).run()
  expect(await isListed()).toBe(false)
  await services.site.runNightlyJob()
  const left = await passportDb
    .prepare('SELECT count(*) AS n FROM invitations WHERE id = ?')
    .bind(person.invitation.id)
    .first('n')
  expect(left).toBe(0)
  expect((await again()).http).toBe(200)
})

test('an invitation needs a role, a recipient that can have an account, and the address of the site', async () => {
  const to = newPhone()
  const invite = (json: object, headers = { [siteOriginHeader]: origin }) => call('invite', { token: admin.token, json, headers })
  expect(await invite({ to })).toMatchObject({ http: 400, field: 'roles', error: '请至少选择一个角色' })
  expect(await invite({ to, roles: ['owner'] })).toMatchObject({ http: 400, field: 'roles' })
  expect(await invite({ to: '12', roles: ['author'] })).toMatchObject({ http: 400, field: 'to' })
  expect(await invite({ to: 'a@mailinator.com', roles: ['author'] })).toMatchObject({ http: 400, field: 'to' })
  expect((await call('invite', { token: admin.token, json: { to, roles: ['author'] }, headers: {} })).http).toBe(400)
  expect(await passportDb.prepare('SELECT count(*) AS n FROM invitations WHERE identifier = ?').bind(to).first('n')).toBe(0)
})

test('the log is paged, newest first, and contains no identifier, name or token', async () => {
  const person = await invited(['author'], { phone: null, email: `${newPhone()}@example.com`, emailActivated: true })
  await accept(person.token, person.secret)
  await passportDb
    .prepare(
      `INSERT INTO audit_log WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
       SELECT 'old' || i, i, NULL, 'role-granted', 'x', '{"role":"staff"}' FROM n`
    )
    .run()
  const page = async (before?: string) =>
    v.parse(auditListSchema, (await call(`audit${before ? `?before=${before}` : ''}`, { token: admin.token })).data)
  const first = await page()
  expect(first.entries).toHaveLength(50)
  const seen = [...first.entries]
  for (let { next } = first; next !== null; ) {
    const following = await page(next)
    seen.push(...following.entries)
    next = following.next
  }
  expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).toSorted((a, b) => b - a))
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect(seen.filter(({ actor }) => actor === null)).toHaveLength(60)
  const text = JSON.stringify(seen)
  for (const secret of [person.secret, sha256(person.secret), person.email ?? '', '王小明']) expect(text).not.toContain(secret)
  expect((await call('audit?before=x', { token: admin.token })).http).toBe(400)
})

test('the export of an account has its roles', async () => {
  const { data } = await services.call('passport', 'user/export', { token: admin.token })
  expect(data).toMatchObject({ account: { roles: ['admin'] } })
})
