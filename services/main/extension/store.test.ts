import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { png, sample } from '../../../tests/support/sample-files'
import { typeOfExtension } from './file-types'
import { writeObject } from './store'

const mebibyte = 1024 * 1024

/** A bucket that records its parts and objects, and how much of the file had been read by then. */
function recordingBucket(progress: { read: number }) {
  const parts: { bytes: number; readBefore: number }[] = []
  const objects = new Map<string, number>()
  const state = { isAborted: false }
  const upload = (key: string) => ({
    uploadPart: async (partNumber: number, bytes: Uint8Array) => {
      parts.push({ bytes: bytes.length, readBefore: progress.read })
      return { partNumber, etag: String(partNumber) }
    },
    complete: async () =>
      void objects.set(
        key,
        parts.reduce((sum, { bytes }) => sum + bytes, 0)
      ),
    abort: async () => {
      state.isAborted = true
    }
  })
  const bucket = {
    put: async (key: string, bytes: Uint8Array) => void objects.set(key, bytes.length),
    createMultipartUpload: async (key: string) => upload(key)
  }
  return {
    files: v.parse(
      v.custom<never>(() => true),
      bucket
    ),
    parts,
    objects,
    state
  }
}

function write(extension: string, bytes: number, maxBytes: number, head = sample(extension).bytes) {
  const progress = { read: 0 }
  const bucket = recordingBucket(progress)
  async function* chunks() {
    for (let left = bytes; left > 0; ) {
      const chunk = left === bytes ? head.subarray(0, bytes) : new Uint8Array(Math.min(left, 65_536))
      left -= chunk.length
      progress.read += chunk.length
      yield chunk
    }
  }
  const type = typeOfExtension(`.${extension}`)
  if (!type) throw new Error(`${extension} has no type`)
  return { ...bucket, progress, written: writeObject({ files: bucket.files, key: 'key', type, maxBytes }, chunks()) }
}

test('of a large file no more than one part is in memory, and all parts but the last are of equal length', async () => {
  const bytes = 102_400_000
  const { written, parts, objects } = write('mp4', bytes, bytes)
  expect(await written).toMatchObject({ bytes, size: undefined })
  expect(objects).toEqual(new Map([['key', bytes]]))
  expect(parts.slice(0, -1).every((part) => part.bytes === 8 * mebibyte)).toBe(true)
  let uploaded = 0
  for (const { bytes: length, readBefore } of parts) {
    expect(readBefore - uploaded).toBeLessThanOrEqual(8 * mebibyte + 65_536)
    uploaded += length
  }
})

test('the digest is that of the file, and an image has its size', async () => {
  const { written, objects } = write('png', png(7, 5).length, 2_048_000, png(7, 5))
  expect(await written).toEqual({
    bytes: png(7, 5).length,
    sha256: createHash('sha256').update(png(7, 5)).digest('hex'),
    size: { width: 7, height: 5 }
  })
  expect(objects.size).toBe(1)
})

test('a file of one byte too many is refused after the limit, and its parts are given up', async () => {
  const { written, objects, state, progress } = write('mp4', 40 * mebibyte, 20 * mebibyte)
  await expect(written).rejects.toMatchObject({ status: 413 })
  expect(progress.read).toBeLessThanOrEqual(20 * mebibyte + 65_536)
  expect([objects.size, state.isAborted]).toEqual([0, true])
})

test('a file of another type is refused by its first bytes', async () => {
  const { written, objects, progress } = write('mp4', 40 * mebibyte, 40 * mebibyte, sample('zip').bytes)
  await expect(written).rejects.toMatchObject({ status: 415 })
  expect([objects.size, progress.read <= 2 * 65_536]).toEqual([0, true])
})
