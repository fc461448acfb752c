import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { privacyStatementVersion } from '../../src/contract/limits'
import { originalLocale } from '../../src/contract/locale'
import { privacyStatementHashes } from '../../src/contract/privacy-statement'
import { prepareDatabases } from '../local-site'
import { onNodeDatabase } from '../node-state'
import { startKillable } from './killable-site'
import { asShipped, startOnNode } from './node-site'

/** Result of posting to a site that is killed meanwhile. */
interface FormRun {
  /** Kills that interrupted a post. */
  kills: number
  /** Requests, repetitions included. */
  sent: number
  /** Posts that were answered with success: all that were made, at least as many as were asked for. */
  acknowledged: number
  /** Acknowledged posts that are not stored, or stored more than once. */
  missing: number
  twice: number
  /** Acknowledged with another id than that of the stored row. */
  strange: number
  /** Folder of the databases, for the caller to remove. */
  state: string
}

/** A site that has been started and can be killed. */
interface Started {
  address: URL
  kill: () => Promise<void>
  /** The rows of a query on main's database. */
  query: (sql: string) => Promise<unknown>
}

/** Starts a site on the databases of a folder, which the first start fills. */
const hosts = {
  workerd: async (state: string): Promise<Started> => {
    await prepareDatabases(state)
    const { site, kill } = await startKillable({ state })
    const database = await site.runtime.getD1Database('DB', 'galaxy-main')
    return { address: site.address, kill, query: async (sql) => (await database.prepare(sql).all()).results }
  },
  node: async (state: string): Promise<Started> => {
    const { port, kill } = await startOnNode(state, { env: asShipped })
    return {
      address: new URL(`http://localhost:${port}`),
      kill,
      query: async (sql) => onNodeDatabase(state, 'main', [sql])
    }
  }
} as const

type Host = keyof typeof hosts

/** Posts in flight at the same time. */
const concurrency = 4

const answerSchema = v.object({
  status: v.literal(200),
  data: v.object({ id: v.optional(v.string()), ticket: v.optional(v.string()) })
})

/** A post that would be refused however often it is repeated. */
class Refused extends Error {}

const person = { name: '王小明', phone: '13800000000', email: 'wang@example.com' }

/** One body for each kind of submission, and the query that reads its key and id back. */
const forms = [
  {
    path: 'add/userInfo',
    body: { ...person, industry: '金融', edition: 'standard' },
    stored: 'SELECT idempotency_key AS key, id FROM consultations'
  },
  {
    path: 'add/userInfo',
    body: { ...person, kind: 'partner', company: '某公司', position: '工程师', city: '北京', needs: '合作', wants: ['partner'] },
    stored: 'SELECT idempotency_key AS key, id FROM partner_requests'
  },
  {
    path: 'userInfo/userSatisfactionSurvey',
    body: { version: 'v1.4', id: '1', locale: originalLocale, reasons: ['other'] },
    stored: 'SELECT idempotency_key AS key, ticket AS id FROM surveys'
  },
  {
    path: 'downloadRecord/add',
    body: {
      ...person,
      industry: '金融',
      consent: 'statement',
      kind: 'research',
      id: 1,
      language: 'ZH',
      statementVersion: privacyStatementVersion,
      statementHash: privacyStatementHashes[originalLocale]
    },
    // A record without its consent would be a partial write, so it does not count as stored.
    stored: 'SELECT idempotency_key AS key, r.id FROM download_records r JOIN consents c ON c.id = r.consent'
  }
] as const

/**
 * Posts forms of every kind while it kills and restarts the site at random moments, until `kills` of them interrupted a
 * post and at least `posts` were acknowledged; repeats posts that were not.
 */
export async function killDuringPosts({
  posts,
  kills: wanted,
  host
}: {
  posts: number
  kills: number
  host: Host
}): Promise<FormRun> {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-posts-'))
  const start = hosts[host]
  let running = await start(state)
  /** Resolves when the site runs again. */
  let isUp = Promise.resolve()
  let sent = 0
  const acknowledged = new Map<string, string>()

  const attempt = async (number: number): Promise<string | undefined> => {
    const form = forms[number % forms.length] ?? forms[0]
    sent += 1
    const answer = await fetch(new URL(`/api/main/${form.path}`, running.address), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `post-${number}-key`,
        'Sec-Fetch-Site': 'same-origin',
        // On Node, where this machine counts as a proxy, each post comes from a visitor of its own.
        'X-Forwarded-For': `10.0.${Math.floor(number / 256)}.${number % 256}`
      },
      body: JSON.stringify(form.body),
      signal: AbortSignal.timeout(10_000)
    })
    const { status, statusText } = answer
    const said = await answer.text()
    // A retry would change nothing.
    if (status >= 400 && status < 500) throw new Refused(`${form.path}: ${status} ${statusText} ${said}`)
    const { data } = v.parse(answerSchema, JSON.parse(said))
    return data.id ?? data.ticket
  }

  let next = 0
  let interrupted = 0
  let kills = 0
  const sender = async () => {
    for (let number = next++; number < posts || kills < wanted; number = next++) {
      let id: string | undefined
      while (id === undefined) {
        await isUp
        id = await attempt(number).catch((error: unknown) => {
          if (error instanceof Refused) throw error
          interrupted += 1
          return undefined
        })
      }
      acknowledged.set(`post-${number}-key`, id)
    }
  }
  const killer = async () => {
    while (kills < wanted) {
      // At a random point of the next part of the run, of which there are as many as kills.
      const at = acknowledged.size + Math.floor((Math.random() * posts) / wanted)
      while (acknowledged.size < at) await wait(1)
      await wait(Math.random() * 10)
      let up = () => {}
      isUp = new Promise((resolve) => {
        up = resolve
      })
      const before = interrupted
      await running.kill()
      running = await start(state)
      // A kill between two answers interrupts no post and tests nothing.
      if (interrupted > before) kills += 1
      up()
    }
  }
  await Promise.all([killer(), ...Array.from({ length: concurrency }, sender)])
  const stored = await readStored(running)
  await running.kill()
  const counts = [...acknowledged].map(([key, id]) => ({ id, rows: stored.filter((row) => row.key === key) }))
  return {
    kills,
    sent,
    acknowledged: acknowledged.size,
    missing: counts.filter(({ rows }) => rows.length === 0).length,
    twice: counts.filter(({ rows }) => rows.length > 1).length,
    strange: counts.filter(({ id, rows }) => rows.some((row) => row.id !== id)).length,
    state
  }
}

const rowsSchema = v.array(v.object({ key: v.nullable(v.string()), id: v.string() }))

async function readStored({ query }: Started) {
  const rows = await Promise.all(forms.map(async ({ stored }) => v.parse(rowsSchema, await query(stored))))
  return rows.flat()
}

/** `npm run bench -- posts` */
export async function measurePosts() {
  const result: Record<string, object> = {}
  for (const host of ['workerd', 'node'] as const) {
    const { state, ...run } = await killDuringPosts({ posts: 500, kills: 12, host })
    await rm(state, { recursive: true, force: true })
    result[host] = run
  }
  console.table(result)
  return result
}
