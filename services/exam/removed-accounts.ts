import { eq, inArray } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { erasedColumns } from '../api/personal-data'
import { attempts } from './db/schema'
import { isRetained, ownedTables } from './personal-data'

/**
 * Erases what the exam service stores about a removed account. Certificates stay, so that those who were shown one can still verify
 * it; the file with the name goes, because it is for the holder alone.
 */
export async function eraseAccount(db: DrizzleD1Database, account: string): Promise<void> {
  const { byAccount, byAttempt } = ownedTables()
  const own = db.select({ id: attempts.id }).from(attempts).where(eq(attempts.account, account))
  await db.batch([
    db.select({ id: attempts.id }).from(attempts).where(eq(attempts.account, account)),
    ...byAttempt.map(({ table, column }) => db.delete(table).where(inArray(column, own))),
    ...byAccount.map(({ table, fates, column }) =>
      isRetained({ fates })
        ? db.update(table).set(erasedColumns(table, fates)).where(eq(column, account))
        : db.delete(table).where(eq(column, account))
    )
  ])
}
