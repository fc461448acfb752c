import { expect, test, vi } from 'vitest'
import { fetchMain } from '~/lib/page-data'
import { vocabularyOf } from './parse-query'
import { groupsOf, openVocabulary, type ResultHit, searchMain } from './results'

// The index of the site is made by its build.
vi.mock('virtual:search-index', () => ({ manifests: {} }))
vi.mock('~/lib/page-data', () => ({ fetchMain: vi.fn() }))

test('results with the same address have different keys', async () => {
  const entry = { kind: 'download', language: 'zh-CN', title: '企业版', summary: '', isSample: true, hasFile: false }
  vi.mocked(fetchMain).mockResolvedValue({ state: 'ok', data: [2, 3, 4].map((id) => ({ ...entry, id })) })
  const found = (await searchMain('企业', 'zh-CN', vocabularyOf('zh-CN'))) ?? []
  expect(found.map(({ to }) => to.path)).toEqual(['/center/download', '/center/download', '/center/download'])
  expect(new Set(found.map(({ key }) => key)).size).toBe(3)
})

const hit = (key: string, share: number, isNamed = false): ResultHit => ({
  key,
  kind: 'news',
  isNamed,
  share,
  to: { path: '/news' },
  title: [],
  heading: undefined,
  context: [],
  isSample: false
})

const pages = [hit('page 1', 0.9), hit('page 2', 0.5), hit('page 3', 0.4), hit('page 4', 0.9)]
const best = (...main: ResultHit[]) => bestOf(pages, main)
const bestOf = (site: ResultHit[], main: ResultHit[]) => groupsOf(site, main)[0]?.hits.map(({ key }) => key)

test('an entry that covers most of the query, and more of it than the third page, is among the best', () => {
  expect(best(hit('news', 0.4), hit('lesson', 0.7))).toEqual(['page 1', 'page 2', 'lesson'])
  expect(bestOf(pages.slice(1), [hit('lesson', 0.7)])).toEqual(['page 2', 'page 3', 'page 4'])
  expect(best(hit('news', 0.4))).toEqual(['page 1', 'page 2', 'page 3'])
  expect(best(hit('news', 1, true))).toEqual(['news', 'page 1', 'page 2'])
})

test('an entry covers of the query what its title and summary have, under any name of it', async () => {
  const entry = { id: 1, kind: 'news', language: 'en-US', isSample: true, hasFile: false, summary: '' }
  const titles = ['Graph databases for beginners', 'Images']
  vi.mocked(fetchMain).mockResolvedValue({ state: 'ok', data: titles.map((title) => ({ ...entry, title })) })
  const found = (await searchMain('graph db', 'en-US', vocabularyOf('en-US'))) ?? []
  expect(found.map(({ share }) => share)).toEqual([1, 0])
})

test('main is told what was typed and what it leads to, not all that leads there', async () => {
  vi.mocked(fetchMain).mockResolvedValue({ state: 'ok', data: [] })
  const ofDesk = [{ said: ['data steward', 'model owner'], meant: ['Who maintains the graph model'] }]
  await searchMain('is there a data steward', 'en-US', vocabularyOf('en-US', ofDesk))
  expect(vi.mocked(fetchMain).mock.lastCall?.[0].query).toMatchObject({ also: 'data steward|Who maintains the graph model' })
})

test('synonyms that come too late for one query are there for a later one, and are asked for again only after a failure', async () => {
  vi.useFakeTimers()
  const first = Promise.withResolvers<Awaited<ReturnType<typeof fetchMain>>>()
  const ofDesk = [{ said: ['model owner'], meant: ['data steward'] }]
  const asked = vi.mocked(fetchMain).mockReset()
  asked.mockReturnValueOnce(first.promise).mockResolvedValueOnce({ state: 'ok', data: ofDesk })
  const read = openVocabulary('en-US')
  const early = read()
  await vi.advanceTimersByTimeAsync(400)
  expect(await early).toEqual(vocabularyOf('en-US'))
  first.resolve({ state: 'unavailable' })
  expect(await read()).toEqual(vocabularyOf('en-US'))
  expect(await read()).toEqual(vocabularyOf('en-US', ofDesk))
  await read()
  expect(asked).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
