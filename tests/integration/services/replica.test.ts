import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openNodeDatabase } from '../../../hosts/node/database.ts'
import { openFiles } from '../../../hosts/node/files.ts'
import { awaitReplica } from '../../../hosts/node/replica.ts'
import { databasePath, filesFolder, services } from '../../../hosts/node/site.ts'
import { type Running, startOnNode } from '../../../scripts/bench/node-site.ts'
import { root } from '../../../scripts/root.ts'
import { databaseSchema } from '../../../services/api/bindings.ts'
import { loginCookie } from '../../../src/contract/cookies'
import { sendFeedback, ticketOf } from '../../support/feedback.ts'
import { freshState } from '../../support/fresh-state.ts'
import { startS3Store } from '../../support/s3-store.ts'
import { formOf, pngOfSize } from '../../support/sample-files'
import { addAccount, addSessions } from './stored-accounts'

/*
 * The server of an installation on Node with Litestream beside it, as docs/operations.md sets them up. Both are killed at once, as
 * when the machine is lost, and only the replica is left.
 */

const litestreamPath = join(root, 'node_modules/@flydotio/litestream-linux-x64/litestream')
/** npm has the binary for some systems only. */
const isInstalled = existsSync(litestreamPath)

/** Writes of at most so many milliseconds may be lost with the machine. */
const maxLostMs = 2000

/** Runs a command of the project, as an operator does. @returns its output */
async function command(name: string, args: readonly string[], settings: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/command.mjs'), name, ...args], {
    cwd: root,
    env: { PATH: [join(litestreamPath, '..'), process.env.PATH].join(delimiter), ...settings }
  })
  return stdout
}

/** Starts Litestream with the configuration that the command prints. */
async function replicate(folder: string, settings: Record<string, string>): Promise<{ kill: () => Promise<unknown> }> {
  const config = join(folder, 'litestream.yml')
  await writeFile(config, await command('backup', ['config'], settings))
  const child = spawn(litestreamPath, ['replicate', '-config', config], { env: settings, stdio: 'ignore' })
  const ended = once(child, 'exit')
  return {
    kill: () => {
      child.kill('SIGKILL')
      return ended
    }
  }
}

/** Sends feedback. @returns its ticket when it was acknowledged */
const send = async ({ port }: Running, number: number): Promise<string> => ticketOf((await sendFeedback(port, number)).body)

/** The session of an author, written into passport's database beside the server. */
async function authorToken(state: string): Promise<string> {
  const database = openNodeDatabase(databasePath(state, 'passport'))
  try {
    const passportDb = v.parse(databaseSchema, database)
    const account = await addAccount({ passportDb })
    await passportDb.prepare("INSERT INTO account_roles VALUES (?, 'author', ?)").bind(account.id, Date.now()).run()
    const [token = ''] = await addSessions({ passportDb }, [account])
    return token
  } finally {
    database.close()
  }
}

/** Uploads a picture into the library. */
async function upload({ port }: Running, token: string, seed: number): Promise<void> {
  const { body, contentType } = formOf({ name: 'a.png', type: 'image/png', bytes: pngOfSize(50_000, seed) })
  const answer = await fetch(`http://localhost:${port}/website/extention/api/admin/config?action=uploadimage&encode=utf-8`, {
    method: 'POST',
    headers: { Cookie: `${loginCookie}=${token}`, 'Content-Type': contentType, 'Sec-Fetch-Site': 'same-origin' },
    body: new Uint8Array(body)
  })
  expect(await answer.json()).toMatchObject({ state: 'SUCCESS' })
}

/** Keys and contents of the library's files, in base64. */
async function filesIn(place: string): Promise<Record<string, string>> {
  const files = openFiles(filesFolder(place))
  const found: Record<string, string> = {}
  for (const key of await files.list('')) {
    const object = await files.get(key)
    if (object && 'arrayBuffer' in object) found[key] = Buffer.from(await object.arrayBuffer()).toString('base64')
  }
  return found
}

