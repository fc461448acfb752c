import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNodeDatabase } from '../../hosts/node/database.ts'
import { databasePath, services } from '../../hosts/node/site.ts'
import { type Running, startOnNode } from '../../scripts/bench/node-site.ts'
import { freePort } from '../../scripts/bench/runtime.ts'
import { databaseSchema } from '../../services/api/bindings.ts'
import { uploadedSchema } from '../../src/contract/editor-server.ts'
import { freshState } from '../support/fresh-state.ts'
import { type Answer, openRequest, type RequestOptions, readAnswer } from '../support/request.ts'
import { formOf, png } from '../support/sample-files.ts'
import { password } from './services/harness.ts'
import { addAccount } from './services/stored-accounts.ts'

/*
 * Several machines (docs/operations.md, «Several machines»): one with the services and their databases, and two edges behind a
 * proxy, which gives each request to the next of them.
 */

let state: string
/** Address on which the services listen for edges. */
let base: string
let origin: Running
let edges: (Running & { state: string })[]
let proxy: Server
let address: URL

/** A minimal proxy: forwards to the next edge, or to the one after it if that one is down. */
function startProxy(ports: readonly number[]): Promise<Server> {
  let next = 0
  const server = createServer((incoming, outgoing) => {
    const attempt = (attempts: number) => {
      const port = ports[next++ % ports.length]
      const { url = '/', method = 'GET' } = incoming
      // A test can state the visitor’s address.
      const headers = { 'x-forwarded-for': '203.0.113.7', ...incoming.headers }
      const passed = request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      passed.on('error', () => (attempts > 1 ? attempt(attempts - 1) : outgoing.destroy()))
      incoming.pipe(passed)
    }
    attempt(ports.length)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

beforeAll(async () => {
  state = await freshState('node')
  const port = await freePort()
  const secret = 's'.repeat(32)
  origin = await startOnNode(state, {
    env: {
      GALAXY_PROCESSES: '2',
      GALAXY_SERVICES: `127.0.0.1:${port}`,
      GALAXY_SERVICE_SECRET: secret,
      GALAXY_DNS_RESOLVER_URL: ''
    }
  })
  base = `http://127.0.0.1:${port}`
  const env = {
    GALAXY_PASSPORT_BASE: `${base}/passport`,
    GALAXY_USER_SERVICE_BASE: `${base}/main/web/user`,
    GALAXY_EXTENSION_API_BASE: `${base}/main/website/extention/api`,
    GALAXY_EXAM_BASE: `${base}/exam`
  }
  const startEdge = async (name: string) => {
    const own = `${state}-${name}`
    return { ...(await startOnNode(own, { isEdge: true, env })), state: own }
  }
  edges = [await startEdge('one'), await startEdge('two')]
  proxy = await startProxy(edges.map((edge) => edge.port))
  const bound = proxy.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  address = new URL(`http://127.0.0.1:${bound.port}`)
})
afterAll(async () => {
  proxy.close()
  proxy.closeAllConnections()
  await Promise.all([origin, ...edges].map((each) => each.stop()))
  for (const each of [state, ...edges.map((edge) => edge.state)]) await rm(each, { recursive: true, force: true })
})

const ask = async (path: string, options?: RequestOptions): Promise<Answer> =>
  readAnswer(await openRequest(address, path, options?.method === 'POST' ? 'call' : 'document', options))

/** Asks until both edges have answered. */
const askBoth = (path: string, options?: RequestOptions) => Promise.all([ask(path, options), ask(path, options)])

test('edges have no databases of their own', () => {
  for (const edge of edges) expect(services.filter((service) => existsSync(databasePath(edge.state, service)))).toEqual([])
})

test('a login at one edge is valid at both, and a file uploaded at one is served by the other', async () => {
  const database = openNodeDatabase(databasePath(state, 'passport'))
  const passportDb = v.parse(databaseSchema, database)
  const { id, phone } = await addAccount({ passportDb })
  await passportDb.prepare("INSERT INTO account_roles VALUES (?, 'author', ?)").bind(id, Date.now()).run()
  database.close()
  const login = await ask('/api/passport/galaxy/login', { method: 'POST', body: { phone, password } })
  expect(login.status).toBe(200)
  const cookies = Object.fromEntries(Object.entries(login.cookies).map(([name, { value }]) => [name, value]))
  for (const { status, body } of await askBoth('/api/passport/galaxy/user/current-user', { cookies })) {
    expect([status, body]).toEqual([200, expect.stringContaining(phone ?? '')])
  }
  const picture = png(600, 600, 7)
  const { body, contentType } = formOf({ name: 'a.png', type: 'image/png', bytes: picture })
  const uploaded = await ask('/website/extention/api/admin/config?action=uploadimage', {
    method: 'POST',
    cookies,
    headers: { 'Content-Type': contentType },
    body
  })
  const { url } = v.parse(uploadedSchema, uploaded.json())
  for (const answer of await askBoth(url)) {
    expect([answer.status, answer.headers['content-length']]).toEqual([200, String(picture.length)])
  }
})

test('the limit of an address counts what comes to either edge', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const { status } = await ask('/api/main/userInfo/userSatisfactionSurvey', {
      method: 'POST',
      headers: { 'X-Forwarded-For': '203.0.113.8', 'Idempotency-Key': `survey-${number}` },
      body: { version: 'v1.4', id: '1', locale: 'en-US', reasons: ['other'], suggestion: `More room ${number}` }
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

test('a publication ends the cached pages of both edges within five seconds', async () => {
  const text = 'Published meanwhile'
  for (const { body } of await askBoth('/news')) expect(body).not.toContain(text)
  const database = openNodeDatabase(databasePath(state, 'main'))
  database.exec(`UPDATE news SET title = '${text}', entry_version = entry_version + 1
    WHERE id = (SELECT id FROM news WHERE language = 'zh-CN' ORDER BY released_on DESC LIMIT 1)`)
  database.close()
  const published = performance.now()
  for (let seen = 0; seen < 2; ) {
    const answers = await askBoth('/news')
    seen = answers.filter(({ body }) => body.includes(text)).length
    if (seen < 2) await wait(100)
  }
  expect(performance.now() - published).toBeLessThan(5000)
})

test('calls between services are rejected without their secret', async () => {
  const answer = await fetch(`${base}/passport/galaxy/service/removed-accounts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Service': 'main' },
    body: '{}'
  })
  expect(answer.status).toBe(401)
})

test('while one edge is down, the other answers, and while the services are down, pages are shown', async () => {
  const [first] = edges
  for (const path of ['/', '/news']) await askBoth(path)
  await first?.kill()
  for (let number = 0; number < 4; number += 1) expect((await ask('/')).status).toBe(200)
  await origin.stop()
  for (const path of ['/', '/news']) expect((await ask(path)).status).toBe(200)
  expect((await ask('/api/main/news/list?language=EN')).status).toBe(502)
})
