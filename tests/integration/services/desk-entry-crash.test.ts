import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KillableSite, startKillable } from '../../../scripts/bench/killable-site.ts'
import { entryCreatedSchema, entryDetailSchema, entrySavedSchema } from '../../../src/contract/desk-entries'
import { freshState } from '../../support/fresh-state.ts'
import { openRequest, readAnswer } from '../../support/request'
import { blocksOf, newsFields } from './desk-entry-client'
import { addAtDesk } from './stored-accounts'

/*
 * Authors save their texts again and again while the process of main and its database is killed. A page repeats a save until
 * it is acknowledged, so a repeated one may have been stored already. Afterwards each text is that of the last save.
 */

const authors = 10
const savesOfAuthor = 12
const kills = 5

let running: KillableSite
let state: string
/** Resolves when the site runs again. */
let isUp = Promise.resolve()
const start = () =>
  startKillable({
    state,
    workers: ['galaxy_passport', 'galaxy_main', 'galaxy_outbox'],
    configure: (worker) => {
      worker.routes = [`${worker.name}/*`]
    }
  })

beforeAll(async () => {
  state = await freshState()
  running = await start()
}, 60_000)
afterAll(() => running.kill())

async function restart(): Promise<void> {
  let up = () => {}
  isUp = new Promise((resolve) => {
    up = resolve
  })
  await running.kill()
  running = await start()
  up()
}

async function send(token: string, path: string, body?: object) {
  const options = { host: 'galaxy-main', headers: { Authorization: token }, ...(body && { method: 'POST', body }) }
  return readAnswer(await openRequest(running.site.address, `/web/user/desk/entry/${path}`, 'service', options))
}

let interrupted = 0
/** Repeats a call until it is answered with `data`. */
async function untilAnswered(token: string, path: string, body?: object): Promise<unknown> {
  for (;;) {
    await isUp
    const answer = await send(token, path, body).catch(() => undefined)
    if (answer?.status === 200) return v.parse(v.object({ data: v.unknown() }), answer.json()).data
    // workerd may answer for a service that it is losing.
    if (answer !== undefined && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    interrupted += 1
  }
}

test(`of ${authors * savesOfAuthor} saves during ${kills} kills, no acknowledged one is lost`, async () => {
  const passportDb = await running.site.runtime.getD1Database('DB', 'galaxy-passport')
  const accounts = await Promise.all(Array.from({ length: authors }, () => addAtDesk({ passportDb }, ['author'])))
  let acknowledged = 0
  const writing = accounts.map(async ({ token }, author) => {
    const created = await untilAnswered(token, 'create', { kind: 'news', language: 'zh-CN', fields: newsFields('0'), text: null })
    const { id, copy } = v.parse(entryCreatedSchema, created)
    let { revision } = copy
    for (let save = 1; save <= savesOfAuthor; save += 1) {
      const title = `${author} ${save}`
      const body = { kind: 'news', id, language: 'zh-CN', revision, fields: newsFields(title), text: blocksOf(title) }
      const saved = v.parse(entrySavedSchema, await untilAnswered(token, 'save', body))
      expect(saved.revision).toBe(revision + 1)
      revision = saved.revision
      acknowledged += 1
    }
    return { token, id, title: `${author} ${savesOfAuthor}`, revision }
  })
  const killer = async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      const at = Math.floor(((killed + Math.random()) / kills) * authors * savesOfAuthor * 0.9)
      while (acknowledged < at) await wait(1)
      await restart()
    }
  }
  const [written] = await Promise.all([Promise.all(writing), killer()])
  for (const { token, id, title, revision } of written) {
    const { copies } = v.parse(entryDetailSchema, await untilAnswered(token, `detail?kind=news&id=${id}`))
    expect(copies).toMatchObject([{ title, revision, text: blocksOf(title) }])
  }
  expect(interrupted).toBeGreaterThan(0)
}, 120_000)
