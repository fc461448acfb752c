import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { progressKey } from '~/contract/cookies'
import { progressRequestSchema } from '~/contract/exam'
import { loadAccountProgress } from './account-progress'
import { lessonIds } from './copy/curriculum'
import { readDeviceProgress, writeDeviceProgress } from './device-progress'

vi.mock('~/lib/edge-context', () => ({ edgeContext: () => undefined }))
vi.mock('~/lib/visitor', () => ({ currentLogin: () => '' }))

const [first = '', second = '', third = ''] = lessonIds
let kept: Map<string, string>
/** Lessons of the account. */
let account: Set<string>
let requests: string[]
let isDown: boolean

const bodySchema = v.pipe(v.string(), v.parseJson(), progressRequestSchema)

beforeEach(() => {
  kept = new Map()
  account = new Set()
  requests = []
  isDown = false
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name)
  })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    requests.push(method ?? '')
    if (isDown) throw new TypeError('no network')
    if (method === 'POST') for (const lesson of v.parse(bodySchema, body).completed) account.add(lesson)
    return Response.json({ status: 200, data: { lessons: [...account], times: [...account].map(() => 0) } })
  })
})

test('the device keeps lessons, and forgets them when none is left', () => {
  expect(readDeviceProgress()).toEqual([])
  writeDeviceProgress([second, first])
  expect(readDeviceProgress()).toEqual([first, second])
  writeDeviceProgress([])
  expect(kept.size).toBe(0)
})

test.each(['', 'no JSON', '{"a":1}', '[1]'])('invalid data on the device («%s») counts as nothing', (stored) => {
  kept.set(progressKey, stored)
  expect(readDeviceProgress()).toEqual([])
})

test('unknown lessons on the device are dropped', () => {
  kept.set(progressKey, JSON.stringify(['no such lesson', first]))
  expect(readDeviceProgress()).toEqual([first])
})

test('blocked storage counts as nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readDeviceProgress()).toEqual([])
  expect(() => writeDeviceProgress([first])).not.toThrow()
})

test('an empty device only reads the account', async () => {
  account.add(first)
  expect(await loadAccountProgress()).toEqual({ lessons: [first], times: [0], handedOver: 0 })
  expect(requests).toEqual(['GET'])
})

test('the account gets the lessons of the device in addition to its own, and the device forgets them', async () => {
  account.add(first).add(second)
  writeDeviceProgress([second, third])
  expect(await loadAccountProgress()).toEqual({ lessons: [first, second, third], times: [0, 0, 0], handedOver: 2 })
  expect(readDeviceProgress()).toEqual([])
  expect(await loadAccountProgress()).toEqual({ lessons: [first, second, third], times: [0, 0, 0], handedOver: 0 })
})

test('the device keeps its lessons until the account has them', async () => {
  writeDeviceProgress([first])
  isDown = true
  await expect(loadAccountProgress()).rejects.toThrow()
  expect(readDeviceProgress()).toEqual([first])
})

test('every lesson id is one that the exam API accepts', () => {
  expect(v.is(progressRequestSchema, { completed: [...lessonIds] })).toBe(true)
  expect(new Set(lessonIds).size).toBe(lessonIds.length)
})
