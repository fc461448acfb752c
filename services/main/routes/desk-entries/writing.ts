import { and, eq, sql } from 'drizzle-orm'
import type { EntryFields } from '../../../../src/contract/desk-entries'
import { type EntryKindName, entryDefinitions } from '../../../../src/contract/entry-kinds'
import { type Locale, originalLocale } from '../../../../src/contract/locale'
import { m } from '../../../../src/paraglide/messages'
import { entryDrafts, entryVersions } from '../../db/entries-schema'
import {
  type Copy,
  type Draft,
  insertVersion,
  isEntry,
  overwrittenVersion,
  readCopies,
  titleOf,
  unseenOf
} from '../../entry-changes'
import { isSameContent, savable } from '../../entry-content'
import { entryTables } from '../../entry-tables'
import { unknownEntry } from '../../lists'
import { conflict, copyOf, type Db, type DeskEntryHandler, type Parts } from './copies'

/** `POST /desk/entry/create`: an entry with a new id. Answers 400 (field). */
export function createEntry({ db }: Parts): DeskEntryHandler<'POST /desk/entry/create'> {
  return async ({ body: { kind, language, text, ...body }, caller, arrivedAt }) => {
    const fields = savable(kind, body.fields)
    const table = entryTables[kind]
    // An id is never used again: versions of deleted entries are kept.
    const id = sql`1 + max(
      (SELECT coalesce(max(id), 0) FROM ${entryDrafts} WHERE kind = ${kind}),
      (SELECT coalesce(max(id), 0) FROM ${entryVersions} WHERE kind = ${kind}),
      (SELECT coalesce(max(id), 0) FROM ${table}))`
    const [created] = await db
      .insert(entryDrafts)
      .values({
        ...newCopy(kind, fields, text),
        id,
        language: languageOf(kind, language),
        author: caller.id,
        unseenAuthors: [caller.id],
        ...firstRevision(arrivedAt)
      })
      .returning()
    if (!created) throw new Error('The copy was not created')
    return { id: created.id, copy: copyOf({ ...created, visibleVersion: null }, arrivedAt) }
  }
}

/** A kind whose fields have both languages has one copy, in the original language. */
const languageOf = (kind: EntryKindName, language: Locale): Locale =>
  entryDefinitions[kind].isBilingual ? originalLocale : language

/**
 * A new copy counts its revisions from the moment of its creation, so that a copy which was deleted and created again has
 * none of the old one.
 */
const firstRevision = (now: number) => ({ revision: now, changedAt: now })

const newCopy = (kind: EntryKindName, fields: EntryFields, text: Draft['text']) => ({
  kind,
  title: titleOf(kind, fields),
  fields,
  text: entryDefinitions[kind].hasText ? text : null,
  state: 'draft' as const,
  note: ''
})

/**
 * `POST /desk/entry/save`: stores the copy as a draft, if it still is at the revision. Published content does not change. Saving
 * the stored content again changes nothing, so a save can be repeated. The text of another author becomes a version before it
 * is replaced. Answers 404 (`id`), 409.
 */
export function saveCopy({ db }: Parts): DeskEntryHandler<'POST /desk/entry/save'> {
  return async ({ body: { kind, id, revision, overwrites, ...body }, caller, arrivedAt }) => {
    const language = languageOf(kind, body.language)
    const written = { ...newCopy(kind, savable(kind, body.fields), body.text), author: caller.id }
    const stored = (await readCopies(db, { kind, id }, arrivedAt)).find((each) => each.language === language)
    if (stored && stored.state !== 'review' && isSameContent(kind, stored, written)) {
      return { revision: stored.revision, changedAt: stored.changedAt }
    }
    if (stored?.revision === revision) {
      const unseenAuthors = unseenOf(stored, caller.id, arrivedAt)
      // The reviewer's note stays until the text is submitted again.
      const change = { ...written, note: stored.note, unseenAuthors, revision: revision + 1, changedAt: arrivedAt }
      if (await replaceCopy(db, stored, change, overwrites)) return { revision: change.revision, changedAt: arrivedAt }
    }
    if (!stored && revision === 0) {
      const copy = { ...written, unseenAuthors: [caller.id], ...firstRevision(arrivedAt) }
      const [added] = await addLanguage(db, { ...copy, id, language })
      if (added) return added
    }
    const copies = await readCopies(db, { kind, id }, arrivedAt)
    if (copies.length === 0) throw unknownEntry()
    const isInReview = copies.some((each) => each.language === language && each.state === 'review')
    throw conflict(isInReview ? m.service_entry_in_review : m.service_entry_changed, copies, arrivedAt)
  }
}

/** Replaces the copy if it is as it was read and not in review. @returns whether it did */
async function replaceCopy(
  db: Db,
  stored: Copy,
  change: Partial<Draft> & { author: string; changedAt: number },
  overwrites: boolean
): Promise<boolean> {
  const { kind, id, number, revision, author } = stored
  const isReplaced = and(
    eq(entryDrafts.number, number),
    eq(entryDrafts.revision, revision),
    sql`${entryDrafts.state} <> 'review'`
  )
  const condition = sql`EXISTS (SELECT 1 FROM ${entryDrafts} WHERE ${isReplaced})`
  const versions = overwrites || author !== change.author ? await overwrittenVersion(db, stored) : []
  const made = { kind, id, actor: author, at: change.changedAt }
  const [first, ...others] = [
    ...versions.flatMap((version) => insertVersion(db, made, version, 'overwritten', condition)),
    db.update(entryDrafts).set(change).where(isReplaced).returning({ number: entryDrafts.number })
  ]
  const done = (await db.batch([first, ...others])).at(-1)
  return Array.isArray(done) && done.length > 0
}

/** Adds a copy in another language to an entry that exists. */
function addLanguage(db: Db, copy: Omit<Draft, 'number' | 'liveVersion' | 'publishFrom'>) {
  const { kind, id, language, title, fields, text, state, revision, author, unseenAuthors, note, changedAt } = copy
  const [fieldsJson, textJson] = [JSON.stringify(fields), text && JSON.stringify(text)]
  return db
    .insert(entryDrafts)
    .select(
      sql`SELECT NULL, ${kind}, ${id}, ${language}, ${title}, ${fieldsJson}, ${textJson}, ${state}, ${revision}, ${author}, ${JSON.stringify(unseenAuthors)}, ${note}, NULL, NULL, ${changedAt}
        WHERE EXISTS (SELECT 1 FROM ${entryDrafts} WHERE ${isEntry({ kind, id })})`
    )
    .onConflictDoNothing()
    .returning({ revision: entryDrafts.revision, changedAt: entryDrafts.changedAt })
}
