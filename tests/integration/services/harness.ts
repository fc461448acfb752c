import { rmSync, writeFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { createTestHarness } from 'wrangler'
import { type localWorkers, readLocalConfig } from '../../../scripts/local-config'
import { type Answer, answerSchema } from '../../../src/contract/answer'
import { type SentCode, sentCodeSchema } from '../../../src/contract/outbox'

/** Which worker takes passport's codes: the real outbox, a test's own, or none (as when nothing is configured). */
export type Outbox = 'galaxy-outbox' | 'first-send-fails' | 'keeps-all' | 'none'

/**
 * The built services in workerd, with empty databases. Reads go through `call`; `passportDb` and `mainDb` are there to
 * age rows and to count them, never to stand in for a call.
 */
export async function startServices({
  outbox = 'galaxy-outbox',
  vars = {}
}: {
  outbox?: Outbox
  vars?: Record<string, number>
} = {}) {
  const passportConfig = localConfig('galaxy_passport', outbox)
  const mainConfig = localConfig('galaxy_main')
  const server = createTestHarness({
    workers: [
      { configPath: passportConfig, vars },
      { configPath: mainConfig },
      { configPath: 'dist/galaxy_outbox/wrangler.json' },
      ...(['first-send-fails', 'keeps-all'] as const).map((name) => ({
        config: { name, main: `tests/integration/services/fixtures/${name}.ts`, compatibility_date: '2026-10-01' }
      }))
    ]
  })
  await server.listen()
  const passport = server.getWorker<{ DB: D1Database }>('galaxy-passport')
  const main = server.getWorker<{ DB: D1Database }>('galaxy-main')
  await passport.applyD1Migrations('DB')
  await main.applyD1Migrations('DB')
  const passportDb = (await passport.getEnv()).DB
  const mainDb = (await main.getEnv()).DB

  async function call(worker: 'passport' | 'main', path: string, request: Call = {}) {
    const base = worker === 'passport' ? 'http://passport/galaxy/' : 'http://main/web/user/'
    const { form, json, text, type, token, language = 'CN', address, headers = {}, method } = request
    const body = text ?? (json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json))
    const contentType = type ?? (form ? 'application/x-www-form-urlencoded' : 'application/json')
    const response = await server.getWorker(`galaxy-${worker}`).fetch(base + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      body,
      headers: {
        // Of its own: a service that answers without having read the body closes the connection, perhaps just when it is used again.
        Connection: 'close',
        Language: language,
        ...(body === undefined ? {} : { 'Content-Type': contentType }),
        ...(token === undefined ? {} : { Authorization: token }),
        ...(address === undefined ? {} : { 'X-Client-Address': address }),
        ...headers
      }
    })
    const written = await response.text()
    const answer: Answer = written === '' ? { status: response.status } : v.parse(answerSchema, JSON.parse(written))
    return { http: response.status, headers: response.headers, ...answer }
  }

  /** What the outbox has taken, in its own order. */
  async function sentCodes(): Promise<SentCode[]> {
    const worker = outbox === 'none' ? 'galaxy-outbox' : outbox
    const response = await server.getWorker(worker).fetch('http://outbox/__outbox', { headers: { Accept: 'application/json' } })
    return v.parse(v.array(sentCodeSchema), await response.json())
  }

  /** The newest code sent to the recipient. */
  async function sentCode(to: string): Promise<string> {
    const code = (await sentCodes()).find((sent) => sent.to === to)?.code
    if (code === undefined) throw new Error('No code was sent there')
    return code
  }

  async function close(): Promise<void> {
    await server.close()
    for (const path of [passportConfig, mainConfig]) rmSync(path)
  }

  return { call, sentCode, sentCodes, passportDb, mainDb, server, close }
}

export type Services = Awaited<ReturnType<typeof startServices>>

interface Call {
  method?: string
  form?: Record<string, string>
  json?: unknown
  /** A body as it stands. */
  text?: string
  type?: string
  token?: string
  language?: 'CN' | 'EN'
  address?: string
  headers?: Record<string, string>
}

/**
 * The built configuration with the local overlay, in a file beside it, since its paths are relative, and one
 * for each harness, since test files run at the same time.
 * `outbox` takes the place of the outbox that the overlay binds.
 */
function localConfig(worker: (typeof localWorkers)[number], outbox: Outbox = 'galaxy-outbox'): string {
  const config = readLocalConfig(worker)
  const services = config.services
    ?.filter(() => outbox !== 'none')
    .map((bound) => (bound.binding === 'OUTBOX' ? { ...bound, service: outbox } : bound))
  const path = `dist/${worker}/wrangler.${crypto.randomUUID()}.json`
  writeFileSync(path, JSON.stringify({ ...config, services }))
  return path
}

let people = 0

/** A phone number that no other test of the file has used. */
export function newPhone(): string {
  people += 1
  return `138${String(people).padStart(8, '0')}`
}

export const password = 'a'.repeat(64)

export function registration(phone: string, captcha: string) {
  return { phone, captcha, password, username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
}

/** Registers a new person, and returns their phone number and token. */
export async function registerSomeone({ call, sentCode }: Services, phone = newPhone(), language: 'CN' | 'EN' = 'CN') {
  await call('passport', `user/get-code?phone=${encodeURIComponent(phone)}&type=1`, { language })
  const answer = await call('passport', 'user/register', { json: registration(phone, await sentCode(phone)), language })
  const { token } = v.parse(v.object({ token: v.string() }), answer.data)
  return { phone, token }
}
