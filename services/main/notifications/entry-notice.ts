import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { entryKinds } from '../../../src/contract/entry-kinds'
import type { Locale } from '../../../src/contract/locale'
import { m } from '../../../src/paraglide/messages'
import { entryDrafts } from '../db/entries-schema'
import type { EntryKey } from '../entry-changes'

/* Notifications to staff about entries that were submitted for review or returned to their author. */

/** Names an entry at a revision, so that each submission and each return is notified once. */
export const entryReference = ({ kind, id }: EntryKey, revision: number): string => `${kind}/${id}/${revision}`

const referenceSchema = v.pipe(
  v.string(),
  v.transform((reference) => reference.split('/')),
  v.tuple([v.picklist(entryKinds), v.pipe(v.string(), v.toNumber()), v.string()])
)

/** Title and author for the message; undefined once no copy is in review (submitted) or returned with a note. */
export async function waitingEntry(db: DrizzleD1Database, subject: 'submitted' | 'returned', reference: string) {
  const [kind, id] = v.parse(referenceSchema, reference)
  const copies = await db
    .select({ title: entryDrafts.title, state: entryDrafts.state, author: entryDrafts.author, note: entryDrafts.note })
    .from(entryDrafts)
    .where(and(eq(entryDrafts.kind, kind), eq(entryDrafts.id, id)))
  const copy = copies.find(({ state, note }) => (subject === 'submitted' ? state === 'review' : state === 'draft' && note !== ''))
  return copy && { kind, id, title: copy.title, author: copy.author }
}

const subjects = { submitted: m.service_notice_submitted, returned: m.service_notice_returned } as const

export const entrySubject = (subject: 'submitted' | 'returned', title: string, locale: Locale): string =>
  subjects[subject]({ title }, { locale })
