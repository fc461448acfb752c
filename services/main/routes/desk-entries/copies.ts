import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Files } from '../../../../hosts/ports'
import type { MainDeskEntries } from '../../../../src/contract/api/main-desk-entries'
import type { EntryCopy, EntryState } from '../../../../src/contract/desk-entries'
import type { Locale } from '../../../../src/contract/locale'
import { m } from '../../../../src/paraglide/messages'
import { Refusal, type Text } from '../../../api/answer'
import type { DeskCallers } from '../../../api/desk'
import type { Handler } from '../../../api/register'
import { entryVersions } from '../../db/entries-schema'
import type { Copy, Draft, EntryKey } from '../../entry-changes'
import { blocksOf, statedFields } from '../../entry-content'
import type { Delivery } from '../../notifications/delivery'

/* Copies and versions as the calls of the desk answer them. */

export type Db = DrizzleD1Database

export interface Parts {
  db: Db
  files: Files
  fileBase: string
  /** Notifies reviewers and authors of entries that wait for them. */
  delivery: Delivery
}

export type DeskEntryHandler<Name extends keyof MainDeskEntries> = Handler<MainDeskEntries[Name], DeskCallers>

/** A copy that is published is scheduled until visitors see it. */
export function stateOf({ state, publishFrom }: Pick<Draft, 'state' | 'publishFrom'>, now: number): EntryState {
  return state === 'published' && publishFrom !== null && publishFrom > now ? 'scheduled' : state
}

/** A copy in a list. */
export const itemOf = (copy: Omit<Draft, 'fields' | 'text' | 'number' | 'unseenAuthors'>, now: number) => ({
  kind: copy.kind,
  id: copy.id,
  language: copy.language,
  title: copy.title,
  state: stateOf(copy, now),
  revision: copy.revision,
  author: copy.author,
  note: copy.note,
  changedAt: copy.changedAt,
  liveVersion: copy.liveVersion,
  publishFrom: copy.publishFrom
})

export const copyOf = (copy: Copy, now: number): EntryCopy => ({
  ...itemOf(copy, now),
  fields: statedFields(copy.fields),
  text: copy.text && blocksOf(copy.text),
  visibleVersion: copy.visibleVersion,
  unseenAuthors: copy.unseenAuthors
})

/** `data` of the calls that change copies, and of their 409. */
export const copiesOf = (copies: readonly Copy[], now: number) => ({ copies: copies.map((copy) => copyOf(copy, now)) })

/** 409 with the copies as they are. */
export const conflict = (text: Text, copies: readonly Copy[], now: number) =>
  new Refusal(409, text, { data: copiesOf(copies, now) })

/** @throws Refusal 404 (`version`) */
export async function readVersion(db: Db, { kind, id, language, version }: EntryKey & { language: Locale; version: number }) {
  const [row] = await db
    .select()
    .from(entryVersions)
    .where(
      and(
        eq(entryVersions.kind, kind),
        eq(entryVersions.id, id),
        eq(entryVersions.language, language),
        eq(entryVersions.version, version)
      )
    )
  if (!row) throw new Refusal(404, m.service_entry_unknown, { field: 'version' })
  const { kind: _, id: __, ...shown } = row
  return shown
}
