import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backupRetentionDays } from './backup.ts'
import { openNodeDatabase } from './database.ts'
import { databasePath, type ServiceName } from './site.ts'

/*
 * Erasures by id, so that a restore can repeat those that are newer than the backup. The databases record them. The list next to
 * the backups keeps each for `backupRetentionDays` and a margin, even if the databases are lost.
 */

const day = 86_400_000
/**
 * Days between the request to delete an account and its removal, `deletionGraceDays` of the contract, and the same day of margin as
 * below: with more, the list would take an account up again that it has just removed.
 */
export const accountGraceDays = 15

/**
 * Kinds of erasures: the database that records them, and the query for those since a time. An inquiry is identified by kind and
 * subject, because its number may be reused after a restore.
 */
const sources = {
  account: {
    service: 'passport',
    sql: `SELECT DISTINCT account_id AS id FROM events
      WHERE kind = 'deletion-requested' AND at >= ?1 - ${accountGraceDays * day} AND account_id NOT IN (SELECT id FROM accounts)`
  },
  inquiry: { service: 'main', sql: "SELECT kind || '/' || subject AS id FROM inquiries WHERE erased_at >= ?1" },
  consent: { service: 'main', sql: 'SELECT id FROM consents WHERE withdrawn_at >= ?1' },
  candidate: {
    service: 'exam',
    sql: "SELECT DISTINCT subject AS id FROM audit_log WHERE action = 'candidate-erased' AND at >= ?1"
  }
} as const satisfies Record<string, { service: ServiceName; sql: string }>

type Kind = keyof typeof sources
const kinds = Object.keys(sources).filter((name): name is Kind => name in sources)

/** Erasures by kind, and accounts due for deletion with the time of their removal, in milliseconds since 1970. */
export interface Erasures {
  erased: Readonly<Record<Kind, ReadonlySet<string>>>
  requested: ReadonlyMap<string, number>
}

const emptyKinds = () => ({
  account: new Set<string>(),
  inquiry: new Set<string>(),
  consent: new Set<string>(),
  candidate: new Set<string>()
})

function withDatabase<Value>(path: string, act: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return act(database)
  } finally {
    database.close()
    if (process.getuid?.() === 0) giveBack(path)
  }
}

/** Files that root creates next to a database get the database's owner, who could not open the database otherwise. */
function giveBack(path: string): void {
  const { uid, gid } = statSync(path)
  for (const end of ['-wal', '-shm']) if (existsSync(path + end)) chownSync(path + end, uid, gid)
}

/** The erasures recorded in the databases of a state since the oldest possible backup. @throws Error if one cannot be read */
export function readErasures(state: string, now = Date.now()): Erasures {
  const since = now - backupRetentionDays * day
  const erased = emptyKinds()
  for (const kind of kinds) {
    const { service, sql } = sources[kind]
    const rows = withDatabase(databasePath(state, service), (database) => database.prepare(sql).all(since))
    for (const { id } of rows) erased[kind].add(String(id))
  }
  const requested = withDatabase(databasePath(state, 'passport'), (database) =>
    database.prepare('SELECT id, delete_at FROM accounts WHERE delete_at IS NOT NULL').all()
  )
  return { erased, requested: new Map(requested.map(({ id, delete_at }) => [String(id), Number(delete_at)])) }
}

/** File of the list in the backup folder. */
const listPath = (backups: string) => join(backups, 'erasures.sqlite')

