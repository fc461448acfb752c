import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { EntryState } from '../../../../src/contract/desk-entries'
import { entryDrafts, entryVersions } from '../../db/entries-schema'
import { selectCopies } from '../../entry-changes'
import { blocksOf, statedFields } from '../../entry-content'
import { listing, unknownEntry } from '../../lists'
import { copiesOf, type DeskEntryHandler, itemOf, type Parts, readVersion } from './copies'

/** Copies on a page of the list. */
const pageSize = 30

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
