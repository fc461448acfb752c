import { createHash, randomUUID, scryptSync } from 'node:crypto'
import { newPhone, password, type Services } from './harness'

/*
 * People put into passport's database as it would have written them, for tests that need hundreds: a registration costs
 * its password's scrypt, some 140 ms.
 */

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A stored hash of `password` that is quickly checked. Logging in would make it anew with the real cost; proofs do not. */
const cheapHash = (() => {
  const key = scryptSync(password, Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 })
  return `scrypt$1024$8$1$${Buffer.alloc(16).toString('base64url')}$${key.toString('base64url')}`
})()

interface Person {
  id: string
  phone: string | null
  email: string | null
  emailActivated: boolean
}

/** Adds an account with the password `password`. */
export async function addPerson({ passportDb }: Services, given: Partial<Omit<Person, 'id'>> = {}): Promise<Person> {
  const person: Person = { id: randomUUID(), phone: newPhone(), email: null, emailActivated: false, ...given }
  await passportDb
    .prepare(
      `INSERT INTO accounts (id, username, phone, email, email_activated, password_hash, company, position, purpose, created_at)
       VALUES (?, '王小明', ?, ?, ?, ?, '某公司', '工程师', '学习', ?)`
    )
    .bind(person.id, person.phone, person.email, Number(person.emailActivated), cheapHash, Date.now())
    .run()
  return person
}

/** Makes the person's password `password` again, with a hash that is quickly checked. */
export async function resetToCheapHash({ passportDb }: Services, { id }: Person): Promise<void> {
  await passportDb.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').bind(cheapHash, id).run()
}

/** Logs the person in. */
export async function addSession({ passportDb }: Services, { id }: Person): Promise<string> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const now = Date.now()
  await passportDb
    .prepare('INSERT INTO sessions (token_hash, account_id, expires_at, id, created_at, last_seen_at) VALUES (?, ?, ?, ?, ?, ?)')
    .bind(sha256(token), id, now + 86_400_000, randomUUID(), now, now)
    .run()
  return token
}

/** The code that `addCode` stores. */
export const rightCode = '271828'
export const wrongCode = '314159'

/** Stores `rightCode` for the identifier as if it had just been sent. */
export async function addCode({ passportDb }: Services, identifier: string, type: '1' | '2' | '3' | '4' | '5'): Promise<void> {
  await passportDb
    .prepare(`INSERT OR REPLACE INTO codes (identifier, type, code_hash, tries, used, expires_at) VALUES (?, ?, ?, 0, 0, ?)`)
    .bind(identifier, type, sha256(JSON.stringify([identifier, type, rightCode])), Date.now() + 300_000)
    .run()
}