/** Updates the list next to the backups, and removes erasures older than any backup. */
export function noteErasures(backups: string, { erased, requested }: Erasures, now = Date.now()): void {
  // A folder that is new has no backup before the next night.
  mkdirSync(backups, { recursive: true, mode: 0o700 })
  const list = new DatabaseSync(listPath(backups), { timeout: 5000 })
  try {
    list.exec('BEGIN IMMEDIATE')
    list.exec('CREATE TABLE IF NOT EXISTS erased(kind TEXT, id TEXT, noted_at INTEGER NOT NULL, PRIMARY KEY(kind, id))')
    list.exec('CREATE TABLE IF NOT EXISTS requested(id TEXT PRIMARY KEY, delete_at INTEGER NOT NULL)')
    // Includes a day's margin, because a backup may be copied and deleted late.
    list.prepare('DELETE FROM erased WHERE noted_at < ?').run(now - (backupRetentionDays + 1) * day)
    const note = list.prepare('INSERT OR IGNORE INTO erased VALUES (?, ?, ?)')
    for (const kind of kinds) for (const id of erased[kind]) note.run(kind, id, now)
    // A login cancels a deletion request, so the current requests replace the earlier ones.
    list.exec('DELETE FROM requested')
    const request = list.prepare('INSERT INTO requested VALUES (?, ?)')
    for (const [id, deleteAt] of requested) request.run(id, deleteAt)
    list.exec('COMMIT')
  } finally {
    list.close()
  }
}

/** The list in a backup folder; undefined if there is none. */
export function readErasureList(backups: string): Erasures | undefined {
  if (!existsSync(listPath(backups))) return undefined
  return withDatabase(listPath(backups), (list) => {
    const erased = emptyKinds()
    for (const kind of kinds)
      for (const { id } of list.prepare('SELECT id FROM erased WHERE kind = ?').all(kind)) erased[kind].add(String(id))
    const requested = list.prepare('SELECT id, delete_at FROM requested').all()
    return { erased, requested: new Map(requested.map(({ id, delete_at }) => [String(id), Number(delete_at)])) }
  })
}

/** Merges erasures. Requests are taken from the first list, which must be the newest, because a request can be canceled. */
export function joinErasures(newestFirst: readonly Erasures[]): Erasures {
  const erased = emptyKinds()
  for (const each of newestFirst) for (const kind of kinds) for (const id of each.erased[kind]) erased[kind].add(id)
  return { erased, requested: newestFirst[0]?.requested ?? new Map() }
}

/** Number of erasures that a restore repeats. */
export const countErasures = ({ erased, requested }: Erasures): number =>
  requested.size + kinds.reduce((sum, kind) => sum + erased[kind].size, 0)

/**
 * Marks data in restored databases that was erased after the backup. The jobs of the services erase it within a minute of the
 * server's start; until then the accounts count as deleted. A command erases candidates' records (`scripts/exam`).
 * @param state folder of the databases, which no server uses
 */
export function repeatErasures(state: string, { erased, requested }: Erasures, now = Date.now()): void {
  repeatIn(state, 'passport', (run) => {
    const remove = (id: string, deleteAt: number) => {
      run('UPDATE accounts SET delete_at = ?2 WHERE id = ?1 AND coalesce(delete_at > ?2, 1)', id, deleteAt)
      run('DELETE FROM sessions WHERE account_id = ?1', id)
    }
    for (const [id, deleteAt] of requested) remove(id, deleteAt)
    for (const id of erased.account) remove(id, 1)
  })
  repeatIn(state, 'main', (run) => {
    for (const id of erased.inquiry) {
      const at = id.indexOf('/')
      const [kind, subject] = [id.slice(0, at), id.slice(at + 1)]
      run('UPDATE inquiries SET erased_at = ?3 WHERE kind = ?1 AND subject = ?2 AND erased_at IS NULL', kind, subject, now)
    }
    for (const id of erased.consent) run('UPDATE consents SET withdrawn_at = ?2 WHERE id = ?1 AND withdrawn_at IS NULL', id, now)
  })
}

function repeatIn(
  state: string,
  service: ServiceName,
  act: (run: (sql: string, ...values: (string | number)[]) => void) => void
): void {
  const database = openNodeDatabase(databasePath(state, service))
  try {
    database.exec('BEGIN IMMEDIATE')
    act((sql, ...values) => void database.file.prepare(sql).run(...values))
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}
