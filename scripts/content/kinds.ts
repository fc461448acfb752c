import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import { activities, articles, downloads, news, research, videos, videoTypes } from '../../services/main/db/content-schema'
import { slides } from '../../services/main/db/schema'
import { articleSections } from '../../src/contract/articles'
import { daySchema, isDay, momentSchema } from '../../src/contract/content'
import { downloadKinds } from '../../src/contract/downloads'
import { locales } from '../../src/contract/locale'
import { researchTypes } from '../../src/contract/research'
import { slideSchema } from '../../src/contract/slides'
import { isWritable } from '../../src/contract/text'
import { editions } from '../../src/contract/user-info'

/* The exported and imported kinds of content: the format of their files and rows. */

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(most),
    v.check((value) => isWritable(value), 'has control characters')
  )
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null)
const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))
/** The prefix determines whether the file needs a signed link. No part starts with a dot, because keys become file paths. */
export const keyPattern = /^(open|gated)\/\w[\w.-]*(\/\w[\w.-]*)*$/
const fileKey = v.pipe(v.string(), v.regex(keyPattern))
const address = /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/
/** A path of the site, an https address, or the key of an ungated file. */
const place = v.pipe(
  v.string(),
  v.check(
    (written) => address.test(written) || (keyPattern.test(written) && !written.startsWith('gated/')),
    'is neither a path, an https address nor a key that begins with open/'
  )
)
/** A path of the site or an https address. */
const link = v.pipe(v.string(), v.regex(address))
/** ISO 8601 with an offset from UTC. The database stores milliseconds since the epoch. */
const moment = v.pipe(
  v.string(),
  v.check(
    (written) => v.is(momentSchema, written) && isDay(written.slice(0, 10)) && !Number.isNaN(Date.parse(written)),
    'is no moment such as 2027-03-18T14:00:00+08:00'
  ),
  v.transform((written) => Date.parse(written))
)
const zone = v.pipe(v.string(), v.check(isZone, 'is no IANA time zone'))
/** Browsers accept more names than they list, such as `Asia/Kolkata`; only newer ones accept an offset as a zone. */
function isZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const entry = { title: text(200), summary: text(600), isSample: v.optional(v.boolean(), false) }
const file = {
  fileKey: orNull(fileKey),
  fileName: orNull(text(120)),
  fileMediaType: orNull(v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/))),
  /** Computed if the folder contains the file. */
  fileBytes: orNull(count(0)),
  fileSha256: orNull(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))
}
const id = count(1)
const language = v.picklist(locales)

/** One kind of content. */
export interface Kind {
  /** Name of its folder, or of its file without `.json`. */
  name: string
  table: SQLiteTable
  /** Columns of the primary key, by their names in the code. */
  keys: readonly string[]
  /** A Markdown file for each entry, or one JSON file for all. */
  form: 'markdown' | 'json'
  /** Schema of a file's content, without the values in its name. */
  schema: v.GenericSchema<unknown, Record<string, unknown>>
  /** Columns with times, which files contain in ISO format. */
  moments?: readonly string[]
  /** A column stored as a separate file beside the Markdown, by its extension. */
  beside?: { column: string; extension: string }
  /** Columns with addresses of images or recordings that pages load. */
  loaded?: readonly string[]
}

export const videoTypeKind: Kind = {
  name: 'video-types',
  table: videoTypes,
  keys: ['type'],
  form: 'json',
  schema: v.strictObject({
    type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    place: count(1),
    nameZh: text(40),
    nameEn: text(40)
  })
}

/** Video types come before the videos that reference them. */
export const kinds: readonly Kind[] = [
  {
    name: 'news',
    table: news,
    keys: ['id', 'language'],
    form: 'markdown',
    schema: v.strictObject({ ...entry, source: text(100), releasedOn: daySchema, trending: orNull(count(1)) })
  },
  videoTypeKind,
  {
    name: 'videos',
    table: videos,
    keys: ['id', 'language'],
    form: 'markdown',
    schema: v.pipe(
      v.strictObject({
        ...entry,
        type: v.string(),
        releasedOn: daySchema,
        durationSeconds: count(1),
        poster: orNull(place),
        source: orNull(place),
        sourceMediaType: orNull(v.pipe(v.string(), v.regex(/^video\/[\w.+-]+$/)))
      }),
      v.forward(
        v.partialCheck(
          [['source'], ['sourceMediaType']],
          ({ source, sourceMediaType }) => source === null || sourceMediaType !== null,
          'is missing beside source'
        ),
        ['sourceMediaType']
      )
    ),
    beside: { column: 'captions', extension: 'vtt' },
    loaded: ['poster', 'source']
  },
  {
    name: 'activities',
    table: activities,
    keys: ['id', 'language'],
    form: 'markdown',
    schema: v.pipe(
      v.strictObject({
        ...entry,
        startsAt: moment,
        endsAt: moment,
        timeZone: zone,
        place: text(200),
        registration: orNull(link)
      }),
      v.forward(
        v.partialCheck([['startsAt'], ['endsAt']], ({ startsAt, endsAt }) => startsAt <= endsAt, 'is before startsAt'),
        ['endsAt']
      )
    ),
    moments: ['startsAt', 'endsAt']
  },
  {
    name: 'research',
    table: research,
    keys: ['id', 'language'],
    form: 'markdown',
    schema: v.strictObject({ ...entry, type: v.picklist(researchTypes), releasedOn: daySchema, ...file })
  },
  {
    name: 'articles',
    table: articles,
    keys: ['id', 'language'],
    form: 'markdown',
    schema: v.strictObject({ ...entry, section: v.picklist(articleSections), topic: text(50), releasedOn: daySchema })
  },
  {
    name: 'downloads',
    table: downloads,
    keys: ['id', 'language'],
    form: 'json',
    schema: v.strictObject({
      id,
      language,
      ...entry,
      kind: v.picklist(downloadKinds),
      place: count(1),
      edition: orNull(v.picklist(editions)),
      programmingLanguage: orNull(text(40)),
      version: text(40),
      releasedOn: daySchema,
      documents: orNull(link),
      apiDocuments: orNull(link),
      ...file
    })
  },
  {
    name: 'slides',
    table: slides,
    keys: ['id'],
    form: 'json',
    schema: v.strictObject({
      id,
      place: count(1),
      kindZh: text(40),
      kindEn: text(40),
      titleZh: text(120),
      titleEn: text(160),
      linkTextZh: text(40),
      linkTextEn: text(60),
      href: slideSchema.entries.href
    })
  }
]

/** Column names in the database and in the code, in the order of the table. */
export const columnsOf = ({ table }: Kind): [string, string][] =>
  Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name])

export const tableOf = ({ table }: Kind): string => getTableName(table)
