import { crc32 } from 'node:zlib'
import { badgeKeyword } from '../../../src/contract/certificates'

/*
 * Writes a signed credential into a PNG (Open Badges 3.0, section 5.3.1): an uncompressed `iTXt` chunk, so that the picture is
 * the credential wherever it is stored or shown.
 */

/** Bytes of the signature at the beginning of a PNG, and of its first chunk, IHDR (PNG, sections 5.2 and 11.2.2). */
const [signatureLength, headerChunkLength] = [8, 25]

/** The picture with the credential, directly behind its header. The picture must have none yet. */
export function bakeCredential(png: Uint8Array, jws: string): Uint8Array<ArrayBuffer> {
  const at = signatureLength + headerChunkLength
  return Buffer.concat([png.subarray(0, at), textChunk(badgeKeyword, jws), png.subarray(at)])
}

/** An `iTXt` chunk (PNG, section 11.3.3.4): uncompressed, without language and translated keyword. */
function textChunk(keyword: string, text: string): Buffer {
  const content = Buffer.from(`iTXt${keyword}\0\0\0\0\0${text}`, 'utf8')
  const chunk = Buffer.alloc(content.length + 8)
  // The length counts neither the type nor the checksum.
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}
