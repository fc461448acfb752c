import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { chmod, chown, copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { clockTolerance } from '../ports.ts'
import { isMissing } from './missing-file.ts'
import { assertDatabase, databasePath, filesFolder, services } from './site.ts'

/*
 * Backups of a running server: a folder with a copy of each database and of the files. Only a complete backup has its final name.
 */

/** Days after which a backup is removed. The privacy statement promises that erased data remains no longer in backups. */
export const backupRetentionDays = 30

/** Name of a backup by its time, such as `2026-11-23T19-50-00Z`; the names sort by time. */
const nameOf = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
const isBackup = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)

const timeOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))

/**
 * Time of the newest backup in a folder, in milliseconds since 1970; undefined if there is none. One that lies ahead is from
 * before the clock was set back, and its age is not known.
 */
export function lastBackup(backups: string, now = Date.now()): number | undefined {
  const times = existsSync(backups) ? readdirSync(backups).filter(isBackup).map(timeOf) : []
  const known = times.filter((time) => time <= now + clockTolerance)
  return known.length === 0 ? undefined : Math.max(...known)
}

const isUnfinished = (name: string) => name.endsWith('.part') && isBackup(name.slice(0, -'.part'.length))

/** Pages to copy in one step: all. A write between two steps would restart the copy, which on a busy site would never finish. */
const wholeDatabase = 2 ** 31 - 1

/** A complete backup. */
interface Backup {
  folder: string
  /** Keys of files whose content is missing on disk and in the backup. */
  missing: string[]
}

/**
 * The first second from `at` on without a backup of that name: a server start and a command may each make one in the same second.
 */
function unusedMoment(backups: string, at: Date): Date {
  return existsSync(join(backups, nameOf(at))) ? unusedMoment(backups, new Date(at.getTime() + 1000)) : at
}

/**
 * Makes a backup while the server runs. Removes the oldest backups, those that would exceed `backupRetentionDays` before the next
 * one, and leftovers of failed ones. Each database is copied as of one moment.
 * @param kept number of backups to keep, including the new one
 * @throws Error if another backup is in progress, or a database is missing
 */
export async function makeBackup(state: string, backups: string, kept: number, at = new Date()): Promise<Backup> {
  for (const service of services) assertDatabase(state, service)
  // An exclusive lock, which the system releases with the process.
  const lock = openLock(state, 0)
  try {
    try {
      lock.exec('BEGIN IMMEDIATE')
    } catch {
      throw new Error('Another backup is being made. Try again when it has ended.')
    }
    return await writeBackup(state, backups, kept, unusedMoment(backups, at))
  } finally {
    lock.close()
  }
}

async function writeBackup(state: string, backups: string, kept: number, at: Date): Promise<Backup> {
  const folder = join(backups, nameOf(at))
  const unfinished = `${folder}.part`
  mkdirSync(backups, { recursive: true, mode: 0o700 })
  // Left by a process that was killed.
  for (const name of readdirSync(backups).filter(isUnfinished)) rmSync(join(backups, name), { recursive: true })
  try {
    mkdirSync(unfinished, { mode: 0o700 })
    for (const service of services) {
      const database = new DatabaseSync(databasePath(state, service), { readOnly: true })
      try {
        await backup(database, databasePath(unfinished, service), { rate: wholeDatabase })
      } finally {
        database.close()
      }
    }
    const missing = await copyFiles(filesFolder(state), filesFolder(unfinished))
    renameSync(unfinished, folder)
    const names = readdirSync(backups).filter(isBackup).toSorted()
    // A backup of a later time is from before the clock was set back. It counts as the oldest, so that the new one stays.
    const isAhead = (name: string) => name > basename(folder)
    const all = [...names.filter(isAhead), ...names.filter((name) => !isAhead(name))]
    // The next backup is a day away: removes backups that would be too old by then.
    const oldest = nameOf(new Date(at.getTime() - (backupRetentionDays - 1) * 86_400_000))
    const removed = all.filter((name, index) => index < all.length - Math.max(1, kept) || name < oldest)
    for (const name of removed) rmSync(join(backups, name), { recursive: true })
    return { folder, missing }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * Replaces the databases and files of a server, which must not be running, by those of a backup. The previous state is kept next
 * to it.
 * @param finish completes the databases in the folder that it is given before they replace those of the server
 * @returns the folder of the previous state; undefined if there was none
 * @throws Error if the backup is incomplete or a server uses the state
 */
export async function restoreBackup(
  state: string,
  folder: string,
  finish: (incoming: string) => Promise<void> = async () => undefined
): Promise<string | undefined> {
  for (const service of services) {
    const path = databasePath(folder, service)
    if (!existsSync(path)) throw new Error(`There is no ${path}, so this is no complete backup. Nothing was changed.`)
  }
  return replaceState(state, async (incoming) => {
    for (const service of services) {
      const [from, to] = [databasePath(folder, service), databasePath(incoming, service)]
      await copyFile(from, to)
      await chmod(to, statSync(to).mode | 0o600)
      // The copy is checked: SQLite writes beside a database that it opens, and a backup can be on a disk that is only read.
      assertWhole(to, from)
    }
    await copyFiles(filesFolder(folder), filesFolder(incoming))
    await finish(incoming)
  })
}

/**
 * @param source the path of which the message speaks, if the database is a copy
 * @throws Error if a database is damaged
 */
export function assertWhole(path: string, source = path): void {
  if (!isWhole(path)) throw new Error(`${source} is damaged. Nothing was changed.`)
}

function isWhole(path: string): boolean {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const [checked] = database.prepare('PRAGMA integrity_check').all()
    return checked?.integrity_check === 'ok'
  } catch (error) {
    // Some damage is an error of the check itself.
    if (error instanceof Error && 'errcode' in error && isDamage(error.errcode)) return false
    throw error
  } finally {
    database.close()
  }
}

/** SQLite's codes for a malformed database and for a file that is none, in the lowest byte. */
const isDamage = (code: unknown) => typeof code === 'number' && [11, 26].includes(code & 0xff)

/**
 * Replaces a state that no server uses by a new folder that `fill` writes. The previous state is kept next to it. If `fill` fails,
 * what it has written is removed: it has personal data, and can be what has filled the disk.
 * @param folder the state
 * @returns the folder of the previous state; undefined if there was none
 */
export async function replaceState(folder: string, fill: (incoming: string) => Promise<void>): Promise<string | undefined> {
  // Without a slash at its end, behind which the names below would lie in the state.
  const state = resolve(folder)
  assertUnused(state)
  const incoming = `${state}.incoming`
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true, mode: 0o700 })
  try {
    await fill(incoming)
    // Filling takes minutes, in which a server may have started: what it has acknowledged would be put aside.
    assertUnused(state)
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true })
    throw error
  }
  // When root restores, the databases get the owner of the parent folder, which is the server's user.
  if (process.getuid?.() === 0) await giveAway(incoming, statSync(dirname(state)))
  const before = existsSync(state) ? `${state}.before-${nameOf(new Date())}` : undefined
  if (before !== undefined) renameSync(state, before)
  renameSync(incoming, state)
  return before
}

