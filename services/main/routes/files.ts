import type { R2ObjectBody, R2Range } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { Files } from '../../../hosts/ports'
import { gatedPrefix } from '../../../src/contract/entry-kinds'
import { matchesEtag } from '../../../src/contract/etag'
import { mediaPrefix } from '../../../src/contract/media-keys'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { checkLink } from '../file-links'
import type { MainHandler } from '../handler'
import { dispositionOf, mediaCacheControl, quarantinePrefix } from '../media-files'

interface Parts {
  files: Files
  /** Key that signs the links; without it, no gated file is served. */
  linkSecret: string | undefined
}

/**
 * `GET` and `HEAD file/{key}`: streams a file. `GET` supports one Range with If-Range, If-None-Match and If-Modified-Since. A
 * key that starts with `gated/` needs the link of `downloadRecord/add`, and one that starts with `quarantine/` the link that
 * the scan gets. Answers 206, 304, 404, 410 for an expired link, 416.
 */
export function sendFile({ files, linkSecret }: Parts): MainHandler<'GET /file/:key{.+}'> {
  return async ({ c }) => {
    const key = keyOf(c)
    const isGated = key.startsWith(gatedPrefix) || key.startsWith(quarantinePrefix)
    if (isGated) {
      const link = linkSecret === undefined ? 'forged' : checkLink(key, c.req.query(), Date.now(), linkSecret)
      if (link === 'expired') throw new Refusal(410, m.service_link_expired)
      if (link === 'forged') throw unknownFile()
    }
    const object = await files.head(key)
    if (!object) throw unknownFile()
    const headers = new Headers({
      'Accept-Ranges': 'bytes',
      'Cache-Control': isGated ? 'private, no-store' : cachingOf(key),
      'Content-Disposition': dispositionOf(object.httpMetadata?.contentType),
      'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      ETag: object.httpEtag,
      'Last-Modified': object.uploaded.toUTCString()
    })
    if (isUnchanged(c, object.httpEtag, object.uploaded)) return new Response(null, { status: 304, headers })

    const isHead = c.req.raw.method === 'HEAD'
    // RFC 9110 §14.2 defines ranges for GET alone.
    const range = isHead ? undefined : rangeOf(c, object.size, object.httpEtag, object.uploaded)
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${object.size}`)
      throw new Refusal(416, m.service_range_unsatisfiable)
    }
    const length = range ? range.length : object.size
    headers.set('Content-Length', String(length))
    if (range) headers.set('Content-Range', `bytes ${range.offset}-${range.offset + range.length - 1}/${object.size}`)
    const status = range ? 206 : 200
    if (isHead) return new Response(null, { status, headers })
    const found = await read(files, key, object.etag, range)
    return new Response(found, { status, headers })
  }
}

/** Reads the version of the file whose head was read: a replaced file would not match the announced length. */
async function read(files: Files, key: string, etag: string, range: R2Range | undefined): Promise<ReadableStream<Uint8Array>> {
  const object = await files.get(key, { onlyIf: { etagMatches: etag }, ...(range && { range }) })
  if (!object || !hasBody(object)) throw unknownFile()
  return object.body
}

const hasBody = (object: object): object is R2ObjectBody & { body: ReadableStream<Uint8Array> } => 'body' in object

const unknownFile = () => new Refusal(404, m.service_file_unknown)

function keyOf(c: Context): string {
  const written = c.req.param('key') ?? ''
  if (!/^(open|gated|media|quarantine)\/[\w.-]+(\/[\w.-]+)*$/.test(written)) throw unknownFile()
  return written
}

/** Files outside the media library are replaced under their keys. */
const cachingOf = (key: string) => (key.startsWith(mediaPrefix) ? mediaCacheControl : 'public, max-age=300, must-revalidate')

function isUnchanged(c: Context, etag: string, uploaded: Date): boolean {
  const known = c.req.header('If-None-Match')
  if (known !== undefined) return matchesEtag(known, etag)
  const since = Date.parse(c.req.header('If-Modified-Since') ?? '')
  return !Number.isNaN(since) && Math.floor(uploaded.getTime() / 1000) * 1000 <= since
}

/** The requested range; undefined for the whole file, as for several ranges or an invalid one. */
function rangeOf(
  c: Context,
  size: number,
  etag: string,
  uploaded: Date
): { offset: number; length: number } | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header('Range') ?? '')
  if (!asked) return undefined
  const condition = c.req.header('If-Range')
  // A range of another version would be appended to the old part, so the whole file is sent.
  if (condition !== undefined && condition !== etag && condition !== uploaded.toUTCString()) return undefined
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return undefined
  const offset = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return offset > end ? 'unsatisfiable' : { offset, length: end - offset + 1 }
}
