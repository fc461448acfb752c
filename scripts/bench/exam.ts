import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type LocalSite, prepareDatabases, serveSite } from '../local-site'
import { median, percentile } from './statistics'

const candidates = 200
const savesEach = 15

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const savedSchema = v.object({ status: v.literal(200), data: v.object({ accepted: v.literal(true) }) })

/**
 * Saves answers at the edge: first one candidate alone, then two hundred at the same time, each sending the next save as soon
 * as the last one is acknowledged. Real candidates save once in some ten seconds.
 */
export async function measureExam() {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-exam-bench-'))
  await prepareDatabases(state)
  const site = await serveSite({ port: 0, state, log: () => undefined })
  try {
    const logins = await addCandidates(site)
    const started = performance.now()
    const examTokens = await Promise.all(logins.map((login) => startExam(site, login)))
    const startSeconds = (performance.now() - started) / 1000

    const alone: number[] = []
    for (let sequence = 1; sequence <= savesEach; sequence += 1) alone.push(await save(site, examTokens[0] ?? '', sequence))

    const began = performance.now()
    const all = examTokens.map(async (token) => {
      const own: number[] = []
      for (let sequence = 1; sequence <= savesEach; sequence += 1) own.push(await save(site, token, savesEach + sequence))
      return own
    })
    const together = (await Promise.all(all)).flat()
    const seconds = (performance.now() - began) / 1000
    const result = {
      candidates,
      startsPerSecond: Number((candidates / startSeconds).toFixed(0)),
      saves: together.length,
      savesPerSecond: Number((together.length / seconds).toFixed(0)),
      aloneMilliseconds: Number(median(alone).toFixed(1)),
      medianMilliseconds: Number(median(together).toFixed(0)),
      p95Milliseconds: Number(percentile(together, 0.95).toFixed(0))
    }
    console.table({ 'saves of an exam': result })
    return result
  } finally {
    await site.close()
    await rm(state, { recursive: true, force: true })
  }
}

/** Adds candidates who have confirmed a name; returns their login tokens. */
async function addCandidates({ runtime }: LocalSite): Promise<string[]> {
  const people = Array.from({ length: candidates }, (_, n) => ({
    id: randomUUID(),
    phone: `136${String(n).padStart(8, '0')}`,
    session: randomUUID(),
    token: randomBytes(32).toString('base64url')
  }))
  const rows = JSON.stringify(people.map(({ token, ...row }) => ({ ...row, hash: sha256(token) })))
  const now = Date.now()
  const passport = await runtime.getD1Database('DB', 'galaxy-passport')
  await passport.batch([
    passport
      .prepare(
        `INSERT INTO accounts (id, username, phone, email, email_activated, password_hash, company, position, purpose, created_at)
         SELECT value ->> 'id', '王小明', value ->> 'phone', NULL, 0, '', '某公司', '工程师', '学习', ?1 FROM json_each(?2)`
      )
      .bind(now, rows),
    passport
      .prepare(
        `INSERT INTO sessions (token_hash, account_id, expires_at, id, created_at, last_seen_at)
         SELECT value ->> 'hash', value ->> 'id', ?1, value ->> 'session', ?2, ?2 FROM json_each(?3)`
      )
      .bind(now + 86_400_000, now, rows)
  ])
  const exam = await runtime.getD1Database('DB', 'galaxy-exam')
  await exam.prepare("INSERT INTO candidates (account, name) SELECT value ->> 'id', '王小明' FROM json_each(?)").bind(rows).run()
  return people.map(({ token }) => token)
}

interface Answer {
  status: number
  cookies: string[]
  body: string
}

/** Calls the edge as a page does, over a new connection: the server may close an idle one just as it is reused. */
function post({ address }: LocalSite, path: string, cookie: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(`/api/exam/${path}`, address), { method: 'POST', agent: false, headers }, async (answer) => {
      const content = Buffer.concat(await answer.toArray()).toString()
      resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], body: content })
    })
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify(body))
  })
}

/** Starts an exam; returns the exam token, which the edge sets as a cookie. */
async function startExam(site: LocalSite, login: string): Promise<string> {
  const answer = await post(site, 'attempt/authenticate', `cl-official-website=${login}`, { purpose: 'exam' })
  const cookie = answer.cookies.find((each) => each.startsWith('cl-official-exam='))
  const token = /^cl-official-exam=([\w-]+);/.exec(cookie ?? '')?.[1]
  if (!token) throw new Error(`An exam was not started: ${answer.status}`)
  return token
}

/** Saves an answer. Returns the milliseconds until it is acknowledged. @throws if it is not */
async function save(site: LocalSite, examToken: string, sequence: number): Promise<number> {
  const started = performance.now()
  const body = { position: sequence % 60, sequence, device: 'bench-device', options: [], flagged: sequence % 2 === 0 }
  const answer = await post(site, 'attempt/answer', `cl-official-exam=${examToken}`, body)
  v.parse(savedSchema, JSON.parse(answer.body))
  return performance.now() - started
}
