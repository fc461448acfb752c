import { and, desc, eq, gt, lte, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { EntryState } from '../../../../src/contract/desk-entries'
import { entryDrafts, entryVersions } from '../../db/entries-schema'
import { type EntryKey, selectCopies } from '../../entry-changes'
import { blocksOf, statedFields } from '../../entry-content'
import { contains, listing, unknownEntry } from '../../lists'
import { copiesOf, type Db, type DeskEntryHandler, itemOf, type Parts, readVersion, stateOf } from './copies'

/** Entries on a page of the list. */
const pageSize = 30

const others = alias(entryDrafts, 'others')
type Drafts = typeof entryDrafts | typeof others

/**
 * `GET /desk/entry/list`: each entry once, by its copy that was changed last among those that the filters find. Answers 400
 * (field).
 */
export function listCopies({ db }: Parts): DeskEntryHandler<'GET /desk/entry/list'> {
  return async ({ query, arrivedAt }) => {
    const isFound = (drafts: Drafts) => foundBy(drafts, query, arrivedAt)
    const isSameEntry = and(eq(others.kind, entryDrafts.kind), eq(others.id, entryDrafts.id))
    const isLater = sql`(${others.changedAt}, ${others.number}) > (${entryDrafts.changedAt}, ${entryDrafts.number})`
    const later = db
      .select({ one: sql`1` })
      .from(others)
      .where(and(isSameEntry, isLater, isFound(others)))
    const filters = and(isFound(entryDrafts), notExists(later))
    const { changedAt: key, number } = entryDrafts
    const list = listing(
      { scope: 'entries', filters, key, id: number, direction: 'desc' },
      { size: pageSize, cursor: query.cursor }
    )
    const counted = db.select({ one: sql`1` }).from(entryDrafts).where(filters).limit(list.countLimit).as('counted')
    const [rows, [count]] = await db.batch([
      db
        .select(columns)
        .from(entryDrafts)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit),
      db.select({ rows: sql<number>`count(*)` }).from(counted)
    ])
    const languages = await statesOf(db, rows, arrivedAt)
    // The list's own ties are the numbers of the copies, not the ids of the entries.
    const numbered = rows.map((copy) => ({ id: copy.number, copy }))
    const { items, total, next } = list.answer(
      numbered,
      count?.rows ?? 0,
      ({ copy }) => copy.changedAt,
      ({ copy }) => ({ ...itemOf(copy, arrivedAt), languages: languages(copy) })
    )
    return { items, total, next }
  }
}

/** The languages of each entry with the states of their copies. */
async function statesOf(db: Db, entries: readonly EntryKey[], now: number) {
  const { kind, id, language, title, state, publishFrom } = entryDrafts
  const keys = entries.map((entry) => sql`(${entry.kind}, ${entry.id})`)
  const rows =
    keys.length === 0
      ? []
      : await db
          .select({ kind, id, language, title, state, publishFrom })
          .from(entryDrafts)
          .where(sql`(${kind}, ${id}) IN (VALUES ${sql.join(keys, sql`, `)})`)
          .orderBy(desc(language))
  return (entry: EntryKey) =>
    rows
      .filter((row) => row.kind === entry.kind && row.id === entry.id)
      .map((row) => ({ language: row.language, title: row.title, state: stateOf(row, now) }))
}

type ListQuery = Parameters<DeskEntryHandler<'GET /desk/entry/list'>>[0]['query']

const foundBy = (drafts: Drafts, { kind, language, state, returned, author, q }: ListQuery, now: number) =>
  and(
    kind && eq(drafts.kind, kind),
    language && eq(drafts.language, language),
    state && isState(drafts, state, now),
    // The note of a reviewer stays until the copy is submitted again.
    returned && and(eq(drafts.state, 'draft'), ne(drafts.note, '')),
    author ? eq(drafts.author, author) : undefined,
    q ? contains(drafts.title, q) : undefined
  )

const columns = {
  number: entryDrafts.number,
  kind: entryDrafts.kind,
  id: entryDrafts.id,
  language: entryDrafts.language,
  title: entryDrafts.title,
  state: entryDrafts.state,
  revision: entryDrafts.revision,
  author: entryDrafts.author,
  note: entryDrafts.note,
  liveVersion: entryDrafts.liveVersion,
  publishFrom: entryDrafts.publishFrom,
  changedAt: entryDrafts.changedAt
}

const isState = (drafts: Drafts, state: EntryState, now: number): SQL | undefined =>
  state === 'scheduled'
    ? and(eq(drafts.state, 'published'), gt(drafts.publishFrom, now))
    : and(eq(drafts.state, state), state === 'published' ? lte(drafts.publishFrom, now) : undefined)

/** `GET /desk/entry/detail`: the copies of an entry and its versions. Answers 404 (`id`). */
export function showCopies({ db }: Parts): DeskEntryHandler<'GET /desk/entry/detail'> {
  return async ({ query, arrivedAt, caller }) => {
    const { language, version, title, event, author, at } = entryVersions
    const [copies, versions] = await db.batch([
      selectCopies(db, query, arrivedAt),
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
    const { text, fields, ...version } = await readVersion(db, query)
    return { ...version, fields: statedFields(fields), text: text && blocksOf(text) }
  }
}
