import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import type { Files } from '../../hosts/ports'
import { richTextOfBlocks } from '../../src/contract/block-tree'
import type { BlockDocument } from '../../src/contract/blocks'
import { blocksOfRichText } from '../../src/contract/blocks-of-tree'
import type { EntryFields, EntryText } from '../../src/contract/desk-entries'
import { type EntryField, type EntryKindName, entryDefinitions, startValueOf } from '../../src/contract/entry-kinds'
import { entrySchema, isForeignFile } from '../../src/contract/entry-schema'
import type { Locale } from '../../src/contract/locale'
import type { RichText } from '../../src/contract/rich-text'
import { m } from '../../src/paraglide/messages'
import { Refusal, type Text } from '../api/answer'
import { videoTypes } from './db/content-schema'
import { findObstacles } from './media'
import { mediaKeysOf } from './media-files'
import { richTextOf } from './rich-text'
import { faultyMedium, loadedBy } from './text-media'

/* The requirements that an entry must meet before publication. */

interface Parts {
  db: DrizzleD1Database
  files: Files
  /** FILE_BASE of the site, from whose origin pages may load files; empty for none. */
  fileBase: string
}

/** An entry's content in one language. */
interface Content {
  language: Locale
  fields: EntryFields
  text: EntryText | null
}

/** A publishable entry. */
export interface CompleteContent {
  /** Fields, with size and hash of the file and the ETag of the measured object. */
  fields: EntryFields
  /** Values of the row. */
  values: Record<string, unknown>
}

/** The text as the tree that pages render. */
export const treeOf = (text: EntryText): RichText => ('markdown' in text ? richTextOf(text.markdown) : richTextOfBlocks(text))

/** The text as the editor's blocks. Imported Markdown is converted; the next save stores the blocks. */
export const blocksOf = (text: EntryText): BlockDocument => ('markdown' in text ? blocksOfRichText(treeOf(text)) : text)

/** The fields without those that only `measuredFile` sets. */
export const statedFields = ({ fileEtag: _, ...fields }: EntryFields): EntryFields => fields

/** The fields that a form may save, without computed ones. */
export function savable(kind: EntryKindName, fields: EntryFields): EntryFields {
  const names = entryDefinitions[kind].fields.flatMap(({ name, type }) => (type === 'bytes' || type === 'sha256' ? [] : [name]))
  return Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? null]] : [])))
}

/** Whether two contents of a kind are equal. A field without a value equals an absent one. */
export function isSameContent(kind: EntryKindName, one: Pick<Content, 'fields' | 'text'>, other: typeof one): boolean {
  const [first, second] = [one, other].map(({ fields, text }): unknown => {
    const filled = Object.entries(savable(kind, fields)).filter(([, value]) => value !== null)
    // Compared as JSON, because blocks converted from Markdown can have keys with the value undefined.
    return JSON.parse(JSON.stringify([Object.fromEntries(filled), text && blocksOf(text)]))
  })
  return isDeepStrictEqual(first, second)
}

/** Values of the row, or the names of missing or invalid fields. */
function parseFields(kind: EntryKindName, fields: EntryFields) {
  const result = v.safeParse(entrySchema(entryDefinitions[kind]), statedFields(fields))
  if (result.success) return { values: result.output, wrong: [] }
  return { wrong: [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ''))] }
}

/** Placeholder of a missing required value in a preview. */
function placeholder(field: EntryField, now: number): EntryFields[string] {
  switch (field.type) {
    case 'line':
    case 'lines':
    case 'videoType':
      return '—'
    case 'choice':
      return field.choices[0] ?? null
    case 'moment':
      return new Date(now).toISOString()
    case 'number':
      return field.min
    default:
      return startValueOf(field, now)
  }
}

/**
 * Values of the row for a preview, which needs only a title: missing required values get placeholders, and invalid optional ones
 * are omitted.
 * @returns undefined without a title
 */
