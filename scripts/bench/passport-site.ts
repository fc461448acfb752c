import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lowestDeployedCost, PasswordHasher } from '../../services/passport/password'
import { prepareDatabases, serveSite } from '../local-site'

const headers = { 'Sec-Fetch-Site': 'same-origin', Accept: 'application/json' }

/** The password hash of every account. */
export const password = createHash('sha256').update('correct-horse').digest('hex')

export interface PassportSite {
  /** Phone numbers of the accounts. */
  phones: string[]
  /** Calls passport at the edge, by POST if there is a body; resolves with the status at the end of the response. */
  call: (path: string, body?: URLSearchParams | object) => Promise<number>
  /** Opens a page; resolves with the status at the end of the response. */
  page: (path: string) => Promise<number>
  /** Resets the rate limits. */
  forgetAttempts: () => Promise<void>
}

/** Runs `measure` on the site as `npm start` serves it, with a fresh database of so many accounts. */
export async function withPassport<Result>(people: number, measure: (site: PassportSite) => Promise<Result>): Promise<Result> {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-bench-'))
  await prepareDatabases(state)
  const site = await serveSite({ port: 0, state, log: () => undefined })
  try {
    const database = await site.runtime.getD1Database('DB', 'galaxy-passport')
    const phones = Array.from({ length: people }, (_, n) => `135${String(n).padStart(8, '0')}`)
    const rows = phones.map((phone) => ({ id: randomUUID(), phone }))
    await database
      .prepare(
        `INSERT INTO accounts (id, username, phone, email, email_activated, password_hash, company, position, purpose, created_at)
         SELECT value ->> 'id', '王小明', value ->> 'phone', NULL, 0, ?1, '某公司', '工程师', '学习', ?2 FROM json_each(?3)`
      )
      .bind(await new PasswordHasher(lowestDeployedCost).hash(password), Date.now(), JSON.stringify(rows))
      .run()
    return await measure({
      phones,
      call: (path, body) => ask(new URL(`/api/passport/galaxy/${path}`, site.address), body),
      page: (path) => ask(new URL(path, site.address)),
      forgetAttempts: async () => {
        await database.exec('DELETE FROM attempts')
      }
    })
  } finally {
    await site.close()
    await rm(state, { recursive: true, force: true })
  }
}

/** Opens a new connection for each request: the server may close an idle one just as it is reused. */
function ask(address: URL, body?: URLSearchParams | object): Promise<number> {
  const isForm = body instanceof URLSearchParams
  const content = body && (isForm ? String(body) : JSON.stringify(body))
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      { method: body ? 'POST' : 'GET', agent: false, headers: { ...headers, ...(body && { 'Content-Type': type }) } },
      (answer) => {
        answer.on('error', reject)
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.resume()
      }
    )
    outgoing.on('error', reject)
    outgoing.end(content)
  })
}
