import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from '../../../scripts/local-site.ts'
import { type SentCode, sentCodeSchema } from '../../../src/contract/outbox'
import { hashCheaply } from '../../support/cheap-hashes.ts'
import { freshState } from '../../support/fresh-state.ts'
import { type Answer, openRequest, type RequestOptions, readAnswer } from '../../support/request'
import { size } from '../../support/sizes'
import { newPhone, password, registration } from './harness'

/*
 * Kills the process of passport and its database while clients register, and compares the database after the restart with
 * the responses. Passport runs without the edge, which keeps nothing and whose modules would take most of each restart;
 * crash-forms.test.ts kills whole sites.
 */

const rounds = size(10, 2)
const concurrency = 3

let state: string
let site: KillableSite
beforeAll(async () => {
  state = await freshState()
  site = await start()
})
afterAll(() => site.kill())

type Row = Record<string, unknown>
interface KillableSite {
  call: (path: string, json?: object, token?: string) => Promise<Answer>
  sentCodes: () => Promise<SentCode[]>
  query: (sql: string, ...values: (string | number)[]) => Promise<Row[]>
  kill: () => Promise<void>
}

/** The last process started: workerd, once a site is running. */
let newest: ChildProcess | undefined
subscribe('child_process', (message) => {
  const { process: child } = v.parse(v.object({ process: v.instance(ChildProcess) }), message)
  newest = child
})

async function start(): Promise<KillableSite> {
  const served = await serveSite({
    port: 0,
    state,
    workers: ['galaxy_passport', 'galaxy_outbox'],
    configure: (worker) => {
      hashCheaply(worker)
      worker.routes = [`${worker.name}/*`]
    },
    log: () => undefined
  })
  const send = async (host: string, path: string, options: RequestOptions) =>
    readAnswer(await openRequest(served.address, path, 'service', { host, ...options }))
  const workerd = newest
  if (!workerd?.spawnfile.endsWith('workerd')) throw new Error('workerd was not started last')
  const database = await served.runtime.getD1Database('DB', 'galaxy-passport')
  return {
    call: (path, json, token) =>
      send('galaxy-passport', `/galaxy/${path}`, {
        headers: { Language: 'CN', Authorization: token },
        ...(json && { method: 'POST', body: json })
      }),
    sentCodes: async () => {
      const { body } = await send('galaxy-outbox', '/__outbox', { headers: { Accept: 'application/json' } })
      return v.parse(v.array(sentCodeSchema), JSON.parse(body))
    },
    query: async (sql, ...values) => {
      const { results } = await database
        .prepare(sql)
        .bind(...values)
        .all()
      return results
    },
    kill: async () => {
      const died = once(workerd, 'exit')
      expect(workerd.kill('SIGKILL')).toBe(true)
      // Closing the site releases workerd from its launcher, which would otherwise restart it.
      await Promise.all([died, served.close()])
    }
  }
}

const registered = v.object({ data: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }) })
const tokenOf = (answer: Answer) => v.parse(registered, answer.json()).data.token

/** Requests a code, a minute after the last one, and reads it from the outbox. */
async function codeFor({ call, query, sentCodes }: KillableSite, phone: string): Promise<string> {
  await query('UPDATE attempts SET at = at - 60000')
  expect((await call(`user/get-code?phone=${phone}&type=1`)).status).toBe(200)
  return (await sentCodes()).find(({ to }) => to === phone)?.code ?? ''
}

/** Registers; undefined if no response arrived. */
const register = ({ call }: KillableSite, phone: string, code: string) =>
  call('user/register', registration(phone, code)).catch(() => undefined)

/** The stored rows of an account. */
async function stored({ query }: KillableSite, phone: string): Promise<Row | undefined> {
  const [row] = await query(
    `SELECT (SELECT count(*) FROM accounts WHERE phone = ?1) AS accounts,
       (SELECT count(*) FROM sessions JOIN accounts ON accounts.id = account_id WHERE phone = ?1) AS sessions,
       (SELECT count(*) FROM events JOIN accounts ON accounts.id = account_id WHERE phone = ?1 AND kind = 'registered') AS events,
       (SELECT used FROM codes WHERE identifier = ?1) AS used`,
    phone
  )
  return row
}

async function registerWhole(phone: string): Promise<string> {
  const answer = await register(site, phone, await codeFor(site, phone))
  if (answer?.status !== 200) throw new Error(`The registration failed: ${answer?.body}`)
  return tokenOf(answer)
}

const whole = { accounts: 1, sessions: 1, events: 1, used: 1 }

test('a site killed during a registration leaves no or one complete account, and keeps acknowledged ones', async () => {
  const token = await registerWhole(newPhone())
  const started = performance.now()
  await registerWhole(newPhone())
  const longest = (performance.now() - started) * concurrency

  let unanswered = 0
  // Further rounds if none of them has interrupted a registration, which a random moment need not.
  for (let round = 0; round < rounds || (unanswered === 0 && round < 10 * rounds); round += 1) {
    const phones = Array.from({ length: concurrency }, newPhone)
    const codes: string[] = []
    for (const phone of phones) codes.push(await codeFor(site, phone))
    const dying = site
    const asked = phones.map((phone, n) => register(dying, phone, codes[n] ?? ''))
    // At a random point in the first part of their duration, then in the second, and so on.
    await wait((((round % rounds) + Math.random()) / rounds) * longest)
    await dying.kill()
    const answers = await Promise.all(asked)
    unanswered += answers.filter((answer) => answer === undefined).length

    site = await start()
    for (const [n, phone] of phones.entries()) {
      const found = await stored(site, phone)
      if (answers[n] !== undefined || found?.accounts === 1) {
        expect(found).toEqual(whole)
        const login = await site.call('login', { phone, password })
        expect(login.status).toBe(200)
      } else {
        expect(found).toMatchObject({ accounts: 0, sessions: 0, events: 0 })
        // The code may have been consumed; a new one must still lead to the account.
        await registerWhole(phone)
      }
      const answer = answers[n]
      if (answer?.status === 200) {
        expect((await site.call('user/current-user', undefined, tokenOf(answer))).status).toBe(200)
      }
    }
    expect((await site.call('user/current-user', undefined, token)).status).toBe(200)
  }
  expect(unanswered).toBeGreaterThan(0)
})
