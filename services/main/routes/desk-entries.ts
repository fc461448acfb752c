import type { R2Bucket } from '@cloudflare/workers-types'
import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { MainDeskEntries } from '../../../src/contract/api/main-desk-entries'
import type { EntryCopy, EntryFields, EntryState, KnownCopy } from '../../../src/contract/desk-entries'
import { type EntryKindName, entryDefinitions } from '../../../src/contract/entry-kinds'
import type { Locale } from '../../../src/contract/locale'
import { mayAccess } from '../../../src/contract/roles'
import { m } from '../../../src/paraglide/messages'
import { Refusal, type Text } from '../../api/answer'
import type { DeskCallers } from '../../api/desk'
import type { Handler } from '../../api/register'
import { entryDrafts, entryVersions } from '../db/entries-schema'
import {
  type Change,
  carryOut,
  type Draft,
  type EntryKey,
  insertVersion,
  isEntry,
  knownCopies,
  nextVersions,
  publishRows,
  readCopies,
  titleOf,
  withdrawRows
} from '../entry-changes'
import { blocksOf, type CompleteContent, completeContent } from '../entry-content'
import { entryTables } from '../entry-tables'
import { listing, unknownEntry } from '../lists'

type Db = DrizzleD1Database

interface Parts {
  db: Db
  files: R2Bucket
  fileBase: string
}

type DeskEntryHandler<Name extends keyof MainDeskEntries> = Handler<MainDeskEntries[Name], DeskCallers>

/** Copies on a page of the list. */
const pageSize = 30

/** A copy that is published is scheduled until visitors see it. */
function stateOf({ state, publishFrom }: Pick<Draft, 'state' | 'publishFrom'>, now: number): EntryState {
  return state === 'published' && publishFrom !== null && publishFrom > now ? 'scheduled' : state
}

const itemOf = (copy: Omit<Draft, 'fields' | 'text' | 'number' | 'note'>, now: number) => ({
  kind: copy.kind,
  id: copy.id,
  language: copy.language,
  title: copy.title,
  state: stateOf(copy, now),
  revision: copy.revision,
  author: copy.author,
  changedAt: copy.changedAt,
  liveVersion: copy.liveVersion,
  publishFrom: copy.publishFrom
})

const copyOf = (copy: Draft, now: number): EntryCopy => ({
  ...itemOf(copy, now),
  fields: copy.fields,
  text: copy.text && blocksOf(copy.text),
  note: copy.note
})

/** `data` of the calls that change copies, and of their 409. */
const copiesOf = (copies: readonly Draft[], now: number) => ({ copies: copies.map((copy) => copyOf(copy, now)) })

/** 409 with the copies as they are. */
const conflict = (text: Text, copies: readonly Draft[], now: number) => new Refusal(409, text, { data: copiesOf(copies, now) })

/** `GET /desk/entry/list`. Answers 400 (field). */
export function listCopies({ db }: Parts): DeskEntryHandler<'GET /desk/entry/list'> {
  return async ({ query: { kind, language, state, author, q, cursor }, arrivedAt }) => {
    const filters = and(
      kind && eq(entryDrafts.kind, kind),
      language && eq(entryDrafts.language, language),
      state && isState(state, arrivedAt),
      author ? eq(entryDrafts.author, author) : undefined,
      q ? sql`instr(lower(${entryDrafts.title}), ${q.toLowerCase()}) > 0` : undefined
    )
    const { changedAt: key, number } = entryDrafts
    const list = listing({ scope: 'entries', filters, key, id: number, direction: 'desc' }, { size: pageSize, cursor })
    const { fields: _, text: __, note: ___, ...shown } = columns
    const counted = db.select({ one: sql`1` }).from(entryDrafts).where(filters).limit(list.countLimit).as('counted')
    const [rows, [count]] = await db.batch([
      db
        .select(shown)
        .from(entryDrafts)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit),
      db.select({ rows: sql<number>`count(*)` }).from(counted)
    ])
    // The list's own ties are the numbers of the copies, not the ids of the entries.
    const numbered = rows.map((copy) => ({ id: copy.number, copy }))
    const { items, total, next } = list.answer(
      numbered,
      count?.rows ?? 0,
      ({ copy }) => copy.changedAt,
      ({ copy }) => itemOf(copy, arrivedAt)
    )
    return { items, total, next }
  }
}

const columns = {
  number: entryDrafts.number,
  kind: entryDrafts.kind,
  id: entryDrafts.id,
  language: entryDrafts.language,
  title: entryDrafts.title,
  fields: entryDrafts.fields,
  text: entryDrafts.text,
  state: entryDrafts.state,
  revision: entryDrafts.revision,
  author: entryDrafts.author,
  note: entryDrafts.note,
  liveVersion: entryDrafts.liveVersion,
  publishFrom: entryDrafts.publishFrom,
  changedAt: entryDrafts.changedAt
}

