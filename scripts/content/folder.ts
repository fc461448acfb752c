import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import { errorMessage } from '../../hosts/node/error-message.ts'
import { faultyMedium, loadedBy } from '../../services/main/text-media'
import { type BlockDocument, blockDocumentSchema } from '../../src/contract/blocks'
import { fileKeyPattern, isForeignFile } from '../../src/contract/entry-schema'
import { locales } from '../../src/contract/locale'
import { splitFrontMatter } from '../front-matter'
import { columnsOf, type EntryKind, isEntryKind, type Kind, kinds, videoTypeKind } from './kinds'
import { cleanMarkdown, markdownOfHtml } from './markdown'
import { readText } from './read-text'
import { maxStatementLength, rowStatement, textOf } from './sql'

/** A row by its column names in the code. */
export type Row = Record<string, unknown>

/** A file to upload. */
export interface BucketFile {
  key: string
  path: string
  mediaType: string
  /** Headers of a file of the media library, which the store hands out by itself where it has an address of its own. */
  disposition?: string
  cacheControl?: string
}

/** The headers of a file as stores take them. */
export const metadataOf = ({ mediaType, disposition, cacheControl }: Omit<BucketFile, 'key' | 'path'>) => ({
  contentType: mediaType,
  ...(disposition !== undefined && { contentDisposition: disposition }),
  ...(cacheControl !== undefined && { cacheControl })
})

export interface Content {
  /** Rows of each kind that the folder contains. */
  rows: Map<Kind, Row[]>
  /** Referenced files that the folder contains. */
  files: BucketFile[]
}

interface Entry {
  /** File to name in an error message. */
  file: string
  row: Row
}

/** The site that the folder is checked against. */
interface Site {
  /** Existing video types; those in the folder replace them. */
  videoTypes: readonly unknown[]
  /** FILE_BASE: pages may load files from its origin. Empty for none. */
  fileBase: string
  /** Changes a row before it is checked. */
  adapt: (row: Row) => Row
}

type Attempt = <Value>(file: string, read: () => Value) => Value[]

/**
 * Reads a folder of content.
 * @throws Error naming every invalid file and its errors
 */
export function readFolder(folder: string, site: Site): Content {
  const faults: string[] = []
  const attempt: Attempt = (file, read) => {
    try {
      return [read()]
    } catch (error) {
      faults.push(`${file}: ${errorMessage(error)}`)
      return []
    }
  }
  const rows = new Map<Kind, Row[]>()
  const files = new Map<string, BucketFile>()
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  for (const kind of kinds) {
    const path = join(folder, kind.form === 'json' ? `${kind.name}.json` : kind.name)
    if (!existsSync(path)) continue
    const videoTypes = rows.get(videoTypeKind)?.map(({ type }) => type) ?? site.videoTypes
    const read = isEntryKind(kind) && kind.form === 'entries' ? readTexts(kind, path, attempt) : readJson(kind, path, attempt)
    const found = read.flatMap(({ file, row: written }) =>
      attempt(file, () => {
        const row = site.adapt(written)
        refuseUnshown(kind, row, { ...site, videoTypes })
        const whole = measured(row, folder, files)
        refuseLong(kind, whole)
        return whole
      })
    )
    rows.set(kind, found)
    const names = found.map((row) => kind.keys.map((key) => String(row[key])).join('.'))
    for (const name of new Set(names.filter((each, at) => names.indexOf(each) !== at)))
      faults.push(`${path}: ${name} is there twice`)
  }
  if (faults.length > 0) throw new Error(`Nothing was imported:\n  ${faults.join('\n  ')}`)
  return { rows, files: [...files.values()] }
}

/** @throws Error with a readable message */
function parseRow(kind: Kind, written: unknown): Row {
  const result = v.safeParse(kind.schema, written)
  if (result.success) return result.output
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()).join('; '))
}

function readJson(kind: Kind, path: string, attempt: Attempt): Entry[] {
  const written = attempt(path, () => v.parse(v.array(v.unknown()), JSON.parse(readText(path)))).flat()
  return written.flatMap((each, at) => {
    const file = `${path}, entry ${at + 1}`
    return attempt(file, () => ({ file, row: parseRow(kind, each) }))
  })
}

