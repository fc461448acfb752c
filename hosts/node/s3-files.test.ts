import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startS3Store } from '../../tests/support/s3-store.ts'
import type { NodeFiles } from './files.ts'
import { openS3Files } from './s3-files.ts'

const credentials = { region: 'cn-north-1', accessKeyId: 'galaxy', secretAccessKey: 'a secret' }
let store: Awaited<ReturnType<typeof startS3Store>>
let files: NodeFiles

beforeAll(async () => {
  store = await startS3Store(credentials)
  files = openS3Files({ address: store.address, ...credentials })
})

afterEach(async () => files.delete(await files.list('')))
afterAll(() => store.close())

async function textOf(key: string, options?: Parameters<NodeFiles['get']>[1]): Promise<string | undefined> {
  const object = await files.get(key, options)
  return object && 'body' in object ? new Response(object.body).text() : undefined
}

const streamOf = (...parts: (Uint8Array | Error)[]) =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.shift()
      if (part === undefined) controller.close()
      else if (part instanceof Error) controller.error(part)
      else controller.enqueue(part)
    }
  })

test('an object is read as it was stored, whole and in part, with its size, type and time', async () => {
  const httpMetadata = { contentType: 'text/plain', contentDisposition: 'inline', cacheControl: 'public, max-age=300' }
  const { etag } = await files.put('open/a & b.txt', Buffer.from('0123456789'), { httpMetadata })
  expect(await textOf('open/a & b.txt')).toBe('0123456789')
  expect(await textOf('open/a & b.txt', { range: { offset: 2, length: 3 } })).toBe('234')
  expect(await files.head('open/a & b.txt')).toEqual({
    key: 'open/a & b.txt',
    size: 10,
    etag,
    httpEtag: `"${etag}"`,
    uploaded: expect.any(Date),
    httpMetadata
  })
  expect(await files.get('open/a & b.txt', { range: { offset: 2, length: 3 } })).toMatchObject({ size: 10 })
  expect(await files.head('open/none')).toBeNull()
  expect(await files.get('open/none')).toBeNull()
})

test('a replaced object is not read in the place of the one whose head was read', async () => {
  const { etag } = await files.put('open/a.txt', Buffer.from('old'))
  await files.put('open/a.txt', Buffer.from('new'))
  expect(await textOf('open/a.txt', { onlyIf: { etagMatches: etag } })).toBeUndefined()
  expect(await textOf('open/a.txt')).toBe('new')
})

test('an object in parts appears when it is complete, and one that is given up leaves nothing', async () => {
  const upload = await files.createMultipartUpload('media/a.webm')
  const parts = [await upload.uploadPart(1, Buffer.from('one ')), await upload.uploadPart(2, Buffer.from('two'))]
  expect(await files.head('media/a.webm')).toBeNull()
  expect(await upload.complete(parts)).toMatchObject({ size: 7 })
  expect(await textOf('media/a.webm')).toBe('one two')
  const givenUp = await files.createMultipartUpload('media/b.webm')
  await givenUp.uploadPart(1, Buffer.from('one'))
  await givenUp.abort()
  expect(store.begun()).toBe(0)
})

test('a stream of unknown length is stored, and one that breaks off leaves nothing', async () => {
  const megabytes = Array.from({ length: 9 }, (_, index) => Buffer.alloc(1024 * 1024, index))
  expect(await files.put('media/long', streamOf(...megabytes))).toMatchObject({ size: 9 * 1024 * 1024 })
  expect(await files.put('media/short', streamOf(Buffer.from('x')))).toMatchObject({ size: 1 })
  await expect(files.put('media/broken', streamOf(...megabytes, new Error('hung up')))).rejects.toThrow('hung up')
  expect(await files.list('media/')).toEqual(['media/long', 'media/short'])
  expect(store.begun()).toBe(0)
})

test('all keys of a long list are found', async () => {
  const keys = ['a/1', 'a/2 & 3', 'a/4', 'a/5', 'b/1']
  for (const key of keys) await files.put(key, Buffer.from('x'))
  expect(await files.list('a/')).toEqual(keys.slice(0, 4))
})

test('no key leads out of the bucket', async () => {
  await expect(files.head('open/../../other/x')).rejects.toThrow('cannot be a key')
  await expect(files.put('open//x', Buffer.from('x'))).rejects.toThrow('cannot be a key')
})

test('an object is missing also to a key that may not list the bucket', async () => {
  store.state.canList = false
  const missing = [await files.get('open/none.txt'), await files.head('open/none.txt')]
  store.state.canList = true
  expect(missing).toEqual([null, null])
})

test('a refusal names what the store said, and an upload that fails with status 200 is a failure', async () => {
  const others = openS3Files({ address: store.address, ...credentials, accessKeyId: 'somebody' })
  await expect(others.get('open/a.txt')).rejects.toThrow('The store answers 403 InvalidAccessKeyId to GET')
  await expect(others.head('open/a.txt')).rejects.toThrow('The store answers 403 InvalidAccessKeyId to GET')
  const upload = await files.createMultipartUpload('media/a.webm')
  const part = await upload.uploadPart(1, Buffer.from('one'))
  store.failures.push({ status: 200, body: '<Error><Code>InternalError</Code></Error>' })
  await expect(upload.complete([part])).rejects.toThrow('InternalError')
  await upload.abort()
})
