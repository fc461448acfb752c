import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { Role } from '../src/contract/roles'
import { type AccountsCommand, parseArguments, remoteArguments, remoteRows, report, statementsOf } from './accounts'
import { root } from './root'

const parse = (...args: string[]) =>
  parseArguments(args, (written) => (/^\d{11}$|@/.test(written) ? written.toLowerCase() : undefined))

test('each command is understood, options in any place', () => {
  expect(parse('list')).toEqual({ action: 'list', onlyLocked: false, remote: false })
  expect(parse('--remote', 'list', '--locked')).toEqual({ action: 'list', onlyLocked: true, remote: true })
  expect(parse('lock', '13800000000')).toEqual({ action: 'lock', identifier: '13800000000', remote: false })
  expect(parse('unlock', '--remote', 'A@example.com')).toEqual({ action: 'unlock', identifier: 'a@example.com', remote: true })
  const role = { identifier: '13800000000', role: 'admin' }
  expect(parse('grant', '13800000000', 'admin')).toEqual({ action: 'grant', ...role, remote: false })
  expect(parse('revoke', '13800000000', 'admin', '--remote')).toEqual({ action: 'revoke', ...role, remote: true })
})

test('anything else is not', () => {
  const wrong = [
    [],
    ['delete', '13800000000'],
    ['lock'],
    ['lock', '12'],
    ['lock', '13800000000', 'more'],
    ['list', '13800000000'],
    ['grant', '13800000000'],
    ['grant', '13800000000', 'owner'],
    ['revoke', '12', 'admin'],
    ['revoke', '13800000000', 'admin', 'more']
  ]
  for (const args of [...wrong, ['lock', '13800000000', '--locked'], ['list', '--all'], ['list', '--remote=yes']]) {
    expect(parse(...args)).toBeUndefined()
  }
})

/** Passport's tables as a deployment gets them. */
function emptyDatabase(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  const folder = join(root, 'services/passport/db/migrations')
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    db.exec(readFileSync(join(folder, file), 'utf8'))
  return db
}

/** These tables with two accounts, the second with an address that is not activated. */
function database(): DatabaseSync {
  const db = emptyDatabase()
  const insert = db.prepare(
    `INSERT INTO accounts (id, username, phone, email, email_activated, password_hash, company, position, purpose, created_at)
     VALUES (?, 'n', ?, ?, ?, 'h', 'c', 'p', 'u', 1000)`
  )
  insert.run('one', '13800000001', "o'neil--@example.com", 1)
  insert.run('two', '13800000002', 'waits@example.com', 0)
  db.exec(`INSERT INTO sessions (token_hash, account_id, expires_at, id, created_at, last_seen_at)
    VALUES ('t1', 'one', 9, 's1', 1, 1), ('t2', 'two', 9, 's2', 1, 1)`)
  return db
}
const grant = (identifier: string, role: Role = 'admin'): AccountsCommand => ({
  action: 'grant',
  identifier,
  role,
  remote: false
})
const revoke = (identifier: string, role: Role = 'admin'): AccountsCommand => ({
  action: 'revoke',
  identifier,
  role,
  remote: false
})
const lock = (identifier: string, action: 'lock' | 'unlock' = 'lock'): AccountsCommand => ({ action, identifier, remote: false })
function carryOut(db: DatabaseSync, command: AccountsCommand) {
  const [read = '', ...write] = statementsOf(command, 5000)
  const rows = db.prepare(read).all()
  for (const statement of write) db.exec(statement)
  return report(command, rows)
}
const all = (db: DatabaseSync, sql: string) =>
  db
    .prepare(sql)
    .all()
    .map((row) => Object.values(row))

test('a deployment begins without accounts, roles, invitations and passkeys', () => {
  const db = emptyDatabase()
  for (const table of ['accounts', 'account_roles', 'invitations', 'passkeys', 'sessions'])
    expect([table, all(db, `SELECT * FROM ${table}`)]).toEqual([table, []])
})

test('locking marks the account, ends its sessions and leaves a trace; unlocking takes back the mark', () => {
  const db = database()
  expect(carryOut(db, lock("o'neil--@example.com"))).toEqual({ text: expect.stringMatching(/one is locked/), found: true })
  expect(all(db, 'SELECT id, locked_at FROM accounts ORDER BY id')).toEqual([
    ['one', 5000],
    ['two', null]
  ])
  expect(all(db, 'SELECT id FROM sessions')).toEqual([['s2']])
  expect(all(db, 'SELECT account_id, at, kind FROM events')).toEqual([['one', 5000, 'locked']])

  expect(carryOut(db, lock('13800000001')).text).toMatch(/was locked already/)
  expect(carryOut(db, lock('13800000001', 'unlock')).text).toMatch(/one is unlocked/)
  expect(carryOut(db, lock('13800000001', 'unlock')).text).toMatch(/was not locked/)
  expect(all(db, 'SELECT kind FROM events ORDER BY kind')).toEqual([['locked'], ['unlocked']])
  expect(all(db, "SELECT locked_at FROM accounts WHERE id = 'one'")).toEqual([[null]])
})

