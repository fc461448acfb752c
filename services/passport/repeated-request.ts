import { and } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { type Account, accountExists, hasIdentifier } from './accounts'
import { type Code, wasConsumed } from './codes'
import { accounts } from './db/schema'
import type { PasswordHasher } from './password'

interface Services {
  db: DrizzleD1Database
  hasher: PasswordHasher
}

/**
 * The account of a registration or reset that succeeded and is repeated because its answer was lost: it has the identifier and the
 * password already. To everyone else the consumed code is a wrong one.
 * @throws Refusal 503 while too many passwords are checked
 */
export async function accountOfRepeated(
  { db, hasher }: Services,
  code: Code,
  password: string,
  now: number
): Promise<Account | undefined> {
  if (!(await wasConsumed(db, code, now))) return undefined
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(hasIdentifier(code.identifier), accountExists(now)))
  return account && (await hasher.matches(password, account.passwordHash)) ? account : undefined
}
