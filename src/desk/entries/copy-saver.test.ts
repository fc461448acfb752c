import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EntryCopy } from '~/contract/desk-entries'
import { type Content, CopySaver, type SaveOutcome } from './copy-saver'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const contentOf = (title: string): Content => ({ fields: { title }, text: { markdown: title } })
const copyOf = (title: string, revision: number): EntryCopy => ({
  ...contentOf(title),
  kind: 'news',
  id: 1,
  language: 'zh-CN',
  title,
  state: 'draft',
  revision,
  author: 'a',
  changedAt: revision,
  liveVersion: null,
  publishFrom: null,
  note: '',
  visibleVersion: null,
  unseenAuthors: ['a']
})

/** A saver before a service whose answers the test decides, and the device's storage. */
function saverOf(copy: EntryCopy | undefined, storage = new Map<string, string>()) {
  const saves: { revision: number; title: unknown; overwrites: boolean; answer: (outcome: SaveOutcome) => void }[] = []
  const saver = new CopySaver(copy, contentOf(''), {
    key: 'copy',
    save: (revision, { fields }, overwrites) =>
      new Promise((answer) => {
        saves.push({ revision, title: fields.title, overwrites, answer })
      }),
    storage: () => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key)
    })
  })
  return { saver, saves, storage, shown: () => [saver.store.state.content.fields.title, saver.store.state.saving] }
}

test('what is typed is saved a second after the last change, and kept on the device until then', async () => {
  const { saver, saves, storage, shown } = saverOf(copyOf('一', 7))
  saver.change(contentOf('二'))
  await vi.advanceTimersByTimeAsync(900)
  saver.change(contentOf('三'))
  await vi.advanceTimersByTimeAsync(900)
  expect([saves.length, storage.get('copy')]).toEqual([0, expect.stringContaining('三')])
  await vi.advanceTimersByTimeAsync(100)
  expect(saves).toMatchObject([{ revision: 7, title: '三' }])
  saves[0]?.answer({ state: 'saved', revision: 8, changedAt: 8 })
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(), storage.size, saver.revision]).toEqual([['三', 'saved'], 0, 8])
})

test('an answer does not overwrite what was typed meanwhile, which is saved on top of it', async () => {
  const { saver, saves, storage, shown } = saverOf(copyOf('一', 7))
  saver.change(contentOf('二'))
  const saved = saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  saver.change(contentOf('三'))
  saves[0]?.answer({ state: 'saved', revision: 8, changedAt: 8 })
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(), storage.get('copy')]).toEqual([['三', 'saving'], expect.stringContaining('"revision":8')])
  expect(saves[1]).toMatchObject({ revision: 8, title: '三' })
  saves[1]?.answer({ state: 'saved', revision: 9, changedAt: 9 })
  expect(await saved).toBe(true)
})

test('a failed save is tried again until it succeeds', async () => {
  const { saver, saves, shown } = saverOf(copyOf('一', 7))
  saver.change(contentOf('二'))
  await vi.advanceTimersByTimeAsync(1000)
  saves[0]?.answer({ state: 'failed' })
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual(['二', 'failed'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(saves[1]).toMatchObject({ revision: 7, title: '二' })
})

test('in a conflict nothing is saved until the author keeps one of the texts', async () => {
  const { saver, saves, shown } = saverOf(copyOf('一', 7))
  saver.change(contentOf('我的'))
  await vi.advanceTimersByTimeAsync(1000)
  saves[0]?.answer({ state: 'conflict', stored: copyOf('他的', 9) })
  await vi.advanceTimersByTimeAsync(0)
  saver.change(contentOf('我的二'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([shown(), saves.length]).toEqual([['我的二', 'conflict'], 1])
  saver.keepMine()
  await vi.advanceTimersByTimeAsync(0)
  expect(saves).toMatchObject([
    { revision: 7, overwrites: false },
    { revision: 9, title: '我的二', overwrites: true }
  ])
  saves[1]?.answer({ state: 'saved', revision: 10, changedAt: 10 })
  await vi.advanceTimersByTimeAsync(0)
  saver.change(contentOf('我的三'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(saves[2]).toMatchObject({ revision: 10, overwrites: false })
})

test('the choice to overwrite what is stored is kept with the text until it is saved', async () => {
  const { saver, saves, storage } = saverOf(copyOf('一', 7))
  saver.change(contentOf('我的'))
  await vi.advanceTimersByTimeAsync(1000)
  saves[0]?.answer({ state: 'conflict', stored: copyOf('他的', 9) })
  await vi.advanceTimersByTimeAsync(0)
  saver.keepMine()
  saver.stop()
  const again = saverOf(copyOf('他的', 9), new Map(storage))
  await vi.advanceTimersByTimeAsync(1000)
  expect(again.saves).toMatchObject([{ revision: 9, title: '我的', overwrites: true }])
})

test('their text replaces what is typed if the author takes it', async () => {
  const { saver, saves, storage, shown } = saverOf(copyOf('一', 7))
  saver.change(contentOf('我的'))
  await vi.advanceTimersByTimeAsync(1000)
  saves[0]?.answer({ state: 'conflict', stored: copyOf('他的', 9) })
  await vi.advanceTimersByTimeAsync(0)
  saver.takeTheirs()
  expect([shown(), saver.revision, storage.size]).toEqual([['他的', 'saved'], 9, 0])
  // Only the content: the revision of a copy must not be sent as that of a save.
  expect(Object.keys(saver.store.state.content)).toEqual(['fields', 'text'])
})

test('what was not saved before the page was left is saved when it opens again, or shown as a conflict', async () => {
  const first = saverOf(copyOf('一', 7))
  first.saver.change(contentOf('离线'))
  first.saver.stop()
  const again = saverOf(copyOf('一', 7), new Map(first.storage))
  await vi.advanceTimersByTimeAsync(1000)
  expect([again.shown(), again.saves[0]?.revision]).toEqual([['离线', 'saving'], 7])
  const changed = saverOf(copyOf('他的', 9), new Map(first.storage))
  expect([changed.shown(), changed.saver.store.state.stored?.title]).toEqual([['离线', 'conflict'], '他的'])
  const same = saverOf(copyOf('离线', 9), new Map(first.storage))
  expect([same.shown(), same.storage.size]).toEqual([['离线', 'saved'], 0])
})

test('a device whose storage is full or blocked keeps nothing from being shown and saved, and the author can tell', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const full = () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })
  for (const storage of [full, refuse]) {
    const saves: unknown[] = []
    const save = async (_: number, { fields }: Content): Promise<SaveOutcome> => {
      saves.push(fields.title)
      return saves.length === 1 ? { state: 'failed' } : { state: 'saved', revision: 8, changedAt: 8 }
    }
    const saver = new CopySaver(copyOf('一', 7), contentOf(''), { key: 'copy', save, storage })
    saver.change(contentOf('二'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(saver.store.state).toMatchObject({ content: contentOf('二'), saving: 'failed' })
    expect(saver.isAtRisk).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect([saver.store.state.saving, saver.isAtRisk, saves]).toEqual(['saved', false, ['二', '二']])
  }
})