test('granting and revoking change one role and are in the audit log, as done by no account', () => {
  const db = database()
  expect(carryOut(db, grant('13800000001')).text).toBe('The account one has the role admin.')
  expect(carryOut(db, grant('13800000001')).text).toBe('The account one had the role admin already.')
  carryOut(db, grant("o'neil--@example.com", 'author'))
  expect(all(db, 'SELECT account_id, role, granted_at FROM account_roles ORDER BY role')).toEqual([
    ['one', 'admin', 5000],
    ['one', 'author', 5000]
  ])
  expect(carryOut(db, { action: 'list', onlyLocked: false, remote: false }).text).toMatch(/one .* {2}author, admin {2}/)
  expect(carryOut(db, revoke('13800000001')).text).toBe('The account one no longer has the role admin.')
  expect(carryOut(db, revoke('13800000001')).text).toBe('The account one did not have the role admin.')
  expect(all(db, 'SELECT role FROM account_roles')).toEqual([['author']])
  expect(all(db, 'SELECT at, actor, action, subject, detail FROM audit_log ORDER BY rowid')).toEqual([
    [5000, null, 'role-granted', 'one', '{"role":"admin"}'],
    [5000, null, 'role-granted', 'one', '{"role":"author"}'],
    [5000, null, 'role-revoked', 'one', '{"role":"admin"}']
  ])
})

test('neither an unactivated address nor SQL in an identifier matches an account', () => {
  const db = database()
  for (const command of [grant('waits@example.com'), revoke("x' OR '1'='1")]) {
    expect(carryOut(db, command).found).toBe(false)
  }
  expect(all(db, 'SELECT (SELECT count(*) FROM account_roles), (SELECT count(*) FROM audit_log)')).toEqual([[0, 0]])
  for (const identifier of ['waits@example.com', "x' OR '1'='1", "x'); DROP TABLE accounts; --"]) {
    expect(carryOut(db, lock(identifier)).found).toBe(false)
  }
  expect(all(db, 'SELECT count(locked_at), count(*) FROM accounts')).toEqual([[0, 2]])
})

test('the list shows when and whether, with masked identifiers', () => {
  const db = database()
  carryOut(db, lock('13800000002'))
  const { text } = carryOut(db, { action: 'list', onlyLocked: false, remote: false })
  expect(text).toContain('one  138****0001, o***@example.com  -      1970-01-01T00:00:01Z  -')
  expect(text).toMatch(/two .* 1970-01-01T00:00:05Z/)
  expect(text).not.toContain('13800000001')
  const locked = carryOut(db, { action: 'list', onlyLocked: true, remote: false }).text
  expect(locked.split('\n')).toHaveLength(2)
  carryOut(db, lock('13800000002', 'unlock'))
  expect(carryOut(db, { action: 'list', onlyLocked: true, remote: false }).text).toBe('No account is locked.')
})

test('of very many accounts the newest are listed, and the others counted', () => {
  const db = database()
  db.exec(`INSERT INTO accounts (id, username, phone, email_activated, password_hash, company, position, purpose, created_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
    SELECT 'many' || i, 'n', 14800000000 + i, 0, 'h', 'c', 'p', 'u', 2000 + i FROM n`)
  const lines = carryOut(db, { action: 'list', onlyLocked: false, remote: false }).text.split('\n')
  expect(lines).toHaveLength(502)
  expect(lines[1]).toContain('many600')
  expect(lines.at(-1)).toBe('and 102 older ones')
})

test('the remote database gets all statements in one call, as one argument', () => {
  const statements = statementsOf(lock("o'neil@example.com"), 5000)
  const args = remoteArguments(statements, undefined)
  expect(args.slice(0, 4)).toEqual(['d1', 'execute', 'galaxy-passport', '--remote'])
  expect(args.filter((arg) => arg.startsWith('--command='))).toEqual([`--command=${statements.join('; ')}`])
  expect(args.at(-1)).toContain("'o''neil@example.com'")
  expect(remoteRows('[{"results":[{"id":"one"}],"success":true},{"results":[],"success":true}]')).toEqual([{ id: 'one' }])
})
