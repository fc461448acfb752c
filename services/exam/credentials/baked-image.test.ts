import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { badgePicture } from './badge'
import { bakeCredential } from './baked-image'

/** The chunks of a PNG. @throws Error for a wrong checksum */
function chunksOf(png: Uint8Array): { type: string; content: Buffer }[] {
  const bytes = Buffer.from(png)
  const chunks = []
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw new Error('wrong checksum')
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

test('a baked picture is the picture with one uncompressed text chunk of the standard’s keyword, whose checksum is right', () => {
  const jws = 'header.payload.signature'
  const baked = chunksOf(bakeCredential(badgePicture, jws))
  const texts = baked.filter(({ type }) => type === 'iTXt')
  expect(texts.map(({ content }) => content.toString())).toEqual([`openbadgecredential\0\0\0\0\0${jws}`])
  expect(baked.filter(({ type }) => type !== 'iTXt')).toEqual(chunksOf(badgePicture))
  // The header of a PNG comes first.
  expect(baked[0]?.type).toBe('IHDR')
})
