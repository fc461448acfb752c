import { and, eq, sql } from 'drizzle-orm'
import type { EntryFields } from '../../../../src/contract/desk-entries'
import { type EntryKindName, entryDefinitions } from '../../../../src/contract/entry-kinds'
import type { Locale } from '../../../../src/contract/locale'
import { m } from '../../../../src/paraglide/messages'
import { entryDrafts, entryVersions } from '../../db/entries-schema'
import { type Draft, isEntry, readCopies, titleOf } from '../../entry-changes'
import { entryTables } from '../../entry-tables'
import { unknownEntry } from '../../lists'
import { conflict, copyOf, type Db, type DeskEntryHandler, type Parts } from './copies'

/** What a form may save: values of the kind's fields, without those that are computed. */
function savable(kind: EntryKindName, fields: EntryFields): EntryFields {
  const names = entryDefinitions[kind].fields.flatMap(({ name, type }) => (type === 'bytes' || type === 'sha256' ? [] : [name]))
  return Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? null]] : [])))
}

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
        ...firstRevision(arrivedAt)
      })
      .returning()
    if (!created) throw new Error('The copy was not created')
    return { id: created.id, copy: copyOf(created, arrivedAt) }
  }
}

/** A kind whose fields have both languages has one copy, in the original language. */
const languageOf = (kind: EntryKindName, language: Locale): Locale => (entryDefinitions[kind].isBilingual ? 'zh-CN' : language)

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
 * `POST /desk/entry/save`: stores the copy as a draft, if it still is at the revision. Nothing that is published changes. A
 * repeated save of the same content is the same one. Answers 404 (`id`), 409.
 */
export function saveCopy({ db }: Parts): DeskEntryHandler<'POST /desk/entry/save'> {
  return async ({ body: { kind, id, revision, text, ...body }, caller, arrivedAt }) => {
    const fields = savable(kind, body.fields)
    const language = languageOf(kind, body.language)
    const copy = { ...newCopy(kind, fields, text), author: caller.id }
    const ofLanguage = and(isEntry({ kind, id }), eq(entryDrafts.language, language))
    const returned = { revision: entryDrafts.revision, changedAt: entryDrafts.changedAt }
    const [saved] =
      revision === 0
        ? await addLanguage(db, { ...copy, id, language, ...firstRevision(arrivedAt) })
        : await db
            .update(entryDrafts)
            .set({ ...copy, revision: revision + 1, changedAt: arrivedAt })
            .where(and(ofLanguage, eq(entryDrafts.revision, revision), sql`${entryDrafts.state} <> 'review'`))
            .returning(returned)
    if (saved) return saved
    const copies = await readCopies(db, { kind, id })
    if (copies.length === 0) throw unknownEntry()
    const stored = copies.find((each) => each.language === language)
    if (stored && stored.author === caller.id && stored.state === 'draft' && isSame(stored, copy)) {
      return { revision: stored.revision, changedAt: stored.changedAt }
    }
    throw conflict(stored?.state === 'review' ? m.service_entry_in_review : m.service_entry_changed, copies, arrivedAt)
  }
}

const isSame = (stored: Pick<Draft, 'fields' | 'text'>, given: Pick<Draft, 'fields' | 'text'>) =>
  JSON.stringify([stored.fields, stored.text]) === JSON.stringify([given.fields, given.text])

/** Adds a copy in another language to an entry that exists. */
function addLanguage(db: Db, copy: Omit<Draft, 'number' | 'liveVersion' | 'publishFrom'>) {
  const { kind, id, language, title, fields, text, state, revision, author, note, changedAt } = copy
  const [fieldsJson, textJson] = [JSON.stringify(fields), text && JSON.stringify(text)]
  return db
    .insert(entryDrafts)
    .select(
      sql`SELECT NULL, ${kind}, ${id}, ${language}, ${title}, ${fieldsJson}, ${textJson}, ${state}, ${revision}, ${author}, ${note}, NULL, NULL, ${changedAt}
        WHERE EXISTS (SELECT 1 FROM ${entryDrafts} WHERE ${isEntry({ kind, id })})`
    )
    .onConflictDoNothing()
    .returning({ revision: entryDrafts.revision, changedAt: entryDrafts.changedAt })
}
