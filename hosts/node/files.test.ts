import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type NodeFiles, openFiles } from './files.ts'

let folder: string
let files: NodeFiles

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-files-'))
  files = openFiles(folder)
})

afterEach(() => rmSync(folder, { recursive: true }))

async function textOf(key: string, options?: Parameters<NodeFiles['get']>[1]): Promise<string | undefined> {
  const object = await files.get(key, options)
  return object && 'body' in object ? new Response(object.body).text() : undefined
}

test('an object is read as it was stored, whole and in part, and a replaced one is not mixed with the new one', async () => {
  const { etag } = await files.put('open/a.txt', Buffer.from('0123456789'), { httpMetadata: { contentType: 'text/plain' } })
  expect(await textOf('open/a.txt')).toBe('0123456789')
  expect(await textOf('open/a.txt', { range: { offset: 2, length: 3 } })).toBe('234')
  expect(await files.head('open/a.txt')).toMatchObject({
    size: 10,
    httpEtag: `"${etag}"`,
    httpMetadata: { contentType: 'text/plain' }
  })
  await files.put('open/a.txt', Buffer.from('new'))
  expect(await textOf('open/a.txt', { onlyIf: { etagMatches: etag } })).toBeUndefined()
  expect(await textOf('open/a.txt')).toBe('new')
  expect(await files.list('open/')).toEqual(['open/a.txt'])
})

test('no key is a path', async () => {
  await files.put('../../outside', Buffer.from('x'))
  expect(await textOf('../../outside')).toBe('x')
  expect(readdirSync(folder).every((name) => /^[0-9a-f-]{36}$|^[0-9a-f]{64}\.json$/.test(name))).toBe(true)
})

test('an object in parts appears when it is complete; one that breaks off leaves nothing', async () => {
  const upload = await files.createMultipartUpload('media/a.webm')
  const parts = [await upload.uploadPart(1, Buffer.from('one ')), await upload.uploadPart(2, Buffer.from('two'))]
  expect(await files.head('media/a.webm')).toBeNull()
  await upload.complete(parts)
  expect(await textOf('media/a.webm')).toBe('one two')

  const givenUp = await files.createMultipartUpload('media/b.webm')
  await givenUp.uploadPart(1, Buffer.from('one'))
  await givenUp.abort()
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(Buffer.from('half'))
      controller.error(new Error('hung up'))
    }
  })
  await expect(files.put('media/c.webm', broken)).rejects.toThrow('hung up')
  await files.delete('media/a.webm')
  expect(readdirSync(folder)).toEqual([])
})

test('reading and listing while another process replaces and deletes never fails, and reads one version whole', async () => {
  const other = openFiles(folder)
  const texts = new Set(Array.from({ length: 300 }, (_, round) => `${round} `.repeat(200)))
  let isWriting = true
  const writing = (async () => {
    let round = 0
    for (const text of texts) {
      await other.put('replaced', Buffer.from(text))
      await other.put(`deleted ${round % 3}`, Buffer.from(text))
      await other.delete(`deleted ${round % 3}`)
      round += 1
    }
    isWriting = false
  })()
  const read: (string | undefined)[] = []
  while (isWriting) {
    read.push(await textOf('replaced'))
    await files.list('')
  }
  await writing
  expect(read.filter((text) => text !== undefined && !texts.has(text))).toEqual([])
  expect(new Set(read).size).toBeGreaterThan(5)
})
