import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import * as v from 'valibot'
import { maxPages } from '../../src/contract/content'
import { type ContentLanguage, type Locale, localeOfContent } from '../../src/contract/locale'
import { m } from '../../src/paraglide/messages'
import { Refusal, requestLocale } from '../api/answer'

/** Language of the entries: that of the query, otherwise that of the request. */
export function contentLocale(c: Context, { language }: { language?: ContentLanguage | undefined }): Locale {
  return language ? localeOfContent(language) : requestLocale(c)
}

/**
 * Condition that a column contains the text; ASCII letters match in either case. LIKE would not do, because D1 refuses patterns
 * of more than 50 bytes.
 */
export const contains = (column: SQLiteColumn | SQL, text: string): SQL => sql`instr(lower(${column}), lower(${text})) > 0`

type Key = string | number

interface Order {
  /** Name of the list; a cursor carries it and is refused by other lists. */
  scope: string
  /** Conditions of the list, without its position. */
  filters: SQL | undefined
  /** Sort key of the list, never null; ties are ordered by id. */
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
  const from = cursor === undefined ? undefined : readCursor(scope, cursor)
  // The rows before a position are read from it backwards.
  const isBackward = from?.side === 'before'
  const [sign, by] = (direction === 'asc') === isBackward ? [sql`<`, desc] : [sql`>`, asc]
  const shownOf = <Row>(rows: readonly Row[]) => {
    const shown = rows.slice(0, size)
    return isBackward ? shown.toReversed() : shown
  }
  const maxCounted = maxPages * size
  return {
    filters,
    where: from ? and(filters, sql`(${key}, ${id}) ${sign} (${from.key}, ${from.id})`) : filters,
    order: [by(key), by(id)],
    /** One more than the page shows, to find out whether there is a next page. */
    limit: size + 1,
    offset: page === undefined ? 0 : (page - 1) * size,
    /** Maximum number of rows that are counted. */
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
      const shown = shownOf(rows)
      const last = shown.at(-1)
      const total = Math.min(counted, maxCounted)
      return {
        items: shown.map(itemOf),
        total,
        isTotalLimited: counted > total,
        pages: Math.ceil(total / size),
        next: (isBackward || rows.length > size) && last ? writeCursor(scope, keyOf(last), last.id) : null
      }
    },
    /** Position of the entries before those of the page; null at the beginning. */
    previous<Row extends { id: number }>(rows: readonly Row[], keyOf: (row: Row) => Key): string | null {
      const [first] = shownOf(rows)
      const hasMore = isBackward ? rows.length > size : from !== undefined
      return hasMore && first ? writeCursor(scope, keyOf(first), first.id, 'before') : null
    }
  }
}

/** Encodes a position in a list without characters that an address would escape. */
function writeCursor(scope: string, key: Key, id: number, side?: 'before'): string {
  return Buffer.from(JSON.stringify(side === undefined ? [scope, key, id] : [scope, key, id, side])).toString('base64url')
}

const cursorSchema = v.tuple([v.string(), v.union([v.string(), v.number()]), v.number(), v.optional(v.literal('before'))])

interface Position {
  key: Key
  id: number
  /** Requested side of the position; undefined for the rows after it. */
  side: 'before' | undefined
}

function readCursor(scope: string, cursor: string): Position {
  let written: unknown
  try {
    written = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw badCursor()
  }
  const read = v.safeParse(cursorSchema, written)
  if (!read.success || read.output[0] !== scope) throw badCursor()
  const [, key, id, side] = read.output
  return { key, id, side }
}

const badCursor = () => new Refusal(400, m.field_cursor, { field: 'cursor' })

/** 404 for an id without an entry. */
export const unknownEntry = () => new Refusal(404, m.service_entry_unknown, { field: 'id' })
