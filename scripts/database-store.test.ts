import { expect, test, vi } from 'vitest'
import { repeatIfClosed } from './database-store'

const closed = new TypeError('fetch failed', { cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }) })

test('a read whose connection was closed is sent again, once', async () => {
  const read = vi.fn(async () => 'rows').mockRejectedValueOnce(closed)
  expect(await repeatIfClosed(read)).toBe('rows')
  const lost = vi.fn(async () => Promise.reject(closed))
  await expect(repeatIfClosed(lost)).rejects.toBe(closed)
  expect(lost).toHaveBeenCalledTimes(2)
})

test('a read that fails for another reason is not sent again', async () => {
  const wrong = new Error('no such table')
  const read = vi.fn(async () => Promise.reject(wrong))
  await expect(repeatIfClosed(read)).rejects.toBe(wrong)
  expect(read).toHaveBeenCalledTimes(1)
})
