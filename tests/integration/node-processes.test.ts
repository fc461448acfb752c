import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openNodeDatabase } from '../../hosts/node/database.ts'
import { databasePath } from '../../hosts/node/site.ts'
import { type Running, startOnNode } from '../../scripts/bench/node-site.ts'
import { childrenOf } from '../../scripts/bench/process.ts'
import { root } from '../../scripts/root.ts'
import { databaseSchema } from '../../services/api/bindings.ts'
import { loginCookie } from '../../src/contract/cookies.ts'
import { eventually } from '../support/eventually.ts'
import { freshState } from '../support/fresh-state.ts'
import { userAgent } from '../support/request.ts'
import { formOf, png } from '../support/sample-files.ts'
import { addAtDesk } from './services/stored-accounts.ts'

/*
 * The server of an installation on Node with two processes. A connection belongs to one of them, and the primary gives each new one
 * to the next process, so two keep-alive connections are one to each.
 */

let folder: string
let server: Running | undefined
const agents: Agent[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galaxy-processes-'))
})
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy()
  await server?.stop()
  server = undefined
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(options: { entry?: string } = {}): Promise<Running & { state: string }> {
  const state = await freshState('node')
  const env = { GALAXY_PROCESSES: '2', GALAXY_LOGS: `${state}-logs` }
  server = await startOnNode(state, { env, ...options })
  return { ...server, state }
}

/** Log lines of the event. */
async function logged(state: string, event: string): Promise<string[]> {
  const logs = `${state}-logs`
  const files = (await readdir(logs)).map((name) => readFileSync(join(logs, name), 'utf8'))
  return files
    .join('')
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
}

/** A keep-alive connection, which stays with one process. */
function connection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

function ask(
  { port }: Running,
  path: string,
  { method = 'GET', headers = {}, body = '', ...more }: Asked & Pick<RequestOptions, 'agent'> = {}
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, ...more }
    const sent = request({ ...options, headers: { Host: 'localhost', 'User-Agent': userAgent, ...headers } }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(await answer.toArray()).toString() })
    })
    sent.on('error', reject).end(body)
  })
}

const jsonFrom = (address: string, body: object, more: Record<string, string> = {}): Asked => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address, ...more },
  body: JSON.stringify(body)
})

test('the limit of an address counts what comes to either process', async () => {
  const running = await start()
  const connections = [connection(), connection()]
  const statuses: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const survey = { version: 'v1.4', id: '1', locale: 'en-US', reasons: ['other'], suggestion: `More room ${number}` }
    const { status } = await ask(running, '/api/main/userInfo/userSatisfactionSurvey', {
      ...jsonFrom('203.0.113.7', survey, { 'Idempotency-Key': `survey-${number}` }),
      agent: connections[number % 2] ?? false
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

test('logins that come to two processes wait for one another, and too many are refused', async () => {
  const running = await start()
  const connections = [connection(), connection()].map((agent) => Object.assign(agent, { maxSockets: 12 }))
  const answers = Array.from({ length: 24 }, (_, number) =>
    ask(running, '/api/passport/galaxy/login', {
      ...jsonFrom(`203.0.113.${number}`, { phone: `138000001${String(number).padStart(2, '0')}`, password: 'a'.repeat(64) }),
      agent: connections[number % 2] ?? false
    })
  )
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
  // One hash each 360 ms and none later than three seconds; requests a second late get three more. If each counted alone, 18 would
  // pass.
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(13)
})

test('a publication ends the cached pages of both processes within five seconds', async () => {
  const running = await start()
  const connections = [connection(), connection()]
  const seen = async (agent: Agent, text: string) => (await ask(running, '/news', { agent })).body.includes(text)
  for (const agent of connections) expect(await seen(agent, 'Published meanwhile')).toBe(false)
  const database = openNodeDatabase(databasePath(running.state, 'main'))
  database.exec(`UPDATE news SET title = 'Published meanwhile', entry_version = entry_version + 1
    WHERE id = (SELECT id FROM news WHERE language = 'ZH' OR language = 'zh-CN' ORDER BY released_on DESC LIMIT 1)`)
  database.close()
  const published = performance.now()
  const times = await Promise.all(
    connections.map(async (agent) => {
      while (!(await seen(agent, 'Published meanwhile'))) await wait(100)
      return performance.now() - published
    })
  )
  expect(Math.max(...times)).toBeLessThan(5000)
})

test('a killed process loses only its own requests, is replaced, and its jobs are repeated', async () => {
  const running = await start()
  const connections = [connection(), connection()]
  for (const agent of connections) expect((await ask(running, '/', { agent })).status).toBe(200)
  const before = childrenOf(running.pid)
  const [killed = 0] = before
  const host = openNodeDatabase(databasePath(running.state, 'host'))
  const job = 'exam * * * * *'
  const lease = () => host.file.prepare('SELECT leased_until FROM jobs WHERE name = ?').get(job)?.leased_until
  await eventually(() => expect(lease()).toBe(0))
  // The state while the process runs the job.
  const name = /(?:^|\0)PROCESS_ID=([^\0]+)/.exec(readFileSync(`/proc/${killed}/environ`, 'utf8'))?.[1] ?? ''
  const claim = host.file.prepare('UPDATE jobs SET leased_until = ?, process = ? WHERE name = ?')
  claim.run(Date.now() + 600_000, name, job)

  process.kill(killed, 'SIGKILL')
  const outcomes = await Promise.allSettled(
    connections.map(async (agent) => {
      const statuses = new Set<number>()
      for (let number = 0; number < 50; number += 1) statuses.add((await ask(running, '/', { agent })).status)
      return [...statuses]
    })
  )
  expect(outcomes).toContainEqual({ status: 'fulfilled', value: [200] })
  await eventually(async () => expect(await logged(running.state, 'process-died')).toHaveLength(1))
  for (let number = 0; number < 20; number += 1) expect((await ask(running, '/readyz', { agent: false })).status).toBe(200)
  await eventually(() => expect(childrenOf(running.pid)).toHaveLength(2))
  expect(childrenOf(running.pid)).not.toContain(killed)
  await eventually(() => expect(lease()).toBe(0))
  host.close()
})

/**
 * A folder with a version of the server, as an update has it: its own code, build and migrations.
 * @param mark a static file of its own
 */
async function makeVersion(mark: string): Promise<string> {
  const version = join(folder, mark)
  await mkdir(version)
  for (const part of ['hosts', 'dist', 'services', 'package.json'])
    await cp(join(root, part), join(version, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(version, 'node_modules'))
  for (const path of ['', 'assets']) await writeFile(join(version, 'dist/client', path, `${mark}.txt`), mark)
  return version
}

/** Points the link to the version, in one step. */
async function pointTo(version: string): Promise<string> {
  const link = join(folder, 'current')
  await symlink(version, `${link}.new`)
  await rename(`${link}.new`, link)
  return link
}

/** An upload of an author whose end is sent when the returned function is called. */
async function beginUpload({ port, state }: Running & { state: string }) {
  const database = openNodeDatabase(databasePath(state, 'passport'))
  const passportDb = v.parse(databaseSchema, database)
  const { token } = await addAtDesk({ passportDb }, ['author'])
  database.close()
  const { body, contentType } = formOf({ name: 'a.png', type: 'image/png', bytes: png(600, 600, 7) })
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/website/extention/api/admin/config?action=uploadimage',
    method: 'POST',
    agent: connection(),
    headers: {
      Host: 'localhost',
      Cookie: `${loginCookie}=${token}`,
      'Content-Type': contentType,
      'Content-Length': body.length,
      'Sec-Fetch-Site': 'same-origin'
    }
  })
  const answer = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (incoming) => resolve(Buffer.concat(await incoming.toArray()).toString()))
  })
  sent.write(body.subarray(0, 200))
  return () => {
    sent.end(body.subarray(200))
    return answer
  }
}

