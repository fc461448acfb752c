import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { presencePause } from '../../../../src/contract/desk-entries'
import { entryPresences } from '../../db/entries-schema'
import type { DeskEntryHandler, Parts } from './copies'

/** Milliseconds for which a page counts as open after a call, so that two lost calls do not hide it. */
const presenceLease = 3 * presencePause

/** `POST /desk/entry/presence`: records for a minute that the account has the entry open. Answers the other accounts that have. */
export function notePresence({ db }: Pick<Parts, 'db'>): DeskEntryHandler<'POST /desk/entry/presence'> {
  return async ({ body: { kind, id }, caller, arrivedAt }) => {
    const until = arrivedAt + presenceLease
    const [, , others] = await db.batch([
      db.delete(entryPresences).where(lte(entryPresences.until, arrivedAt)),
      db
        .insert(entryPresences)
        .values({ kind, id, account: caller.id, until })
        .onConflictDoUpdate({
          target: [entryPresences.kind, entryPresences.id, entryPresences.account],
          set: { until: sql`max(${entryPresences.until}, ${until})` }
        }),
      db
        .select({ account: entryPresences.account })
        .from(entryPresences)
        .where(and(eq(entryPresences.kind, kind), eq(entryPresences.id, id), ne(entryPresences.account, caller.id)))
        .orderBy(entryPresences.account)
    ])
    return { others: others.map(({ account }) => account) }
  }
}