export function previewValues(kind: EntryKindName, given: EntryFields, now: number): Record<string, unknown> | undefined {
  const { fields: known, titleField } = entryDefinitions[kind]
  let fields = given
  // A placeholder can cause a further contradiction, such as an end before its beginning.
  for (let round = 0; round < 3; round += 1) {
    const { values, wrong } = parseFields(kind, fields)
    if (values) return values
    if (wrong.includes(titleField)) return undefined
    const filled = known
      .filter(({ name }) => wrong.includes(name))
      .map((field) => [field.name, field.isOptional && fields[field.name] != null ? null : placeholder(field, now)])
    fields = { ...fields, ...Object.fromEntries(filled) }
  }
  return undefined
}

/**
 * Checks that the entry is complete, and that browsers can load its media.
 * @throws Refusal 400, `field` is the language and the name of a field (`<language>.title`) or of the text (`<language>.text`)
 */
export async function completeContent(parts: Parts, kind: EntryKindName, content: Content): Promise<CompleteContent> {
  const { language, text } = content
  const definition = entryDefinitions[kind]
  const wrong = (name: string, reason: Text = m.service_entry_incomplete) =>
    new Refusal(400, reason, { field: `${language}.${name}` })
  const fields = {
    ...content.fields,
    ...(await measuredFile(parts, content.fields, () => wrong('fileKey', m.service_entry_file)))
  }
  const parsed = parseFields(kind, fields)
  if (!parsed.values) throw wrong(parsed.wrong[0] ?? '')
  for (const { name, type } of definition.fields) {
    const value = parsed.values[name]
    if (typeof value !== 'string') continue
    if (type === 'loaded' && isForeignFile(value, parts.fileBase)) throw wrong(name, m.service_entry_foreign)
    if (type === 'videoType' && !(await isVideoType(parts.db, value))) throw wrong(name)
  }
  if (definition.hasText && text === null) throw wrong('text')
  const tree = text ? treeOf(text) : []
  if (loadedBy(tree).some((address) => isForeignFile(address, parts.fileBase))) throw wrong('text', m.service_entry_foreign)
  const fault = faultyMedium(tree)
  if (fault) throw wrong('text', (_, options) => mediumFaults[fault.kind]({ position: fault.position }, options))
  const [obstacle] = await findObstacles(parts.db, mediaKeysOf(content.fields, tree))
  if (obstacle) throw wrong('text', obstacles[obstacle.reason])
  return { fields, values: parsed.values }
}

async function isVideoType(db: DrizzleD1Database, type: string): Promise<boolean> {
  return (await db.select().from(videoTypes).where(eq(videoTypes.type, type))).length > 0
}

/** Messages for files of the library that prevent publication. */
const obstacles = {
  missing: m.service_entry_file,
  quarantined: m.service_entry_quarantined,
  alt: m.service_entry_alt
} as const

/** Messages for faults of media. Each states the number of the medium among those of its kind. */
const mediumFaults = {
  placeholder: m.service_entry_placeholder,
  alt: m.service_entry_image_alt,
  title: m.service_entry_player_title
} as const

/**
 * Size and SHA-256 of the file in the fields; empty without one. The object is read only if its ETag differs from the measured
 * one.
 * @throws the error of `missing` if the bucket has no such file
 */
async function measuredFile({ files }: Parts, fields: EntryFields, missing: () => Error): Promise<EntryFields> {
  const { fileKey, fileSha256, fileEtag } = fields
  if (typeof fileKey !== 'string') return 'fileKey' in fields ? { fileBytes: null, fileSha256: null } : {}
  const head = await files.head(fileKey)
  if (!head) throw missing()
  if (head.etag === fileEtag && typeof fileSha256 === 'string') return {}
  const object = await files.get(fileKey)
  if (!object) throw missing()
  const hash = createHash('sha256')
  const reader = object.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    hash.update(v.parse(v.instance(Uint8Array), part.value))
  return { fileBytes: object.size, fileSha256: hash.digest('hex'), fileEtag: object.etag }
}
