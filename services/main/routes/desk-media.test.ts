import { afterAll, expect, test, vi } from 'vitest'
import { startMain } from '../../../tests/support/main'
import { media } from '../db/media-schema'

let isBroken = true
const deleted: unknown[] = []
const FILES = {
  head: () => null,
  delete: async (keys: unknown) => {
    if (isBroken) throw new Error('no bucket')
    deleted.push(keys)
  }
}
const { db, post, close } = startMain({ role: 'author', FILES })
afterAll(close)

test('a file that the bucket does not delete stays in the library, so that it can be deleted again', async () => {
  const file = { bytes: 1, sha256: '00', mediaType: 'image/png', width: 1, height: 1, altZh: '照片', uploader: 'a' }
  await db
    .insert(media)
    .values({ id: 7, key: 'media/image/k.png', kind: 'image', name: 'k', createdAt: 1, state: 'ready', ...file })
  const before = await db.select().from(media)

  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const remove = async () => (await post('desk/media/delete', { id: 7 })).status
  expect(await remove()).toBe(500)
  expect(await db.select().from(media)).toEqual(before)
  isBroken = false
  expect(await remove()).toBe(200)
  expect(await db.select().from(media)).toEqual([])
  expect(deleted).toEqual([['media/image/k.png', 'quarantine/media/image/k.png']])
})
