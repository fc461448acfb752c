import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { PasswordHasher } from '../../../services/passport/password'
import type { Role } from '../../../src/contract/roles'
import { newPhone, password, type Services } from './harness'

/*
 * Accounts written into passport's database in passport's format, for tests that are not about registration:
 * a registration takes a code and a hash.
 */

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The stored hash of `password`, at the cost of a test site (`hashCheaply`). */
const cheapHash = await new PasswordHasher(10).hash(password)

interface StoredAccount {
  id: string
  phone: string | null
  email: string | null
  emailActivated: boolean
}

type Database = Pick<Services, 'passportDb'>

/** Adds an account with the password `password`. */
export async function addAccount(services: Database, given: Partial<Omit<StoredAccount, 'id'>> = {}): Promise<StoredAccount> {
  const account: StoredAccount = { id: randomUUID(), phone: newPhone(), email: null, emailActivated: false, ...given }
  await addAccounts(services, [account])
  return account
}

/** Adds the accounts with a single statement, because each prepared statement is a call to the runtime. */
export async function addAccounts(
  { passportDb }: Database,
  accounts: readonly StoredAccount[],
  passwordHash = cheapHash
): Promise<void> {
  const values = "value ->> 'id', '王小明', value ->> 'phone', value ->> 'email', value ->> 'emailActivated'"
  await passportDb
    .prepare(
      `INSERT INTO accounts (id, username, phone, email, email_activated, password_hash, company, position, purpose, created_at)
       SELECT ${values}, ?1, '某公司', '工程师', '学习', ?2 FROM json_each(?3)`
    )
    .bind(passwordHash, Date.now(), JSON.stringify(accounts))
    .run()
}

/** An account with the phone number, not yet added. */
export const accountOf = (phone: string) => ({ id: randomUUID(), phone, email: null, emailActivated: false })

/** Opens a session for each account in the list, which may repeat an account; returns the tokens in the same order. */
export async function addSessions({ passportDb }: Database, accounts: readonly StoredAccount[]): Promise<string[]> {
  const opened = accounts.map(({ id }) => ({ id: randomUUID(), accountId: id, token: randomBytes(32).toString('base64url') }))
  const rows = opened.map(({ token, ...row }) => ({ ...row, tokenHash: sha256(token) }))
  const now = Date.now()
  await passportDb
    .prepare(
      `INSERT INTO sessions (token_hash, account_id, expires_at, id, created_at, last_seen_at)
       SELECT value ->> 'tokenHash', value ->> 'accountId', ?1, value ->> 'id', ?2, ?2 FROM json_each(?3)`
    )
    .bind(now + 86_400_000, now, JSON.stringify(rows))
    .run()
  return opened.map(({ token }) => token)
}

/** Adds an account with the roles at the desk and logs it in. */
export async function addAtDesk(
  services: Database,
  roles: readonly Role[],
  given: Partial<Omit<StoredAccount, 'id'>> = {}
): Promise<StoredAccount & { token: string }> {
  const account = await addAccount(services, given)
  await services.passportDb
    .prepare('INSERT INTO account_roles (account_id, role, granted_at) SELECT ?1, value, ?2 FROM json_each(?3)')
    .bind(account.id, Date.now(), JSON.stringify(roles))
    .run()
  const [token = ''] = await addSessions(services, [account])
  return { ...account, token }
}

/** The code stored by `addCodes`. */
export const rightCode = '271828'
export const wrongCode = '314159'

type CodeType = '1' | '2' | '3' | '4' | '5'

/** Stores `rightCode` for each identifier as if it had just been sent. */
export async function addCodes({ passportDb }: Database, identifiers: readonly string[], type: CodeType): Promise<void> {
  const rows = identifiers.map((identifier) => ({ identifier, hash: sha256(JSON.stringify([identifier, type, rightCode])) }))
  await passportDb
    .prepare(
      `INSERT OR REPLACE INTO codes (identifier, type, code_hash, tries, used, expires_at)
       SELECT value ->> 'identifier', ?1, value ->> 'hash', 0, 0, ?2 FROM json_each(?3)`
    )
    .bind(type, Date.now() + 300_000, JSON.stringify(rows))
    .run()
}

/** Adds an account with the identifier and logs it in, for tests that are about neither registration nor login. */
export async function addLoggedIn(services: Database, identifier = newPhone()): Promise<{ phone: string; token: string }> {
  const isEmail = identifier.includes('@')
  const account = await addAccount(services, {
    phone: isEmail ? null : identifier,
    email: isEmail ? identifier : null,
    emailActivated: isEmail
  })
  const [token = ''] = await addSessions(services, [account])
  return { phone: identifier, token }
}
