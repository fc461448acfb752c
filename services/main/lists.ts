import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import * as v from 'valibot'
import { type ContentLanguage, localeOfContent, maxPages } from '../../src/contract/content'
import type { Locale } from '../../src/contract/locale'
import { m } from '../../src/paraglide/messages'
import { Refusal, requestLocale } from '../api/answer'

/** Language of the entries: that of the query, otherwise that of the request. */
export function contentLocale(c: Context, { language }: { language?: ContentLanguage | undefined }): Locale {
  return language ? localeOfContent(language) : requestLocale(c)
}

type Key = string | number

interface Order {
  /** Name of the list; a cursor carries it and is refused by other lists. */
  scope: string
  /** Conditions of the list, without its position. */
  filters: SQL | undefined
  /** What orders the list, never null; ties are ordered by id. */
  key: SQLiteColumn | SQL
  id: SQLiteColumn
  direction: 'asc' | 'desc'
}

export interface ListQuery {
  page?: number | undefined
  size: number
  cursor?: string | undefined
}

/**
 * Plans the query for one page of a list. After a cursor, rows are found by their key, so every page costs the same; a
 * page number skips rows of an index, of at most `maxPages` pages.
 * @throws Refusal 400 for a cursor of another list, or for a cursor together with a page number
 */
export function listing({ scope, filters, key, id, direction }: Order, { page, size, cursor }: ListQuery) {
  if (cursor !== undefined && page !== undefined) throw badCursor()
  const after = cursor === undefined ? undefined : readCursor(scope, cursor)
  const sign = direction === 'asc' ? sql`>` : sql`<`
  const by = direction === 'asc' ? asc : desc
  const maxCounted = maxPages * size
  return {
    filters,
    where: after ? and(filters, sql`(${key}, ${id}) ${sign} (${after[0]}, ${after[1]})`) : filters,
    order: [by(key), by(id)],
    /** One more than the page shows, to find out whether there is a next page. */
    limit: size + 1,
    offset: page === undefined ? 0 : (page - 1) * size,
    /** Most rows that are counted. */
    countLimit: maxCounted + 1,
    /**
     * `data` of the list.
     * @throws Refusal 404 for a page number after the last one
     */
    answer<Row extends { id: number }, Item>(
      rows: readonly Row[],
      counted: number,
      keyOf: (row: Row) => Key,
      itemOf: (row: Row) => Item
    ) {
      if (page !== undefined && page > 1 && rows.length === 0) {
        throw new Refusal(404, m.field_page, { field: 'page' })
      }
      const shown = rows.slice(0, size)
      const last = shown.at(-1)
      const total = Math.min(counted, maxCounted)
      return {
        items: shown.map(itemOf),
        total,
        isTotalLimited: counted > total,
        pages: Math.ceil(total / size),
        next: rows.length > size && last ? writeCursor(scope, keyOf(last), last.id) : null
      }
    }
  }
}

/** Encodes a position in a list without characters that an address would escape. */
function writeCursor(scope: string, key: Key, id: number): string {
  return Buffer.from(JSON.stringify([scope, key, id])).toString('base64url')
}

const cursorSchema = v.tuple([v.string(), v.union([v.string(), v.number()]), v.number()])

function readCursor(scope: string, cursor: string): [Key, number] {
  let written: unknown
  try {
    written = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw badCursor()
  }
  const read = v.safeParse(cursorSchema, written)
  if (!read.success || read.output[0] !== scope) throw badCursor()
  return [read.output[1], read.output[2]]
}

const badCursor = () => new Refusal(400, m.field_cursor, { field: 'cursor' })

/** 404 for an id without an entry. */
export const unknownEntry = () => new Refusal(404, m.service_entry_unknown, { field: 'id' })
