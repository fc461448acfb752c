import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { describeClientInfo } from '../client'
import { events } from '../db/schema'
import type { PassportHandler } from '../handler'

const pageLength = 20

/**
 * `GET galaxy/user/security-log?before=`: events of the account, newest first, 20 at a time. Answers 400 (`before`),
 * 403.
 */
export function securityLog({ db }: { db: DrizzleD1Database }): PassportHandler<'GET /galaxy/user/security-log'> {
  return async ({ caller: { account }, query: { before } }) => {
    const rows = await db
      .select()
      .from(events)
      .where(and(eq(events.accountId, account.id), before === undefined ? undefined : olderThan(before)))
      .orderBy(desc(events.at), desc(events.id))
      // One more than the page shows, to find out whether there is a next page.
      .limit(pageLength + 1)
    const shown = rows.slice(0, pageLength)
    const last = shown.at(-1)
    return {
      events: shown.map((row) => ({ id: row.id, at: row.at, kind: row.kind, ...describeClientInfo(row) })),
      next: last && rows.length > pageLength ? `${last.at}.${last.id}` : null
    }
  }
}

/** A position in the log is the time and id of the preceding row, so new rows do not shift it. */
function olderThan(cursor: string) {
  const [, at, id] = /^(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw new Refusal(400, m.field_id, { field: 'before' })
  return or(lt(events.at, Number(at)), and(eq(events.at, Number(at)), lt(events.id, id)))
}
