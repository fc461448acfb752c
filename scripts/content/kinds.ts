import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import { videoTypes } from '../../services/main/db/content-schema'
import { entryTables } from '../../services/main/entry-tables'
import { type EntryDefinition, type EntryKindName, entryDefinitions, entryKinds } from '../../src/contract/entry-kinds'
import { entrySchema } from '../../src/contract/entry-schema'
import { locales } from '../../src/contract/locale'
import { videoTypePattern } from '../../src/contract/videos'

/* The exported and imported kinds of content: the format of their files and rows. */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))

/** One kind of content. */
export interface Kind {
  /** Name of its folder, or of its file without `.json`. */
  name: string
  table: SQLiteTable
  /** Columns that identify an entry, by their names in the code. */
  keys: readonly string[]
  /** A file for each entry, or one JSON file for all. */
  form: 'entries' | 'json'
  /** Schema of a file's content, without the values in its name. */
  schema: v.GenericSchema<unknown, Record<string, unknown>>
}

/** A kind of entries, which have versions (decision 042). */
export interface EntryKind extends Kind {
  name: EntryKindName
  definition: EntryDefinition
  /** A column stored as a separate file beside the entry, by its extension. */
  beside?: { column: string; extension: string }
}

export const videoTypeKind: Kind = {
  name: 'video-types',
  table: videoTypes,
  keys: ['type'],
  form: 'json',
  schema: v.strictObject({
    type: v.pipe(v.string(), v.regex(videoTypePattern)),
    place: count,
    nameZh: name,
    nameEn: name
  })
}

/** Of an entry that was published at the desk: the version that the file contains. */
const version = { entryVersion: v.optional(count) }

function entryKindOf(kind: EntryKindName): EntryKind {
  const definition = entryDefinitions[kind]
  const { fields, hasText, isBilingual } = definition
  const keys = isBilingual ? ['id'] : ['id', 'language']
  const inFile = { ...definition, fields: fields.filter(({ type }) => type !== 'captions') }
  const ids = { id: count, ...(isBilingual ? {} : { language: v.picklist(locales) }) }
  return {
    name: kind,
    table: entryTables[kind],
    keys,
    form: hasText ? 'entries' : 'json',
    schema: entrySchema(inFile, hasText ? version : { ...ids, ...version }),
    definition,
    ...(inFile.fields.length < fields.length && { beside: { column: 'captions', extension: 'vtt' } })
  }
}

/** Video types come before the videos that reference them. */
export const kinds: readonly (Kind | EntryKind)[] = [videoTypeKind, ...entryKinds.map(entryKindOf)]

export const isEntryKind = (kind: Kind): kind is EntryKind => 'definition' in kind

/** Columns that say when a row counts, which no file contains. */
const ofPublication = new Set(['publishFrom', 'publishUntil'])

/** Column names in the database and in the code, in the order of the table. */
export const columnsOf = ({ table }: Kind): [string, string][] =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) => (ofPublication.has(key) ? [] : [[key, column.name]]))

export const tableOf = ({ table }: Kind): string => getTableName(table)
