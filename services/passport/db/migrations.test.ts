import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')
const [first = '', ...later] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const apply = (db: DatabaseSync, file: string) => db.exec(readFileSync(join(folder, file), 'utf8'))

test('accounts, codes and attempts of the first schema survive every later migration, and everybody logs in once more', () => {
  const db = new DatabaseSync(':memory:')
  apply(db, first)
  db.exec(`
    INSERT INTO accounts VALUES ('a', '王小明', '13800000001', NULL, 0, 'hash a', '公司', '职务', '学习', 1);
    INSERT INTO accounts VALUES ('b', 'Ann', NULL, 'ann@example.com', 1, 'hash b', 'c', 'p', 'u', 2);
    INSERT INTO accounts VALUES ('c', 'Bob', '13800000003', 'bob@example.com', 0, 'hash c', 'c', 'p', 'u', 3);
    INSERT INTO sessions VALUES ('token', 'a', 9);
    INSERT INTO codes VALUES ('13800000001', '2', 'hash', 1, 0, 9);
    INSERT INTO attempts VALUES ('x', 'login:a', 5);`)
  const before = db.prepare('SELECT * FROM accounts ORDER BY id').all()
  for (const file of later) apply(db, file)
  const after = db.prepare('SELECT * FROM accounts ORDER BY id').all()
  expect(after).toEqual(before.map((row) => ({ ...row, locked_at: null, delete_at: null })))
  const count = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
  expect(['codes', 'attempts', 'sessions'].map(count)).toEqual([1, 1, 0])
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([])

  const insert = (id: string, email: string, activated: number) =>
    db.exec(`INSERT INTO accounts (id, username, email, email_activated, password_hash, company, position, purpose, created_at)
      VALUES ('${id}', 'n', '${email}', ${activated}, 'h', 'c', 'p', 'u', 4)`)
  // Decision 009: an unactivated address does not reserve it; an activated one does.
  insert('d', 'bob@example.com', 1)
  expect(() => insert('e', 'ann@example.com', 1)).toThrow(/UNIQUE/)
})

test('accounts that were removed before the list of removals are on it, for each service', () => {
  const db = new DatabaseSync(':memory:')
  const last = later.findIndex((name) => name.endsWith('_account_removals.sql'))
  for (const file of [first, ...later.slice(0, last)]) apply(db, file)
  db.exec(`
    INSERT INTO accounts (id, username, email_activated, password_hash, company, position, purpose, created_at)
      VALUES ('stays', 'n', 0, 'h', 'c', 'p', 'u', 1);
    INSERT INTO events (id, account_id, at, kind)
      VALUES ('1', 'gone', 1, 'registered'), ('2', 'gone', 2, 'login'), ('3', 'stays', 1, 'login'), ('4', NULL, 1, 'login-failed');`)
  for (const file of later.slice(last)) apply(db, file)
  expect(db.prepare('SELECT account_id, holder FROM removals ORDER BY holder').all()).toMatchObject([
    { account_id: 'gone', holder: 'exam' },
    { account_id: 'gone', holder: 'main' }
  ])
})