const entryName = new RegExp(`^([1-9]\\d{0,9})\\.(${locales.join('|')})\\.(md|html|json)$`)

/** File managers and editors keep files of their own in a folder, such as `.DS_Store`. */
const isHidden = (name: string) => name.startsWith('.')

function readTexts(kind: EntryKind, folder: string, attempt: Attempt): Entry[] {
  const isBeside = (name: string) => kind.beside !== undefined && name.endsWith(`.${kind.beside.extension}`)
  return readdirSync(folder)
    .filter((name) => !isHidden(name) && !isBeside(name))
    .toSorted()
    .flatMap((name) => {
      const file = join(folder, name)
      return attempt(file, () => {
        const [, id, language, form] = entryName.exec(name) ?? []
        if (id === undefined) throw new Error(`is not named like ${locales.map((locale) => `12.${locale}.md`).join(' or ')}`)
        const written = readText(file)
        const { head, ...text } = form === 'json' ? readBlocks(written) : readMarkdown(written, form)
        const beside = readBeside(kind, folder, `${id}.${language}`)
        return { file, row: { id: Number(id), language, ...parseRow(kind, head), ...text, ...beside } }
      })
    })
}

/** An entry as a file contains it: its fields, and its text in the columns of a row. */
interface WrittenEntry {
  head: unknown
  body: string
  blocks: string | null
}

function readMarkdown(written: string, form: string | undefined): WrittenEntry {
  const found = splitFrontMatter(written)
  if (!found) throw new Error('does not begin with front matter between two lines of ---')
  const body = form === 'html' ? markdownOfHtml(found.body) : cleanMarkdown(found.body)
  return { head: parse(found.yaml), body, blocks: null }
}

const blockEntrySchema = v.looseObject({ blocks: v.array(v.unknown()) })

/** An entry that was written at the desk. */
function readBlocks(written: string): WrittenEntry {
  const { blocks, ...head } = v.parse(blockEntrySchema, JSON.parse(written))
  const text: BlockDocument = v.parse(blockDocumentSchema, { blocks })
  return { head, body: '', blocks: JSON.stringify(text) }
}

function readBeside({ beside }: EntryKind, folder: string, name: string): Row {
  if (!beside) return {}
  const path = join(folder, `${name}.${beside.extension}`)
  if (!existsSync(path)) return { [beside.column]: '' }
  const text = readText(path).replaceAll('\r\n', '\n').trim()
  if (!text.startsWith('WEBVTT')) throw new Error(`${name}.${beside.extension} does not begin with WEBVTT`)
  return { [beside.column]: `${text}\n` }
}

/** @throws Error if pages could not show a part of the entry */
function refuseUnshown(kind: Kind, row: Row, { videoTypes, fileBase }: Omit<Site, 'adapt'>): void {
  if (!isEntryKind(kind)) return
  for (const { name, type } of kind.definition.fields) {
    const written = row[name]
    if (type === 'videoType' && !videoTypes.includes(written)) throw new Error(`${name} ${String(written)} is no type of videos`)
    if (type === 'loaded') refuseForeign(name, written, fileBase)
  }
  const text = textOf(kind, row)
  for (const address of loadedBy(text)) refuseForeign('picture or player', address, fileBase)
  const fault = faultyMedium(text)
  // Markdown has pictures without alternative text, which decorate.
  if (fault && (row.blocks !== null || fault.kind === 'placeholder')) throw new Error(mediumFaults[fault.kind](fault.position))
}

const mediumFaults = {
  placeholder: (position: number) => `picture ${position} is the placeholder of a picture that was not available`,
  alt: (position: number) => `picture ${position} has no alternative text (alt)`,
  title: (position: number) => `player ${position} has no title (caption)`
} as const

/** @throws Error for an address that the Content-Security-Policy does not allow */
function refuseForeign(what: string, address: unknown, fileBase: string): void {
  if (typeof address === 'string' && isForeignFile(address, fileBase))
    throw new Error(`${what} ${address} is neither of this site nor of the origin of FILE_BASE`)
}

