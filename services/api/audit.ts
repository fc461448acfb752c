import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import { type AuditDetail, type AuditList, auditEntrySchema } from '../../src/contract/audit'
import { m } from '../../src/paraglide/messages'
import { Refusal } from './answer'

/**
 * The audit log of a service, a table of its database (decision 037). It has no foreign keys, because entries outlive the objects
 * they mention.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull(),
    /** Passport's account id; null for an operator's command. */
    actor: text('actor'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** JSON: ids, roles, counts, masked identifiers; no other personal data. */
    detail: text('detail').notNull()
  },
  (table) => [index('audit_log_at').on(table.at, table.id)]
)

/** An action to log; `now` in milliseconds since 1970. */
export interface AuditedAction<Action extends string> {
  actor: string
  action: Action
  subject: string
  detail?: AuditDetail
  now: number
}

/**
 * Statement that logs an action if the condition holds. Runs in the batch of the change, before it and with the same condition,
 * so that the entry exists if and only if the change was made.
 */
export function recordAuditWhere<Action extends string>(
  db: DrizzleD1Database,
  condition: SQL | undefined,
  { actor, action, subject, detail = {}, now }: AuditedAction<Action>
) {
  const values = sql`${crypto.randomUUID()}, ${now}, ${actor}, ${action}, ${subject}, ${JSON.stringify(detail)}`
  return db.insert(auditLog).select(sql`SELECT ${values} WHERE ${condition ?? sql`true`}`)
}

const pageLength = 50
const detailSchema = v.pipe(v.string(), v.parseJson(), auditEntrySchema.entries.detail)

/**
 * One page of the log, newest first.
 * @param before `next` of the previous page
 * @throws Refusal 400 (`before`)
 */
export async function readAuditLog(db: DrizzleD1Database, before: string | undefined): Promise<AuditList> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : olderThan(before))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    // One more than the page size, to detect whether there is a next page.
    .limit(pageLength + 1)
  const shown = rows.slice(0, pageLength)
  const last = shown.at(-1)
  return {
    entries: shown.map((row) => ({ ...row, detail: v.parse(detailSchema, row.detail) })),
    next: last && rows.length > pageLength ? `${last.at}-${last.id}` : null
  }
}

/** A cursor is time and id of the preceding row, so new rows do not shift it. */
function olderThan(cursor: string): SQL | undefined {
  const [, at, id] = /^(\d{1,15})-([\w-]+)$/.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw new Refusal(400, m.field_cursor, { field: 'before' })
  return or(lt(auditLog.at, Number(at)), and(eq(auditLog.at, Number(at)), lt(auditLog.id, id)))
}
