import { beforeEach, expect, test, vi } from 'vitest'

const { callMain } = vi.hoisted(() => ({ callMain: vi.fn<(request: { json: { receipt: string } }) => Promise<void>>() }))
vi.mock('~/lib/api', async (importOriginal) => ({ ...(await importOriginal<typeof import('~/lib/api')>()), callMain }))

import { ApiError } from '~/lib/api'
import { addNoticeReceipt, noticeReceipts, withdrawNotices } from './notice-receipt'

const withdrawn = () => callMain.mock.calls.map(([{ json }]) => json.receipt)

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key)
  })
  callMain.mockReset()
  callMain.mockResolvedValue()
})

test('all requests of this browser are withdrawn, and the earlier ones too', async () => {
  for (const receipt of ['first', 'second', 'second']) addNoticeReceipt(receipt)
  expect(noticeReceipts()).toEqual(['first', 'second'])
  await withdrawNotices(noticeReceipts())
  expect(withdrawn()).toEqual(['first', 'second'])
  expect(noticeReceipts()).toEqual([])
})

test('a withdrawal that fails keeps its receipt and those after it', async () => {
  for (const receipt of ['first', 'second', 'third']) addNoticeReceipt(receipt)
  callMain.mockImplementation(({ json: { receipt } }) =>
    receipt === 'second' ? Promise.reject(new ApiError(0, 'unreachable')) : Promise.resolve()
  )
  await expect(withdrawNotices(noticeReceipts())).rejects.toBeInstanceOf(ApiError)
  expect(noticeReceipts()).toEqual(['second', 'third'])
})

test('a receipt that main does not know keeps no other one from being withdrawn', async () => {
  for (const receipt of ['lost', 'second']) addNoticeReceipt(receipt)
  callMain.mockRejectedValueOnce(new ApiError(404, 'unknown', 'receipt'))
  await withdrawNotices(noticeReceipts())
  expect(withdrawn()).toEqual(['lost', 'second'])
  expect(noticeReceipts()).toEqual([])
})
