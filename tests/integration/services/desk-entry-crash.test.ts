import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCreatedSchema, entryDetailSchema, entrySavedSchema } from '../../../src/contract/desk-entries'
import { size } from '../../support/sizes'
import { blocksOf, newsFields } from './desk-entry-client'
import { type KillableServices, startKillableServices } from './killable-services'
import { addAtDesk } from './stored-accounts'

/*
 * Authors save their texts again and again while the process of main and its database is killed. A page repeats a save until
 * it is acknowledged, so a repeated one may have been stored already. Afterwards each text is that of the last save.
 */

const authors = 10
const savesOfAuthor = size(12, 6)
const kills = size(5, 2)

let services: KillableServices
beforeAll(async () => {
  services = await startKillableServices(['galaxy_passport', 'galaxy_main', 'galaxy_outbox'])
})
afterAll(() => services.kill())

/** Repeats a call of the desk until it is answered. */
const untilAnswered = (token: string, path: string, body?: object) =>
  services.untilAnswered(`/web/user/desk/entry/${path}`, {
    host: 'galaxy-main',
    headers: { Authorization: token },
    body
  })

test(`of ${authors * savesOfAuthor} saves during ${kills} kills, no acknowledged one is lost`, async () => {
  const passportDb = await services.database('galaxy-passport')
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
      await services.restart()
    }
  }
  const [written] = await Promise.all([Promise.all(writing), killer()])
  for (const { token, id, title, revision } of written) {
    const { copies } = v.parse(entryDetailSchema, await untilAnswered(token, `detail?kind=news&id=${id}`))
    expect(copies).toMatchObject([{ title, revision, text: blocksOf(title) }])
  }
  expect(services.interrupted()).toBeGreaterThan(0)
})