/** @throws Error if the statement that writes the row would exceed the platform's limit */
function refuseLong(kind: Kind, row: Row): void {
  const bytes = Buffer.byteLength(rowStatement(kind, row))
  if (bytes <= maxStatementLength) return
  const all = isEntryKind(kind) && kind.beside ? `, .${kind.beside.extension} included` : ''
  throw new Error(`is too long: ${bytes} bytes of SQL${all}, at most ${maxStatementLength}`)
}

/** The row with the size and hash of its file, which is added to the uploads. */
function measured(row: Row, folder: string, files: Map<string, BucketFile>): Row {
  const path = noteFiles(row, folder, files)
  const { fileKey } = row
  if (typeof fileKey !== 'string') return row
  if (path) {
    const content = readFileSync(path)
    return { ...row, fileBytes: content.byteLength, fileSha256: createHash('sha256').update(content).digest('hex') }
  }
  if (row.fileBytes === null || row.fileSha256 === null) {
    throw new Error(`${fileKey} is neither in files/ nor described by fileBytes and fileSha256`)
  }
  return row
}

const pictureType = (key: string) => (/\.png$/i.test(key) ? 'image/png' : /\.webp$/i.test(key) ? 'image/webp' : 'image/jpeg')

/**
 * Adds the files that the fields of an entry name to the uploads.
 * @returns the path of the file that it offers; undefined if the folder lacks it
 */
export function noteFiles(fields: Row, folder: string, files: Map<string, BucketFile>): string | undefined {
  const { fileKey, fileMediaType, source, sourceMediaType, poster } = fields
  if (typeof source === 'string') noteFile(source, String(sourceMediaType), folder, files)
  if (typeof poster === 'string') noteFile(poster, pictureType(poster), folder, files)
  return typeof fileKey === 'string' ? noteFile(fileKey, String(fileMediaType), folder, files) : undefined
}

function noteFile(key: string, mediaType: string, folder: string, files: Map<string, BucketFile>): string | undefined {
  const path = join(folder, 'files', key)
  if (!fileKeyPattern.test(key) || !existsSync(path)) return undefined
  files.set(key, { key, path, mediaType })
  return path
}

/**
 * Writes rows in the format that `readFolder` reads, with keys in the order of the tables, so that two exports can be
 * compared.
 */
export function writeFolder(folder: string, rows: ReadonlyMap<Kind, readonly Row[]>): void {
  for (const [kind, entries] of rows) {
    if (!isEntryKind(kind) || kind.form === 'json') {
      write(
        join(folder, `${kind.name}.json`),
        `${JSON.stringify(
          entries.map((row) => shown(kind, row)),
          null,
          2
        )}\n`
      )
      continue
    }
    mkdirSync(join(folder, kind.name), { recursive: true })
    for (const row of entries) {
      const { id, language, body, blocks, ...rest } = shown(kind, row)
      const name = join(folder, kind.name, `${id}.${language}`)
      const { [kind.beside?.column ?? '']: beside, ...head } = rest
      if (kind.beside && beside) write(`${name}.${kind.beside.extension}`, String(beside))
      if (typeof blocks === 'string') write(`${name}.json`, withBlocks(head, blocks))
      else write(`${name}.md`, withFrontMatter(head, String(body)))
    }
  }
}

/** An entry that was written at the desk, with all that its blocks say. */
const withBlocks = (head: Row, blocks: string) =>
  `${JSON.stringify({ ...head, ...v.parse(blockDocumentSchema, JSON.parse(blocks)) }, null, 2)}\n`

const withFrontMatter = (head: Row, body: string) => `---\n${stringify(head, { lineWidth: 0 })}---\n\n${body}${body ? '\n' : ''}`

/** The fields of a row as its file contains them: without nulls, and with formatted moments. */
function shown(kind: Kind, row: Row): Row {
  const fields = isEntryKind(kind) ? kind.definition.fields : []
  const moments = new Set(fields.flatMap(({ name, type }) => (type === 'moment' ? [name] : [])))
  const entries = columnsOf(kind).flatMap(([key]): [string, unknown][] => {
    const value = row[key]
    if (value === null || value === undefined) return []
    return [[key, moments.has(key) ? new Date(Number(value)).toISOString() : value]]
  })
  return Object.fromEntries(entries)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
