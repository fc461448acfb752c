import { and, eq, getTableColumns, gt, lte } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { MainDeskEntries } from '../../../src/contract/api/main-desk-entries'
import { previewPath, previewTokenPattern } from '../../../src/contract/desk-entries'
import { type EntryKindName, entryDefinitions } from '../../../src/contract/entry-kinds'
import { previewHeader } from '../../../src/contract/headers'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import type { DeskCallers } from '../../api/desk'
import { sha256 } from '../../api/digest'
import type { Handler } from '../../api/register'
import { newToken } from '../../api/token'
import { entryPreviews } from '../db/entries-schema'
import { type Draft, type EntryKey, readCopies } from '../entry-changes'
import { previewValues } from '../entry-content'
import { entryTables } from '../entry-tables'
import { unknownEntry } from '../lists'

type Db = DrizzleD1Database

/** Lifetime of a preview in milliseconds: a colleague who is asked to read it has a working day. */
const lifetime = 8 * 3_600_000

/** The page of an entry; undefined where the kind has none, or no copy has a title. */
function pageOf(kind: EntryKindName, id: number, copies: readonly Draft[], now: number): string | undefined {
  const values = copies.map(({ fields }) => previewValues(kind, fields, now)).find((each) => each !== undefined)
  return values && entryDefinitions[kind].pageOf?.(id, values)
}

/**
 * `POST /desk/entry/preview`: a link with which anyone sees the copies of the entry in the site until it expires. Answers
 * 404 (`id`), 409 if no copy has a title or the kind has no page.
 */
export function makePreview({ db }: { db: Db }): Handler<MainDeskEntries['POST /desk/entry/preview'], DeskCallers> {
  return async ({ body: { kind, id }, arrivedAt }) => {
    const copies = await readCopies(db, { kind, id }, arrivedAt)
    if (copies.length === 0) throw unknownEntry()
    if (pageOf(kind, id, copies, arrivedAt) === undefined) throw new Refusal(409, m.service_entry_no_preview)
    const token = newToken()
    const expiresAt = arrivedAt + lifetime
    await db.batch([
      db.delete(entryPreviews).where(lte(entryPreviews.expiresAt, arrivedAt)),
      db.insert(entryPreviews).values({ hash: sha256(token), kind, id, expiresAt })
    ])
    return { path: previewPath + token, expiresAt }
  }
}

/** `GET /desk/entry/previewed`: the page that a link opens. Answers 404 for an unknown or expired one. */
export function showPreviewed({ db }: { db: Db }): Handler<MainDeskEntries['GET /desk/entry/previewed'], DeskCallers> {
  return async ({ query: { token }, arrivedAt }) => {
    const preview = await findPreview(db, token, arrivedAt)
    const page = preview && pageOf(preview.kind, preview.id, await readCopies(db, preview, arrivedAt), arrivedAt)
    if (!preview || page === undefined) throw unknownEntry()
    return { page, expiresAt: preview.expiresAt }
  }
}

async function findPreview(db: Db, token: string, now: number) {
  const [preview] = await db
    .select()
    .from(entryPreviews)
    .where(and(eq(entryPreviews.hash, sha256(token)), gt(entryPreviews.expiresAt, now)))
  return preview
}

/**
 * The copies of an entry as rows of its table, if the request carries a preview of this entry; undefined for every visitor.
 * A copy without a title is left out.
 */
export async function previewedRows(c: Context, db: Db, key: EntryKey, now: number): Promise<object[] | undefined> {
  const token = c.req.header(previewHeader)
  if (token === undefined || !previewTokenPattern.test(token)) return undefined
  const preview = await findPreview(db, token, now)
  if (preview?.kind !== key.kind || preview.id !== key.id) return undefined
  return (await readCopies(db, key, now)).flatMap((copy) => rowOf(key.kind, copy, now) ?? [])
}

/** The row that would be published. */
function rowOf(kind: EntryKindName, { id, language, fields, text }: Draft, now: number): object | undefined {
  const values = previewValues(kind, fields, now)
  if (!values) return undefined
  const nothing = Object.fromEntries(Object.keys(getTableColumns(entryTables[kind])).map((name) => [name, null]))
  const body = text && 'markdown' in text ? text.markdown : ''
  return { ...nothing, ...values, id, language, body, blocks: text && 'blocks' in text ? JSON.stringify(text) : null }
}
