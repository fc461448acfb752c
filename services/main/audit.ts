import { type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { auditLog } from './db/schema'

/** What an account did at a desk call of main. */
export interface AuditEntry {
  /** Passport's id of the account. */
  actor: string
  /** What was done, as `inquiry.erase`: the kind of the subject, a dot, and the verb. */
  action: string
  /** What it was done to, as `inquiry/12`: never a name or an address. */
  subject: string
  /** What else an admin needs to know, without personal data: it stays when the subject is erased. */
  detail?: string
  /** Milliseconds since the epoch. */
  at: number
}

/**
 * Statement that records the entry. It belongs into the batch of the change.
 * @param condition records nothing unless it holds, for a change that another one may have forestalled
 */
export function recordAudit(db: DrizzleD1Database, { actor, action, subject, detail = '', at }: AuditEntry, condition?: SQL) {
  return db
    .insert(auditLog)
    .select(sql`SELECT ${crypto.randomUUID()}, ${at}, ${actor}, ${action}, ${subject}, ${detail} WHERE ${condition ?? sql`TRUE`}`)
}
