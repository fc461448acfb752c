import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup } from '../../../hosts/node/backup.ts'
import { openNodeDatabase } from '../../../hosts/node/database.ts'
import { readErasureList } from '../../../hosts/node/erasures.ts'
import { databasePath, type ServiceName, services } from '../../../hosts/node/site.ts'
import type { Database } from '../../../hosts/ports'
import { type Running, startOnNode } from '../../../scripts/bench/node-site.ts'
import { root } from '../../../scripts/root.ts'
import { databaseSchema } from '../../../services/api/bindings.ts'
import { candidates } from '../../../services/exam/db/schema'
import { examPersonalData } from '../../../services/exam/personal-data'
import { consents, downloadRecords, inquiries } from '../../../services/main/db/schema'
import { submissionTables } from '../../../services/main/inbox/submissions'
import { mainPersonalData } from '../../../services/main/personal-data'
import { eventually } from '../../support/eventually.ts'
import { freshState } from '../../support/fresh-state.ts'
import { contentOf, type Planted, plant } from '../../support/planted-rows.ts'
import { addAccount } from './stored-accounts'

/*
 * Erasures made after a backup are repeated when the backup is restored (docs/personal-data.md): the server is stopped, the command
 * run as an operator does, and the server started again.
 */

let folder: string
let state: string
let backups: string
let server: Running | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galaxy-restored-'))
  state = join(folder, 'site')
  backups = join(folder, 'backups')
  await rename(await freshState('node'), state)
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function within<Value>(service: ServiceName, act: (database: Database) => Promise<Value>): Promise<Value> {
  const database = openNodeDatabase(databasePath(state, service))
  try {
    return await act(v.parse(databaseSchema, database))
  } finally {
    database.close()
  }
}

const everything = async () => (await Promise.all(services.map((service) => within(service, contentOf)))).join('\n')

const start = async () => {
  server = await startOnNode(state, { env: { GALAXY_BACKUPS: backups } })
}
async function stop(): Promise<void> {
  await server?.stop()
  server = undefined
}

/** An account with a download in main and a name in the exam service, and texts by which each is recognized. */
async function plantPerson(): Promise<{ id: string; texts: string[] }> {
  const { id, phone } = await within('passport', (passportDb) => addAccount({ passportDb }))
  const [consent, record] = [randomUUID(), randomUUID()]
  const planted: Planted[] = await within('main', async (main) => {
    await plant(main, { table: consents, fates: mainPersonalData.consents }, { id: consent, account: id, withdrawnAt: null })
    return plant(main, { table: downloadRecords, fates: mainPersonalData.downloadRecords }, { id: record, consent })
  })
  await within('main', (main) => plantInquiry(main, 'download', record))
  const inExam = await within('exam', (exam) =>
    plant(exam, { table: candidates, fates: examPersonalData.candidates }, { account: id })
  )
  return { id, texts: [phone ?? '', ...[...planted, ...inExam].map(({ canary }) => canary)] }
}

const plantInquiry = (main: Database, kind: string, subject: string) =>
  plant(main, { table: inquiries, fates: mainPersonalData.inquiries }, { kind, subject, changedAt: Date.now(), erasedAt: null })

/** An inquiry of each kind, of a visitor without an account; a request to be told of a certification is one. */
async function plantVisitor(): Promise<{ named: string[]; texts: string[] }> {
  const sent = submissionTables.map((submission) => ({ ...submission, subject: randomUUID() }))
  const planted: Planted[] = []
  for (const { kind, table, id, fates, subject } of sent) {
    await within('main', (main) => plantInquiry(main, kind, subject))
    planted.push(...(await within('main', (main) => plant(main, { table, fates }, { [id.name]: subject }))))
  }
  return { named: sent.map(({ kind, subject }) => `${kind}/${subject}`), texts: planted.map(({ canary }) => canary) }
}

const lost = (content: string, texts: readonly string[]) => texts.filter((text) => !content.includes(text))
const left = (content: string, texts: readonly string[]) => texts.filter((text) => content.includes(text))

test('an account and an inquiry that were erased after a backup are gone from all services after it is restored', async () => {
  const [gone, stays] = [await plantPerson(), await plantPerson()]
  const [erased, open] = [await plantVisitor(), await plantVisitor()]
  const { folder: backup } = await makeBackup(state, backups, 14)

  await within('passport', async (passport) => {
    const requested = "INSERT INTO events (id, account_id, at, kind) VALUES (?, ?, ?, 'deletion-requested')"
    await passport.prepare(requested).bind(randomUUID(), gone.id, Date.now()).run()
    await passport.prepare('UPDATE accounts SET delete_at = 1 WHERE id = ?').bind(gone.id).run()
  })
  await within('main', (main) =>
    main
      .prepare("UPDATE inquiries SET erased_at = ? WHERE kind || '/' || subject IN (SELECT value FROM json_each(?))")
      .bind(Date.now(), JSON.stringify(erased.named))
      .run()
  )
  await start()
  await eventually(async () => expect(left(await everything(), [...gone.texts, ...erased.texts])).toEqual([]))
  await eventually(() => {
    const list = readErasureList(backups)?.erased
    expect([...(list?.account ?? [])]).toEqual([gone.id])
    expect(erased.named.filter((name) => !list?.inquiry.has(name))).toEqual([])
  })
  await stop()

  // The machine is lost, and with it the databases that know of the erasures.
  await rm(state, { recursive: true })
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/command.mjs'), 'restore', backup], {
    cwd: root,
    env: { PATH: process.env.PATH, GALAXY_STATE: state }
  })
  // The account, its consent, the inquiry about its download, and those of the visitor.
  expect(stdout).toContain(
    `Erasures of the last thirty days that are repeated when the server starts: ${3 + erased.named.length}.`
  )
  await start()
  await eventually(async () => expect(left(await everything(), [...gone.texts, ...erased.texts])).toEqual([]))
  expect(lost(await everything(), [...stays.texts, ...open.texts])).toEqual([])
})
