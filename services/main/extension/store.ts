import { createHash } from 'node:crypto'
import type { R2MultipartUpload, R2UploadedPart } from '@cloudflare/workers-types'
import type { Files } from '../../../hosts/ports'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { dispositionOf, mediaCacheControl } from '../media-files'
import { type FileType, fitsHead, headBytes, isText, isTextType } from './file-types'
import { type ImageSize, readImage } from './image-structure'

/** Bytes of a part of an object, which an upload keeps in memory. All parts but the last must have one length, at least 5 MiB. */
const partBytes = 8 * 1024 * 1024

interface WrittenObject {
  bytes: number
  /** 64 lower-case hexadecimal digits. */
  sha256: string
  /** Of images only. */
  size: ImageSize | undefined
}

interface Target {
  files: Files
  /** Key of the new object. */
  key: string
  type: FileType
  maxBytes: number
}

/**
 * Writes a file into the bucket while it arrives, and checks it meanwhile: its type by its first bytes, its size, and all of
 * an image or a text. An object appears only when the file is complete and passed all checks.
 * @throws Refusal 400, 413, 415; and any error of `chunks`
 */
export async function writeObject(
  { files, key, type, maxBytes }: Target,
  chunks: AsyncIterable<Uint8Array>
): Promise<WrittenObject> {
  const buffer = new Uint8Array(Math.min(partBytes, maxBytes))
  const digest = createHash('sha256')
  const parts: R2UploadedPart[] = []
  let upload: R2MultipartUpload | undefined
  let filled = 0
  let bytes = 0
  let isChecked = false
  const options = {
    httpMetadata: {
      contentType: type.mediaType,
      contentDisposition: dispositionOf(type.mediaType),
      cacheControl: mediaCacheControl
    }
  }

  async function check() {
    isChecked = true
    if (!(await fitsHead(type, buffer.subarray(0, Math.min(filled, headBytes))))) throw new Refusal(415, m.media_content)
  }

  async function writePart() {
    upload ??= await files.createMultipartUpload(key, options)
    parts.push(await upload.uploadPart(parts.length + 1, buffer.subarray(0, filled)))
    filled = 0
  }

  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Refusal(413, m.media_too_large)
      if (isTextType(type) && !isText(chunk)) throw new Refusal(415, m.media_content)
      digest.update(chunk)
      for (let rest = chunk; rest.length > 0; ) {
        if (filled === buffer.length) await writePart()
        const taken = rest.subarray(0, buffer.length - filled)
        buffer.set(taken, filled)
        filled += taken.length
        rest = rest.subarray(taken.length)
        if (!isChecked && filled >= headBytes) await check()
      }
    }
    if (bytes === 0) throw new Refusal(400, m.media_empty)
    if (!isChecked) await check()
    const size = type.kind === 'image' ? readImage(type.mediaType, buffer.subarray(0, filled)) : undefined
    if (type.kind === 'image' && !size) throw new Refusal(415, m.media_content)
    if (upload) {
      await writePart()
      await upload.complete(parts)
    } else await files.put(key, buffer.subarray(0, filled), options)
    return { bytes, sha256: digest.digest('hex'), size }
  } catch (error) {
    await upload?.abort()
    throw error
  }
}
