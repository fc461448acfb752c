import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type NodeDatabase, openNodeDatabase } from './database.ts'
import { countErasures, joinErasures, noteErasures, readErasureList, readErasures, repeatErasures } from './erasures.ts'
import { migrate } from './migrate.ts'
import { databasePath, type ServiceName, services } from './site.ts'

const root = join(import.meta.dirname, '../..')
const day = 86_400_000
const now = Date.UTC(2026, 10, 28)

let folder: string
let state: string
let backups: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-erasures-'))
  backups = join(folder, 'backups')
  mkdirSync(backups)
  state = stateWith('state')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Databases of a site that has accounts «stays», «asked» and «gone», an inquiry and a consent. */
function stateWith(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const service of services)
    within(path, service, (database) => void migrate(database, join(root, 'services', service, 'db/migrations')))
  within(path, 'passport', ({ file }) => {
    for (const id of ['stays', 'asked', 'gone']) {
      file.exec(`INSERT INTO accounts (id, username, company, position, purpose, email_activated, password_hash, created_at)
        VALUES ('${id}', '王小明', '', '', '', 0, '', 1)`)
      file.exec(`INSERT INTO sessions (token_hash, account_id, expires_at, id, created_at, last_seen_at)
        VALUES ('${id}', '${id}', ${now + day}, '${id}', 1, 1)`)
    }
  })
  within(path, 'main', ({ file }) => {
    file.exec(`INSERT INTO inquiries (id, kind, subject, locale, state, created_at, changed_at, revision)
      VALUES (7, 'consultation', 'a-subject', 'zh-CN', 'new', 1, 1, 1), (8, 'partner', 'a-subject', 'zh-CN', 'new', 1, 1, 1)`)
    file.exec("INSERT INTO consents (id, statement_version, statement_hash, accepted_at) VALUES ('a-consent', '1', '2', 1)")
  })
  return path
}

function within<Value>(path: string, service: ServiceName, act: (database: NodeDatabase) => Value): Value {
  const database = openNodeDatabase(databasePath(path, service))
  try {
    return act(database)
  } finally {
    database.close()
  }
}
const rowsOf = (path: string, service: ServiceName, sql: string) =>
  within(path, service, ({ file }) =>
    file
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  )

/** Erases after the backup: accounts are deleted, and data is erased on request. */
function erase(): void {
  within(state, 'passport', ({ file }) => {
    const request = `INSERT INTO events (id, account_id, at, kind) VALUES (?, ?, ?, 'deletion-requested')`
    file.prepare(request).run('1', 'gone', now - 15 * day)
    file.prepare(request).run('2', 'asked', now - day)
    file.exec("DELETE FROM accounts WHERE id = 'gone'")
    file.exec(`UPDATE accounts SET delete_at = ${now + 13 * day} WHERE id = 'asked'`)
  })
  within(state, 'main', ({ file }) => {
    file.exec(`UPDATE inquiries SET erased_at = ${now - day} WHERE kind = 'consultation'`)
    file.exec(`UPDATE consents SET withdrawn_at = ${now - day}`)
  })
  within(state, 'exam', ({ file }) =>
    file.exec(
      `INSERT INTO audit_log (id, at, action, subject, detail) VALUES ('1', ${now - day}, 'candidate-erased', 'gone', '{}')`
    )
  )
}

test('the databases say by ids what was erased, and the list beside the backups keeps it when they are lost', () => {
  expect(countErasures(readErasures(state, now))).toBe(0)
  expect(readErasureList(backups)).toBeUndefined()
  erase()
  const erasures = readErasures(state, now)
  const expected = {
    erased: {
      account: new Set(['gone']),
      inquiry: new Set(['consultation/a-subject']),
      consent: new Set(['a-consent']),
      candidate: new Set(['gone'])
    },
    requested: new Map([['asked', now + 13 * day]])
  }
  expect(erasures).toEqual(expected)
  expect(countErasures(erasures)).toBe(5)
  noteErasures(backups, erasures, now)
  expect(readErasureList(backups)).toEqual(expected)
})

test('the list is kept in a folder that has no backup yet', () => {
  erase()
  const folder = join(backups, 'other')
  noteErasures(folder, readErasures(state, now), now)
  expect(readErasureList(folder)?.erased.account).toEqual(new Set(['gone']))
})

test('the list outlives a restore of databases that do not know the erasures, and ends with the backups', () => {
  erase()
  noteErasures(backups, readErasures(state, now), now)
  // The person has come back meanwhile.
  within(state, 'passport', ({ file }) => file.exec('UPDATE accounts SET delete_at = NULL'))
  const ignorant = readErasures(stateWith('restored'), now)
  noteErasures(backups, ignorant, now + 30 * day)
  expect(readErasureList(backups)?.erased.account).toEqual(new Set(['gone']))
  expect(readErasureList(backups)?.requested).toEqual(new Map())
  noteErasures(backups, ignorant, now + 32 * day)
  expect(readErasureList(backups)?.erased.account).toEqual(new Set())
})

test('what several sources say is joined, and only the newest says which deletions are requested', () => {
  erase()
  const before = readErasures(state, now)
  const restored = readErasures(stateWith('restored'), now)
  expect(joinErasures([restored, before]).erased).toEqual(before.erased)
  expect(joinErasures([restored, before]).requested).toEqual(new Map())
  expect(joinErasures([before, restored]).requested).toEqual(before.requested)
})

test('restored databases are marked with what was erased since, their sessions end, and nobody else is touched', () => {
  erase()
  const restored = stateWith('restored')
  repeatErasures(restored, readErasures(state, now), now)
  expect(rowsOf(restored, 'passport', 'SELECT id, delete_at FROM accounts ORDER BY id')).toEqual([
    { id: 'asked', delete_at: now + 13 * day },
    { id: 'gone', delete_at: 1 },
    { id: 'stays', delete_at: null }
  ])
  expect(rowsOf(restored, 'passport', 'SELECT id FROM sessions')).toEqual([{ id: 'stays' }])
  expect(rowsOf(restored, 'main', 'SELECT id, erased_at FROM inquiries ORDER BY id')).toEqual([
    { id: 7, erased_at: now },
    { id: 8, erased_at: null }
  ])
  expect(rowsOf(restored, 'main', 'SELECT withdrawn_at FROM consents')).toEqual([{ withdrawn_at: now }])
})

test('the statements of docs/personal-data.md run on the databases that they are for', () => {
  const text = readFileSync(join(root, 'docs/personal-data.md'), 'utf8')
  const statements = [...text.matchAll(/^ {4,}((?:SELECT|INSERT|UPDATE|DELETE) .*;)$/gm)].map(([, statement = '']) => statement)
  expect(statements).toHaveLength(14)
  for (const statement of statements) {
    const fitting = services.filter((service) =>
      within(state, service, ({ file }) => {
        try {
          file.prepare(statement).all()
          return true
        } catch {
          return false
        }
      })
    )
    expect([statement, fitting.length > 0]).toEqual([statement, true])
  }
})

test('the list takes no account up again that it has removed', () => {
  erase()
  noteErasures(backups, readErasures(state, now), now)
  const later = now + 31 * day + 1
  noteErasures(backups, readErasures(state, later), later)
  expect(readErasureList(backups)?.erased.account).toEqual(new Set())
})
