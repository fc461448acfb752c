import type { SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { AuditDetail } from '../../src/contract/audit'
import { recordAuditWhere } from '../api/audit'

/** An action of an account at a desk call of main. */
interface Done {
  /** Passport's id of the account. */
  actor: string
  /** The kind of the subject and the verb: `inquiry-erased`. */
  action: string
  /** Id of the changed record. */
  subject: string
  /** Ids, counts, filters: no personal data, because the log stays when its subject is erased. */
  detail?: AuditDetail
  /** Milliseconds since the epoch. */
  at: number
}

/**
 * Statement that records an action. It belongs in the batch of the change, before it.
 * @param condition records nothing unless it holds, for a change that an earlier one may have prevented
 */
export const recordAudit = (db: DrizzleD1Database, { at, ...done }: Done, condition?: SQL) =>
  recordAuditWhere(db, condition, { ...done, now: at })