const isState = (state: EntryState, now: number): SQL | undefined =>
  state === 'scheduled'
    ? and(eq(entryDrafts.state, 'published'), gt(entryDrafts.publishFrom, now))
    : and(eq(entryDrafts.state, state), state === 'published' ? lte(entryDrafts.publishFrom, now) : undefined)

/** `GET /desk/entry/detail`: the copies of an entry and its versions. Answers 404 (`id`). */
export function showCopies({ db }: Parts): DeskEntryHandler<'GET /desk/entry/detail'> {
  return async ({ query, arrivedAt, caller }) => {
    const { language, version, title, event, author, at } = entryVersions
    const [copies, versions] = await db.batch([
      db.select().from(entryDrafts).where(isEntry(query)).orderBy(entryDrafts.language),
      db
        .select({ language, version, title, event, author, at })
        .from(entryVersions)
        .where(and(eq(entryVersions.kind, query.kind), eq(entryVersions.id, query.id)))
    ])
    if (copies.length === 0) throw unknownEntry()
    return { ...copiesOf(copies, arrivedAt), versions: versions.toSorted((a, b) => b.at - a.at), account: caller.id }
  }
}

/** `GET /desk/entry/version`. Answers 404 (`version`). */
export function showVersion({ db }: Parts): DeskEntryHandler<'GET /desk/entry/version'> {
  return async ({ query }) => {
    const { text, ...version } = await readVersion(db, query)
    return { ...version, text: text && blocksOf(text) }
  }
}