function readDatabase<Value>(place: string, service: string, read: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(databasePath(place, service), { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

const ticketsIn = (place: string) =>
  new Set(
    readDatabase(place, 'main', (database) => database.prepare('SELECT ticket FROM surveys').all()).map(({ ticket }) => ticket)
  )

/** Lag of the replica in seconds, from `/readyz`. */
async function lagsOf({ port }: Running): Promise<Record<string, number>> {
  const lines = (await (await fetch(`http://localhost:${port}/readyz`)).text()).split('\n')
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name = '', seconds] = /^replica of (\w+): (\d+\.\d) s behind$/.exec(line) ?? []
      return seconds === undefined ? [] : [[name, Number(seconds)]]
    })
  )
}

/** Waits until `/readyz` reports the expected lags. */
async function untilLags(server: Running, isExpected: (lags: Record<string, number>) => boolean): Promise<void> {
  while (!isExpected(await lagsOf(server))) await wait(100)
}
const isCaughtUp = (lags: Record<string, number>) => Object.values(lags).every((lag) => lag === 0)

describe.runIf(isInstalled)('a machine that is lost', () => {
  let replica: string
  /** The writes that were answered, with the moments of their request and of the answer. */
  let acknowledged: { ticket: string; sentAt: number; at: number }[]
  let lostAt: number
  /** In the middle of the writes and uploads. */
  let middle: number
  let library: Record<string, string>
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'galaxy-lost-'))
    const state = join(folder, 'machine', 'site')
    await mkdir(join(folder, 'machine'))
    await rename(await freshState('node'), state)
    replica = join(folder, 'elsewhere')
    const server = await startOnNode(state, { env: { GALAXY_REPLICA: replica, GALAXY_PROCESSES: '2' } })
    const token = await authorToken(state)
    const litestream = await replicate(folder, { GALAXY_STATE: state, GALAXY_REPLICA: replica })

    acknowledged = []
    const sent: Promise<void>[] = []
    const uploads: Promise<void>[] = []
    let isLost = false
    const begun = Date.now()
    // Fifty writes a second, until so many are acknowledged.
    for (let number = 0; acknowledged.length < 720; number += 1) {
      await wait(Math.max(0, begun + number * 20 - Date.now()))
      const sentAt = Date.now()
      if (number === 400) middle = sentAt
      const write = send(server, number).then((ticket) => {
        if (!isLost) acknowledged.push({ ticket, sentAt, at: Date.now() })
      })
      sent.push(write.catch((error: unknown) => (isLost ? undefined : Promise.reject(error))))
      if (number % 60 === 0 && number <= 600) uploads.push(upload(server, token, number))
      // Files are compared by content, so uploads are complete before the machine is lost.
      if (number === 660) await Promise.all(uploads)
    }
    isLost = true
    lostAt = Date.now()
    await Promise.all([server.kill(), litestream.kill()])
    await Promise.all(sent)
    library = await filesIn(state)
    await rm(join(folder, 'machine'), { recursive: true })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const restore = async (name: string, ...options: string[]) => {
    const restored = join(folder, name, 'site')
    await command('restore', ['--from', 'replica', ...options], { GALAXY_STATE: restored, GALAXY_REPLICA: replica })
    return restored
  }

  test('costs two seconds of writes at most, nothing is torn, and the files are alike', async () => {
    // They went across several checkpoints: Litestream starts a new log after each.
    expect((await readdir(join(replica, 'main/generations'), { recursive: true })).join()).toMatch(/00000002_/)

    const restored = await restore('newest')
    for (const service of services) {
      const checks = readDatabase(restored, service, (database) => [
        ...database.prepare('PRAGMA integrity_check').all(),
        ...database.prepare('PRAGMA foreign_key_check').all()
      ])
      expect(checks.map((row) => ({ ...row }))).toEqual([{ integrity_check: 'ok' }])
    }
    const tickets = ticketsIn(restored)
    const lost = acknowledged.filter(({ ticket }) => !tickets.has(ticket))
    expect(lostAt - Math.min(lostAt, ...lost.map(({ at }) => at))).toBeLessThan(maxLostMs)
    expect(Object.keys(library).length).toBeGreaterThan(10)
    expect(await filesIn(restored)).toEqual(library)
  })

  test('is restored to a moment, with what was there and nothing of later', async () => {
    const restored = await restore('earlier', '--at', new Date(middle).toISOString())
    const tickets = ticketsIn(restored)
    const isRestored = ({ ticket }: { ticket: string }) => tickets.has(ticket)
    expect(acknowledged.filter(({ at }) => at < middle - maxLostMs).every(isRestored)).toBe(true)
    expect(acknowledged.filter(({ sentAt }) => sentAt > middle).some(isRestored)).toBe(false)
    const files = await filesIn(restored)
    expect(library).toMatchObject(files)
    expect(Object.keys(files).length).toBeLessThan(Object.keys(library).length)
  })

  test('lives on in what was restored', async () => {
    const server = await startOnNode(await restore('again'))
    try {
      expect(await send(server, 10_000)).not.toBe('')
    } finally {
      await server.kill()
    }
  })
})