/** Requests pages over keep-alive and new connections until it is stopped. */
function steadyLoad(running: Running) {
  const outcomes = new Map<string, number>()
  let isOver = false
  const lanes = [connection(), connection(), false, false].map(async (agent) => {
    for (let number = 0; !isOver; number += 1) {
      const path = number % 2 === 0 ? '/' : '/api/main/news/list?language=EN'
      const outcome = await ask(running, path, { agent }).then(({ status }) => String(status), String)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(lanes)
    return outcomes
  }
}

test('a new version takes over without a refused or cut request, and one that does not start changes nothing', async () => {
  const entry = join(await pointTo(await makeVersion('one')), 'hosts/node/main.ts')
  const running = await start({ entry })
  const has = async (mark: string) => (await ask(running, `/${mark}.txt`, { agent: false })).body === mark
  expect([await has('one'), await has('two')]).toEqual([true, false])
  const kept = connection()
  expect((await ask(running, '/one.txt', { agent: kept })).body).toBe('one')
  const endUpload = await beginUpload(running)
  const stop = steadyLoad(running)
  const before = childrenOf(running.pid)

  const broken = await makeVersion('broken')
  await rm(join(broken, 'dist/server'), { recursive: true })
  await pointTo(broken)
  process.kill(running.pid, 'SIGHUP')
  await eventually(async () => expect(await logged(running.state, 'exchange-failed')).toHaveLength(1))
  expect(childrenOf(running.pid)).toEqual(before)

  await pointTo(await makeVersion('two'))
  process.kill(running.pid, 'SIGHUP')
  await eventually(async () => expect(await logged(running.state, 'version-exchanged')).toHaveLength(1))
  expect([await has('one'), await has('two')]).toEqual([false, true])
  // A page of one version gets its scripts from the other: over a connection to the old one, which is answered once more, and back.
  expect((await ask(running, '/assets/two.txt', { agent: kept })).body).toBe('two')
  expect((await ask(running, '/assets/one.txt', { agent: kept })).body).toBe('one')
  // The old version handles it to the end.
  expect(await endUpload()).toContain('SUCCESS')
  const outcomes = await stop()
  expect([...outcomes.keys()]).toEqual(['200'])
  for (const agent of agents.splice(0)) agent.destroy()
  await eventually(() => {
    const now = childrenOf(running.pid)
    expect([now.length, now.filter((pid) => before.includes(pid))]).toEqual([2, []])
  })
})
