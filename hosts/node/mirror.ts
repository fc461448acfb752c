import { randomUUID } from 'node:crypto'
import { mkdirSync, watch } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from './error-message.ts'
import { isRecord, type StoredFile } from './files.ts'
import { ifMissing } from './missing-file.ts'

/*
 * A second folder with the library's files (files.ts), seconds old, for a replica. A deleted or replaced file stays in it for a
 * while, so that a database restored to an earlier moment has its files: its record is then named `<record>.<milliseconds>.gone`.
 * Several processes of a server may write one mirror at once.
 */

/** Milliseconds between two passes, in which the events of one file become one. */
const passInterval = 250
/** Milliseconds between two passes over all files, for changes that the system did not report and copies that are too old. */
const wholeInterval = 600_000

/** Of `<record>.<milliseconds>.gone`, both. */
const goneName = /^(.+\.json)\.(\d+)\.gone$/

interface MirrorOptions {
  /** Folder of the files. */
  from: string
  /** Folder of the mirror. */
  to: string
  /** Milliseconds for which it keeps deleted files. */
  retention: number
  /** Called with the reason when a pass fails, and with undefined when one succeeds again. */
  report: (fault: string | undefined) => void
}

/** Keeps a mirror of the files until it is stopped. Changes from before the start are copied first. */
export function mirrorFiles({ from, to, retention, report }: MirrorOptions) {
  mkdirSync(from, { recursive: true })
  mkdirSync(to, { recursive: true, mode: 0o700 })
  /** Records that may differ, with the time since which. */
  const waiting = new Map<string, number>()
  /** The time of the record that is being copied. */
  let copying: number | undefined
  let wholeAt = 0
  let hasFailed = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()

  const watcher = watch(from, (_, name) => {
    if (name === null) wholeAt = 0
    else if (isRecord(name) && !waiting.has(name)) waiting.set(name, Date.now())
  })
  watcher.on('error', (error) => report(error.message))

  async function pass(): Promise<void> {
    const now = Date.now()
    if (now - wholeAt >= wholeInterval) {
      const names = new Set([...(await readdir(from)), ...(await readdir(to))].filter(isRecord))
      for (const name of names) if (!waiting.has(name)) waiting.set(name, now)
      await removeOld(to, now - retention)
      wholeAt = now
    }
    for (const [name, since] of waiting) {
      // An event for the record from here on counts as another change.
      waiting.delete(name)
      copying = since
      try {
        await mirrorRecord(from, to, name)
      } catch (error) {
        waiting.set(name, since)
        throw error
      } finally {
        copying = undefined
      }
    }
  }

  function next(): void {
    running = pass()
      .then(
        () => {
          if (hasFailed) report(undefined)
          hasFailed = false
        },
        (error: unknown) => {
          if (!hasFailed) report(errorMessage(error))
          hasFailed = true
        }
      )
      .finally(() => {
        if (!isStopped) timer = setTimeout(next, passInterval)
      })
  }
  next()

  return {
    /** Milliseconds for which the oldest change has been waiting. */
    lag: () => {
      const now = Date.now()
      return Math.max(0, now - Math.min(now, copying ?? now, ...waiting.values()))
    },
    /** Resolves after the pass that is running. */
    stop: async () => {
      isStopped = true
      watcher.close()
      await running
      clearTimeout(timer)
    }
  }
}

/** Brings a record and its content to the state that they have now. */
async function mirrorRecord(from: string, to: string, name: string): Promise<void> {
  for (;;) {
    const written = await readText(join(from, name))
    const mirrored = await readText(join(to, name))
    if (written === mirrored) return
    if (written !== undefined) {
      const { content } = recordOf(written)
      // It was replaced meanwhile, unless its record still names the content.
      if (!(await copyWhole(join(from, content), join(to, content)))) {
        if ((await readText(join(from, name))) === written) return
        continue
      }
    }
    const gone = join(to, `${name}.${Date.now()}.gone`)
    if (written === undefined) return void (await rename(join(to, name), gone).catch(ifMissing(undefined)))
    if (mirrored !== undefined) await link(join(to, name), gone)
    const unfinished = join(to, `${name}.${randomUUID()}.part`)
    await writeFile(unfinished, written, { flush: true })
    await rename(unfinished, join(to, name))
    return
  }
}

/** Removes records deleted before a moment with contents that no present record names, and the remains of a killed process. */
async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.part') && (await stat(join(folder, name))).mtimeMs < before) await rm(join(folder, name))
    const [, record = '', at] = goneName.exec(name) ?? []
    if (at === undefined || Number(at) > before) continue
    const gone = await readText(join(folder, name))
    const present = await readText(join(folder, record))
    if (gone !== undefined && gone !== present) await rm(join(folder, recordOf(gone).content), { force: true })
    await rm(join(folder, name), { force: true })
  }
}

/**
 * Copies the files of a mirror into a new folder.
 * @param at milliseconds since 1970: the files as they were then; undefined for those of now
 */
export async function restoreMirror(mirror: string, to: string, at?: number): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(mirror)) {
    const [, record = name, goneAt] = goneName.exec(name) ?? []
    if (!isRecord(record) || (goneAt !== undefined && (at === undefined || Number(goneAt) <= at))) continue
    const written = await readFile(join(mirror, name), 'utf8')
    const { content, uploaded } = recordOf(written)
    if (at !== undefined && uploaded > at) continue
    await copyFile(join(mirror, content), join(to, content))
    await writeFile(join(to, record), written)
  }
}

const recordOf = (text: string): StoredFile => JSON.parse(text)

const readText = (path: string) => readFile(path, 'utf8').catch(ifMissing(undefined))

/** Copies a file so that it is whole on the disk before it has its name. @returns false if there is none */
async function copyWhole(from: string, to: string): Promise<boolean> {
  const unfinished = `${to}.${randomUUID()}.part`
  try {
    await copyFile(from, unfinished)
    const file = await open(unfinished, 'r+')
    await file.sync().finally(() => file.close())
    await rename(unfinished, to)
    return true
  } catch (error) {
    await rm(unfinished, { force: true })
    return ifMissing(false)(error)
  }
}
