import { and, eq, exists, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Files } from '../../../hosts/ports'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { recordAudit } from '../audit'
import { media } from '../db/media-schema'
import { quarantinePrefix } from '../media-files'
import type { UploadRule } from './config'
import { cleanName, newKey } from './file-names'
import { fitsDeclared, typeOfExtension } from './file-types'
import { MalformedForm } from './multipart'
import { type ScanSettings, scanFile } from './scan'
import { writeObject } from './store'

export interface LibraryParts {
  db: DrizzleD1Database
  files: Files
  scan: ScanSettings | undefined
}

export type MediaRow = typeof media.$inferSelect

/** A file on its way into the library. */
interface NewFile {
  /** As the client wrote it. */
  name: string
  /** Media type that the client declares; empty if it does not. */
  declared: string
  chunks: AsyncIterable<Uint8Array>
}

/**
 * Stores a file and its row. With a scan it is quarantined first, and stays so until the scan has decided.
 * @param uploader passport's id
 * @throws Refusal 400, 413, 415 for a file that is not taken; 422 for one that the scan refused or has not decided on
 */
export async function addFile(parts: LibraryParts, rule: UploadRule, file: NewFile, uploader: string): Promise<MediaRow> {
  const { db, files, scan } = parts
  const now = Date.now()
  const clean = cleanName(file.name)
  if (!clean) throw new Refusal(400, m.media_name)
  const type = typeOfExtension(clean.extension)
  if (!type || !rule.extensions.includes(clean.extension) || !fitsDeclared(type, file.declared))
    throw new Refusal(415, m.media_type)
  const key = newKey(type.kind, clean.extension, now)
  const objectKey = scan ? quarantinePrefix + key : key
  const { bytes, sha256, size } = await writeObject({ files, key: objectKey, type, maxBytes: rule.maxBytes }, file.chunks).catch(
    (error: unknown) => {
      throw error instanceof MalformedForm ? new Refusal(400, m.media_form) : error
    }
  )
  const values = {
    key,
    kind: type.kind,
    name: clean.name,
    bytes,
    sha256,
    mediaType: type.mediaType,
    width: size?.width ?? null,
    height: size?.height ?? null,
    uploader,
    createdAt: now,
    state: scan ? ('quarantined' as const) : ('ready' as const)
  }
  const row = await db
    .insert(media)
    .values(values)
    .returning()
    .get()
    .catch(async (error: unknown) => {
      await files.delete(objectKey)
      throw error
    })
  return scan ? settleScan(parts, scan, row) : row
}

/**
 * Scans a quarantined file and releases or deletes it.
 * @throws Refusal 422 unless the scan has released it
 */
export async function settleScan({ db, files }: LibraryParts, scan: ScanSettings, row: MediaRow): Promise<MediaRow> {
  const verdict = await scanFile(scan, row, Date.now())
  if (verdict === 'waiting') throw new Refusal(422, m.media_waiting)
  const { key } = row
  const isWaiting = and(eq(media.key, key), eq(media.state, 'quarantined'))
  if (verdict === 'infected') {
    // Before the row, without which nobody could delete the object.
    await files.delete(quarantinePrefix + key)
    const entry = { actor: row.uploader, action: 'media-rejected', subject: key, at: Date.now() }
    await db.batch([
      recordAudit(db, entry, exists(db.select({ one: sql`1` }).from(media).where(isWaiting))),
      db.delete(media).where(isWaiting)
    ])
    throw new Refusal(422, m.media_infected)
  }
  const waiting = await files.get(quarantinePrefix + key)
  // The file has an address before the row says so, and never the other way round.
  if (waiting) await files.put(key, waiting.body, { httpMetadata: waiting.httpMetadata ?? {} })
  await db.update(media).set({ state: 'ready' }).where(isWaiting)
  await files.delete(quarantinePrefix + key)
  return { ...row, state: 'ready' }
}
