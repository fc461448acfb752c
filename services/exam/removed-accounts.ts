import { eq, inArray } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { erasedColumns } from '../api/personal-data'
import { attempts } from './db/schema'
import { isRetained, ownedTables } from './personal-data'

/**
 * Erases the exam service's data about a removed account. Certificates stay, so that anyone who was shown one can still verify it.
 * The file with the holder's name is deleted, because only the holder may have it.
 */
export async function eraseAccount(db: DrizzleD1Database, account: string): Promise<void> {
  const { byAccount, byAttempt } = ownedTables()
  const ownAttempts = db.select({ id: attempts.id }).from(attempts).where(eq(attempts.account, account))
  await db.batch([
    // The result is not used: the type of `batch` requires a first statement, which a spread list does not guarantee.
    db.select({ id: attempts.id }).from(attempts).where(eq(attempts.account, account)),
    ...byAttempt.map(({ table, column }) => db.delete(table).where(inArray(column, ownAttempts))),
    ...byAccount.map(({ table, fates, column }) =>
      isRetained({ fates })
        ? db.update(table).set(erasedColumns(table, fates)).where(eq(column, account))
        : db.delete(table).where(eq(column, account))
    )
  ])
}