async function readVersion(db: Db, { kind, id, language, version }: EntryKey & { language: Locale; version: number }) {
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

interface Asked {
  body: EntryKey & { copies: readonly KnownCopy[] }
  caller: { id: string }
  arrivedAt: number
}

/**
 * Reads the copies that the caller wants to change.
 * @throws Refusal 404 (`id`), 409 if one is not at the revision that the caller knows
 */
async function readKnown(db: Db, { body, arrivedAt }: Asked) {
  const stored = await readCopies(db, body)
  if (stored.length === 0) throw unknownEntry()
  const copies = knownCopies(stored, body.copies)
  if (!copies) throw conflict(m.service_entry_changed, stored, arrivedAt)
  return copies
}

/** The change of a call, without its conditions. */
const changeOf = ({ body: { kind, id }, caller, arrivedAt }: Asked, action: string, copies: readonly Draft[]) => ({
  kind,
  id,
  copies,
  actor: caller.id,
  action,
  at: arrivedAt,
  detail: { languages: copies.map(({ language }) => language) }
})

/**
 * The copies after a change.
 * @throws Refusal 409 if it did not happen: with the reason why the copies do not allow it, if they still are as they were
 */
async function afterwards(db: Db, change: Pick<Change, 'kind' | 'id' | 'copies' | 'at'>, happened: boolean, refused: Text) {
  const copies = await readCopies(db, change)
  if (happened) return copiesOf(copies, change.at)
  throw conflict(knownCopies(copies, change.copies) ? refused : m.service_entry_changed, copies, change.at)
}

/** `POST /desk/entry/submit`: complete drafts wait for a reviewer. Answers 400 (`zh-CN.title`), 404 (`id`), 409. */
export function submitCopies(parts: Parts): DeskEntryHandler<'POST /desk/entry/submit'> {
  const { db } = parts
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const { kind } = asked.body
    const complete = await completeAll(parts, kind, copies)
    const next = await nextVersions(db, asked.body)
    const isDraft = sql`${entryDrafts.state} IN ('draft', 'withdrawn')`
    const change = { ...changeOf(asked, 'entry-submitted', copies), require: [isDraft] }
    const versions = complete.map(({ copy, fields }) => ({ ...copy, fields, version: next(copy.language) }))
    const happened = await carryOut(
      db,
      change,
      (condition) => versions.flatMap((version) => insertVersion(db, change, version, 'submitted', condition)),
      {
        state: 'review',
        note: '',
        fields: byLanguage(versions.map(({ language, fields }) => [language, JSON.stringify(fields)]))
      }
    )
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

async function completeAll(parts: Parts, kind: EntryKindName, copies: readonly Draft[]) {
  const complete: ({ copy: Draft } & CompleteContent)[] = []
  for (const copy of copies) complete.push({ copy, ...(await completeContent(parts, kind, copy)) })
  return complete
}

/** A value for each language. */
const byLanguage = (values: readonly (readonly [Locale, string | number])[]): SQL =>
  sql`CASE ${entryDrafts.language} ${sql.join(
    values.map(([language, value]) => sql`WHEN ${language} THEN ${value}`),
    sql` `
  )} END`

/** `POST /desk/entry/return`: what waits for a reviewer becomes a draft again, with a note. Answers 404 (`id`), 409. */
export function returnCopies({ db }: Parts): DeskEntryHandler<'POST /desk/entry/return'> {
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const change = { ...changeOf(asked, 'entry-returned', copies), require: [eq(entryDrafts.state, 'review')] }
    const happened = await carryOut(db, change, () => [], { state: 'draft', note: asked.body.note })
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

/**
 * `POST /desk/entry/publish`: visitors see the copies from a moment on, the copies of several languages together. The
 * account is not the last author of any, unless an admin says so. Answers 400 (`zh-CN.title`), 404 (`id`), 409.
 */
export function publishCopies(parts: Parts): DeskEntryHandler<'POST /desk/entry/publish'> {
  const { db } = parts
  return async (asked) => {
    const { body, caller, arrivedAt: now } = asked
    const copies = await readKnown(db, asked)
    const complete = await completeAll(parts, body.kind, copies)
    const next = await nextVersions(db, body)
    const from = Math.max(body.at ?? now, now)
    const overrides = body.override && mayAccess(caller.roles, 'admin')
    const isOwn = copies.some(({ author }) => author === caller.id)
    const change = {
      ...changeOf(asked, overrides && isOwn ? 'entry-published-own' : 'entry-published', copies),
      require: [eq(entryDrafts.state, 'review'), ...(overrides ? [] : [sql`${entryDrafts.author} IS NOT ${caller.id}`])]
    }
    const publications = complete.map(({ copy, fields, values }) => {
      const { language, title, text } = copy
      return { language, title, text, fields, values, version: next(language), from }
    })
    const happened = await carryOut(
      db,
      change,
      (condition) =>
        publications.flatMap((publication) => [
          ...insertVersion(db, change, publication, 'published', condition),
          ...publishRows(db, body, publication, now, condition)
        ]),
      {
        state: 'published',
        note: '',
        publishFrom: from,
        liveVersion: byLanguage(publications.map(({ language, version }) => [language, version]))
      }
    )
    const refused = isOwn && !overrides && copies.every(({ state }) => state === 'review')
    return afterwards(db, change, happened, refused ? m.service_entry_own : m.service_entry_state)
  }
}

/** `POST /desk/entry/withdraw`: visitors no longer see the entry. A draft of it stays. Answers 404 (`id`), 409. */
export function withdrawCopies({ db }: Parts): DeskEntryHandler<'POST /desk/entry/withdraw'> {
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const change = { ...changeOf(asked, 'entry-withdrawn', copies), require: [isNotNull(entryDrafts.liveVersion)] }
    const happened = await carryOut(
      db,
      change,
      (condition) => copies.flatMap(({ language }) => withdrawRows(db, asked.body, language, condition)),
      {
        state: sql`iif(${entryDrafts.state} = 'published', 'withdrawn', ${entryDrafts.state})`,
        author: sql`coalesce(${entryDrafts.author}, ${asked.caller.id})`,
        liveVersion: null,
        publishFrom: null
      }
    )
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

/** `POST /desk/entry/restore`: an earlier version becomes the draft. Answers 404 (`id`, `version`), 409. */
export function restoreVersion({ db }: Parts): DeskEntryHandler<'POST /desk/entry/restore'> {
  return async ({ body, caller, arrivedAt }) => {
    const asked = { body: { ...body, copies: [body] }, caller, arrivedAt }
    const copies = await readKnown(db, asked)
    const { title, fields, text } = await readVersion(db, body)
    const change = {
      ...changeOf(asked, 'entry-restored', copies),
      detail: { languages: [body.language], version: body.version },
      require: [sql`${entryDrafts.state} <> 'review'`]
    }
    const version = { language: body.language, version: (await nextVersions(db, body))(body.language), title, fields, text }
    const happened = await carryOut(db, change, (condition) => insertVersion(db, change, version, 'restored', condition), {
      state: 'draft',
      note: '',
      author: caller.id,
      title,
      fields,
      text
    })
    return afterwards(db, change, happened, m.service_entry_in_review)
  }
}

/** `POST /desk/entry/delete`: removes copies that are not published. Their versions are kept. Answers 404 (`id`), 409. */
export function deleteCopies({ db }: Parts): DeskEntryHandler<'POST /desk/entry/delete'> {
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const require = [isNull(entryDrafts.liveVersion), sql`${entryDrafts.state} <> 'review'`]
    const change = { ...changeOf(asked, 'entry-deleted', copies), require }
    const happened = await carryOut(db, change, () => [], 'delete')
    return afterwards(db, change, happened, m.service_entry_state)
  }
}