describe.runIf(isInstalled)('the replica of a running server', () => {
  let folder: string
  let state: string
  const running: { kill: () => Promise<unknown> }[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'galaxy-replica-'))
    state = join(folder, 'site')
    await rename(await freshState('node'), state)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ kill }) => kill()))
    await rm(folder, { recursive: true, force: true })
  })
  const killAfterTest = <Child extends { kill: () => Promise<unknown> }>(child: Child): Child => {
    running.push(child)
    return child
  }

  test('falls behind without Litestream, which /readyz and the doctor report, and catches up with it', async () => {
    const replica = { folder: join(folder, 'elsewhere') }
    const settings = { GALAXY_STATE: state, GALAXY_REPLICA: replica.folder }
    const server = killAfterTest(await startOnNode(state, { env: settings }))
    await untilLags(server, ({ main = 0, files }) => main > 0 && files === 0)
    await expect(awaitReplica(state, replica, 'main', 0)).rejects.toThrow('The replica has no copy of the database')

    const first = killAfterTest(await replicate(folder, settings))
    await untilLags(server, isCaughtUp)
    expect(await awaitReplica(state, replica, 'main', 10_000)).toBeLessThan(10_000)

    await first.kill()
    await send(server, 1)
    await untilLags(server, ({ main = 0, exam }) => main > 1 && exam === 0)
    await expect(awaitReplica(state, replica, 'main', 0)).rejects.toThrow(/The replica ends at .*Check whether Litestream runs/)

    killAfterTest(await replicate(folder, settings))
    await untilLags(server, isCaughtUp)
  })

  test('is in a bucket as well, from which it is restored', async () => {
    const keys = { region: 'cn-north-1', accessKeyId: 'the-id' }
    const [store, files] = [await startS3Store({ ...keys, pageSize: 50 }), await startS3Store(keys)]
    try {
      const settings = {
        GALAXY_REPLICA: store.address,
        GALAXY_REPLICA_REGION: keys.region,
        GALAXY_REPLICA_KEY_ID: keys.accessKeyId,
        GALAXY_REPLICA_SECRET: 'the secret',
        GALAXY_FILES_BUCKET: files.address,
        GALAXY_FILES_REGION: keys.region,
        GALAXY_FILES_KEY_ID: keys.accessKeyId,
        GALAXY_FILES_SECRET: 'the secret'
      }
      const server = killAfterTest(await startOnNode(state, { env: settings }))
      const litestream = killAfterTest(await replicate(folder, { GALAXY_STATE: state, ...settings }))
      const ticket = await send(server, 1)
      const bucket = { address: store.address, ...keys, secretAccessKey: 'the secret' }
      for (const service of services) await awaitReplica(state, { bucket }, service, 60_000)
      await Promise.all([server.kill(), litestream.kill()])
      await rm(state, { recursive: true })
      await command('restore', ['--from', 'replica'], { GALAXY_STATE: state, ...settings })
      expect([...ticketsIn(state)]).toEqual([ticket])
    } finally {
      store.close()
      files.close()
    }
  })
})
