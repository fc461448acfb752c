import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { openDatabase } from '../../hosts/database.ts'
import { openNodeDatabase } from '../../hosts/node/database.ts'
import { migrate } from '../../hosts/node/migrate.ts'
import { createApp } from '../../services/passport/app.ts'
import { storeCode } from '../../services/passport/codes.ts'
import { accounts, attempts, codes, sessions } from '../../services/passport/db/schema.ts'
import { parseEnv } from '../../services/passport/env.ts'
import { PasswordHasher } from '../../services/passport/password.ts'
import { tokenHash } from '../../services/passport/tokens.ts'

const root = join(import.meta.dirname, '../..')
/** log2 of scrypt's N: the lowest, so that tests are fast. */
const hashCost = 10
const profile = { username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
const answerSchema = v.object({
  status: v.number(),
  field: v.optional(v.string()),
  error: v.optional(v.string()),
  data: v.optional(v.unknown())
})

export const password = 'a'.repeat(64)
/** The body of a registration. */
export const registration = (phone: string, captcha: string) => ({ phone, captcha, password, ...profile })

/** Passport in this process with a database of its own, for what a test cannot bring about from outside. */
export function startPassport(settings: Record<string, unknown> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-passport-'))
  const database = openNodeDatabase(join(folder, 'galaxy-passport.sqlite'))
  migrate(database, join(root, 'services/passport/db/migrations'))
  const env = parseEnv({ DB: database, CODES_PER_DAY: 100, PASSWORD_HASH_COST: hashCost, ...settings })
  const app = createApp(env)
  const db = openDatabase(env.DB)

  async function call(path: string, init: RequestInit = {}, token?: string) {
    const headers = { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: token }) }
    const answer = await app.request(`/galaxy/${path}`, { ...init, headers })
    return v.parse(answerSchema, await answer.json())
  }

  return {
    db,
    get: (path: string, token?: string) => call(path, {}, token),
    post: (path: string, json: unknown, token?: string) => call(path, { method: 'POST', body: JSON.stringify(json) }, token),
    /** Adds an account with `password`. @returns its id */
    async addAccount(account: Partial<typeof accounts.$inferInsert>, cost = hashCost): Promise<string> {
      const passwordHash = await new PasswordHasher(cost).hash(password)
      const id = crypto.randomUUID()
      const added = { ...profile, phone: null, email: null, emailActivated: false, passwordHash, createdAt: 1, ...account, id }
      await db.insert(accounts).values(added)
      return id
    },
    /** Opens a session of the account. @returns its token */
    async addSession(accountId: string): Promise<string> {
      const token = crypto.randomUUID()
      const now = Date.now()
      const times = { createdAt: now, lastSeenAt: now, expiresAt: now + 3_600_000 }
      await db.insert(sessions).values({ tokenHash: tokenHash(token), accountId, id: crypto.randomUUID(), ...times })
      return token
    },
    /** Stores a code as if it had been sent. */
    addCode: (code: Parameters<typeof storeCode>[1]) => storeCode(db, code, Date.now()),
    /** The scopes of the counted attempts. */
    scopes: async () => (await db.select().from(attempts)).map(({ scope }) => scope),
    forgetAttempts: () => db.delete(attempts),
    /** Removes accounts, codes and attempts. */
    async empty() {
      await db.batch([db.delete(accounts), db.delete(codes), db.delete(attempts)])
    },
    close() {
      database.close()
      rmSync(folder, { recursive: true })
    }
  }
}