/** @throws Error if a server uses the state */
function assertUnused(state: string): void {
  if (existsSync(databasePath(state, 'host')) && isInUse(state))
    throw new Error('A server uses these databases. Stop it first. Nothing was changed.')
}

async function giveAway(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid)
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid)
}

/** Milliseconds that a starting server waits for one that clears the state. */
const lockTimeout = 10_000

const openLock = (state: string, timeout: number) => new DatabaseSync(join(state, 'lock.sqlite'), { timeout })

/** Whether a running server holds the lock of `holdState`. */
function isInUse(state: string): boolean {
  const lock = openLock(state, 0)
  try {
    lock.exec('BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch {
    return true
  } finally {
    lock.close()
  }
}

/** Runs `act` with the state locked; does nothing if a process uses the state. */
export async function whileUnused(state: string, act: () => Promise<void>): Promise<void> {
  mkdirSync(state, { recursive: true })
  const lock = openLock(state, 0)
  try {
    try {
      lock.exec('BEGIN EXCLUSIVE')
    } catch {
      return
    }
    await act()
  } finally {
    lock.close()
  }
}

/**
 * Locks the state as in use until this process ends. Several servers can share one state.
 * @returns a function that releases the lock
 */
export function holdState(state: string): () => void {
  mkdirSync(state, { recursive: true })
  const lock = openLock(state, lockTimeout)
  lock.exec('CREATE TABLE IF NOT EXISTS lock(id INTEGER)')
  // A shared lock, which blocks exclusive ones; the system releases it with the process.
  lock.exec('BEGIN; SELECT * FROM lock')
  return () => lock.close()
}

/**
 * Copies the objects. Their content is immutable, so on the same disk a hard link suffices.
 * @returns the keys of objects whose content is missing; they must not make the whole backup fail
 */
async function copyFiles(from: string, to: string): Promise<string[]> {
  if (!existsSync(from)) return []
  await mkdir(to, { recursive: true })
  const records = (await readdir(from)).filter((name) => name.endsWith('.json'))
  const missing: string[] = []
  for (const name of records) missing.push(...(await copyObject(from, to, name)))
  return missing
}

/** @returns its key if its content is missing */
async function copyObject(from: string, to: string, record: string): Promise<string[]> {
  for (;;) {
    const written = await readFile(join(from, record), 'utf8').catch(() => undefined)
    // The object was deleted during the backup.
    if (written === undefined) return []
    const { key, content }: { key: string; content: string } = JSON.parse(written)
    try {
      await link(join(from, content), join(to, content)).catch(() => copyFile(join(from, content), join(to, content)))
      await writeFile(join(to, record), written)
      return []
    } catch (error) {
      // The object was replaced during the backup, unless its record still names the missing content.
      if ((await readFile(join(from, record), 'utf8').catch(() => '')) !== written) continue
      if (isMissing(error)) return [key]
      throw error
    }
  }
}
