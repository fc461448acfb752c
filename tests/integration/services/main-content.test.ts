import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { importContent } from '../../../scripts/content/content'
import { samplesFolder } from '../../../scripts/resources.ts'
import { activityDetailSchema, activityListSchema } from '../../../src/contract/activities'
import { articleDetailSchema, articleListSchema } from '../../../src/contract/articles'
import { momentSchema } from '../../../src/contract/content'
import { downloadListSchema } from '../../../src/contract/downloads'
import { newsDetailSchema, newsListSchema } from '../../../src/contract/news'
import { researchDetailSchema, researchListSchema } from '../../../src/contract/research'
import { searchListSchema } from '../../../src/contract/search'
import { videoDetailSchema, videoListSchema, videosByTypeSchema, videoTypesSchema } from '../../../src/contract/videos'
import { contentStore } from './desk-entry-client'
import { sharedServices } from './harness'

const services = await sharedServices()

/** The database of the tested services, with the files of the samples. */
const store = {
  ...contentStore(services.mainDb),
  getFile: async (key: string) => readFileSync(`${samplesFolder}/files/${key}`)
}

const get = (path: string, language: 'CN' | 'EN' = 'CN') => services.call('main', path, { language })
async function read<Schema extends v.GenericSchema>(schema: Schema, path: string, language: 'CN' | 'EN' = 'CN') {
  const { data, http } = await get(path, language)
  expect(http).toBe(200)
  return v.parse(schema, data)
}

test('the news come newest first, in the language of the query or else of the request', async () => {
  const chinese = await read(newsListSchema, 'news/list')
  expect(chinese).toMatchObject({ total: 14, pages: 2, isTotalLimited: false })
  expect(chinese.items).toHaveLength(12)
  expect(chinese.items.map(({ releasedOn }) => releasedOn)).toEqual(
    chinese.items.map(({ releasedOn }) => releasedOn).toSorted((a, b) => (a < b ? 1 : -1))
  )
  expect(chinese.items.every(({ isSample, language }) => isSample && language === 'zh-CN')).toBe(true)
  const english = await read(newsListSchema, 'news/list?language=EN')
  expect(english.items.map(({ id }) => id)).toEqual(chinese.items.map(({ id }) => id))
  expect(english.items.every(({ isSample, language }) => isSample && language === 'en-US')).toBe(true)
  expect((await read(newsListSchema, 'news/list?language=ZH', 'EN')).items).toEqual(chinese.items)
})

test('each entry of a list states since when it is published as it is, which is not in the future', async () => {
  const lists = [
    ['news/list', newsListSchema],
    ['activity/list', activityListSchema],
    ['research/list', researchListSchema],
    ['school/list', articleListSchema],
    ['videoCentre/list', videoListSchema]
  ] as const
  for (const [call, schema] of lists) {
    const { data, http } = await get(call)
    const { items } = v.parse(
      v.object({ items: v.array(v.object({ publishedAt: momentSchema, changedAt: momentSchema })) }),
      data
    )
    expect([call, http, items.length > 0]).toEqual([call, 200, true])
    expect(v.is(schema, data)).toBe(true)
    for (const { publishedAt, changedAt } of items) {
      expect(publishedAt <= changedAt).toBe(true)
      expect(Date.parse(changedAt)).toBeLessThanOrEqual(Date.now())
    }
  }
})

test('a cursor and a page number lead through the same list, to its end', async () => {
  const all = (await read(newsListSchema, 'news/list?size=50')).items.map(({ id }) => id)
  const byCursor: number[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: v.InferOutput<typeof newsListSchema> = await read(newsListSchema, `news/list?size=5${next && `&cursor=${next}`}`)
    byCursor.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  expect(byCursor).toEqual(all)
  const third = await read(newsListSchema, 'news/list?size=5&page=3')
  expect(third.items.map(({ id }) => id)).toEqual(all.slice(10))
  expect(third.next).toBeNull()
})

test('entries of the same day are not lost between two pages', async () => {
  await services.mainDb
    .prepare(
      `INSERT INTO news (id, language, title, summary, is_sample, source, released_on, body)
       SELECT id + 9000, language, title, summary, is_sample, source, '2020-01-01', body FROM news WHERE language = 'zh-CN'`
    )
    .run()
  const first = await read(newsListSchema, 'news/list?size=5&to=2020-12-31')
  const second = await read(newsListSchema, `news/list?size=50&to=2020-12-31&cursor=${first.next}`)
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 14 }, (_, n) => 9014 - n))
  await services.mainDb.prepare('DELETE FROM news WHERE id > 9000').run()
})

test('trending items are ordered by rank', async () => {
  const { items, total } = await read(newsListSchema, 'news/list?order=trending')
  expect(items.map(({ trending }) => trending)).toEqual([1, 2, 3, 4, 5])
  expect(total).toBe(5)
  const first = await read(newsListSchema, 'news/list?order=trending&size=2')
  const rest = await read(newsListSchema, `news/list?order=trending&size=9&cursor=${first.next}`)
  expect([...first.items, ...rest.items]).toEqual(items)
})

test('a detail has its text as a tree, and lists its languages', async () => {
  const item = await read(newsDetailSchema, 'news/detail?id=1')
  expect(item).toMatchObject({ id: 1, language: 'zh-CN', languages: expect.arrayContaining(['zh-CN', 'en-US']) })
  expect(item.body).toContainEqual({ tag: 'h2', children: ['新增的页面'] })
  expect(JSON.stringify(item.body)).toContain('"href":"/document/latest/1"')
  expect((await read(newsDetailSchema, 'news/detail?id=1&language=EN')).isSample).toBe(true)
})

test('HTML and other protocols in the database are never answered', async () => {
  const evil =
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> text [a](javascript:alert(1)) [b](//evil.example) ![c](data:image/svg+xml,x) [d][e]\n\n[e]: javascript:alert(2)'
  const before = await services.mainDb.prepare("SELECT body FROM news WHERE id = 2 AND language = 'zh-CN'").first('body')
  const write = (body: unknown) =>
    services.mainDb.prepare("UPDATE news SET body = ?1 WHERE id = 2 AND language = 'zh-CN'").bind(body).run()
  await write(evil)
  const { body } = await read(newsDetailSchema, 'news/detail?id=2')
  await write(before)
  expect(JSON.stringify(body)).not.toMatch(/script|onerror|evil|data:|href|src/)
  expect(JSON.stringify(body)).toContain('text')
})

test('videos come by type, with captions of every language and a transcript', async () => {
  const types = await read(videoTypesSchema, 'video/types')
  expect(types.map(({ type, count }) => [type, count])).toEqual([
    ['introduction', 2],
    ['tutorial', 2],
    ['lecture', 2],
    ['case', 2]
  ])
  expect((await read(videoListSchema, 'videoCentre/list')).total).toBe(8)
  const tutorials = await read(videoListSchema, 'videoCentre/list?type=tutorial', 'EN')
  expect(tutorials.items.map(({ type }) => type)).toEqual(['tutorial', 'tutorial'])
  const byType = await read(videosByTypeSchema, 'videoCentre/list-type')
  expect(byType.map(({ type, videos }) => [type, videos.length])).toEqual(types.map(({ type, count }) => [type, count]))
  const video = await read(videoDetailSchema, 'videoCentre/detail?id=1')
  expect(video.source).toEqual({ address: '/api/main/file/open/videos/sample.webm', mediaType: 'video/webm' })
  expect(video.captions.map(({ language }) => language).toSorted()).toEqual(['en-US', 'zh-CN'])
  expect(video.transcript.length).toBeGreaterThan(0)
  const captions = await services.site.request('galaxy-main', '/web/user/videoCentre/captions?id=1&language=EN')
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(captions.body).toMatch(/^WEBVTT\n/)
})

test('activities are upcoming until they end, and past from then on', async () => {
  const ends = async (when: string) =>
    (await read(activityListSchema, `activity/list?when=${when}`)).items.map(({ endsAt }) => endsAt)
  const now = new Date().toISOString()
  const [upcoming, past] = [await ends('upcoming'), await ends('past')]
  expect(upcoming.length + past.length).toBe(6)
  expect(upcoming.every((end) => end >= now) && past.every((end) => end < now)).toBe(true)
  expect([upcoming, past]).toEqual([upcoming.toSorted(), past.toSorted().toReversed()])
  expect(await read(activityDetailSchema, 'activity/detail?id=2')).toMatchObject({ timeZone: 'Asia/Shanghai' })
})

test('research comes by type; no report has the address of its file', async () => {
  expect((await read(researchListSchema, 'research/list?type=whitepapers')).items).toHaveLength(3)
  const reports = await read(researchListSchema, 'research/list')
  expect(reports.items.map(({ file }) => file?.address)).toEqual(Array(6).fill(null))
  const guide = await read(researchDetailSchema, 'research/detail?id=5', 'EN')
  expect(guide.file?.bytes).toBe(readFileSync(`${samplesFolder}/files/gated/research/checklist.en-US.pdf`).byteLength)
})

test('the study center and the recommended reading have articles of their own', async () => {
  expect((await read(articleListSchema, 'school/list')).items.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect((await read(articleListSchema, 'consultancy/list')).items.map(({ id }) => id)).toEqual([5, 6, 7, 8])
  expect((await read(articleDetailSchema, 'school/detail?id=1')).topic).toBe('建模')
  expect(await get('consultancy/detail?id=1')).toMatchObject({ http: 404, field: 'id' })
})

test('downloads come as editions, drivers and tools, with size and hash', async () => {
  const downloads = await read(downloadListSchema, 'downloadCentre/list')
  expect(downloads.map(({ kind }) => kind)).toEqual(['edition', 'edition', 'edition', 'edition', 'driver', 'driver', 'tool'])
  expect(downloads.filter(({ kind }) => kind === 'driver')).toMatchObject([
    {
      programmingLanguage: 'Java',
      version: '3.4.1',
      languages: ['en-US', 'zh-CN'],
      file: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }
    },
    { programmingLanguage: 'Python', version: '3.4.1' }
  ])
  expect(downloads[0]).toMatchObject({ edition: 'free', isGated: true, file: { address: null } })
})

test.each([
  ['news/list?language=FR', 400, 'language'],
  ['news/list?page=0', 400, 'page'],
  ['news/list?page=101', 400, 'page'],
  ['news/list?page=1e1', 400, 'page'],
  ['news/list?page=99', 404, 'page'],
  ['news/list?size=51', 400, 'size'],
  ['news/list?order=best', 400, 'order'],
  ['news/list?from=2026-02-30', 400, 'from'],
  ['news/list?to=yesterday', 400, 'to'],
  ['news/list?cursor=!', 400, 'cursor'],
  ['news/list?cursor=bm90IGpzb24', 400, 'cursor'],
  ['news/detail', 400, 'id'],
  ['news/detail?id=abc', 400, 'id'],
  ['news/detail?id=-1', 400, 'id'],
  ['news/detail?id=99999999999', 400, 'id'],
  ['news/detail?id=4711', 404, 'id'],
  ['video/types?language=CN', 400, 'language'],
  ['videoCentre/list?type=films', 400, 'type'],
  ['videoCentre/list?type=Tutorial', 400, 'type'],
  ['videoCentre/list-type?language=x', 400, 'language'],
  ['videoCentre/detail?id=77', 404, 'id'],
  ['videoCentre/captions?id=77', 404, 'id'],
  ['activity/list?when=now', 400, 'when'],
  ['activity/detail?id=0', 400, 'id'],
  ['research/list?type=papers', 400, 'type'],
  ['research/detail?id=77', 404, 'id'],
  ['school/list?page=x', 400, 'page'],
  ['school/detail?id=5', 404, 'id'],
  ['consultancy/list?cursor=a.b', 400, 'cursor'],
  ['downloadCentre/list?language=', 400, 'language']
])('%s is refused with %i and the field %s, in both languages', async (path, status, field) => {
  for (const language of ['CN', 'EN'] as const) {
    const answer = await get(path, language)
    expect(answer).toMatchObject({ http: status, status, field })
    expect(answer.error).toMatch(language === 'CN' ? /[\u4e00-\u9fff]/ : /^[A-Z][ -~]+$/)
  }
})

test('a cursor of another list, and one beside a page number, are refused', async () => {
  const { next } = await read(newsListSchema, 'news/list?size=5')
  expect(await get(`school/list?cursor=${next}`)).toMatchObject({ http: 400, field: 'cursor' })
  expect(await get(`news/list?order=trending&cursor=${next}`)).toMatchObject({ http: 400, field: 'cursor' })
  expect(await get(`news/list?page=2&cursor=${next}`)).toMatchObject({ http: 400, field: 'cursor' })
})

test('news, videos and downloads are found by words inside their sentences, by other names and in spite of a mistake', async () => {
  const find = async (q: string, language: 'CN' | 'EN', also = '') =>
    (await read(searchListSchema, `search/list?${new URLSearchParams({ q, also })}`, language)).map(
      ({ kind, id, language }) => [kind, id, language] as const
    )
  const drivers = await find('python', 'CN')
  expect(drivers.length).toBeGreaterThan(0)
  expect(drivers.every(([, , language]) => language === 'zh-CN')).toBe(true)
  expect(await find('pyhton', 'CN')).toEqual(drivers)
  expect(await find('pyth', 'CN')).toEqual(drivers)
  const chinese = await find('驱动', 'CN')
  expect(chinese.map(([kind]) => kind)).toContain('download')
  // The entries use the other name of the concept in the query.
  expect(await find('driver', 'CN', '驱动|driver')).toEqual(expect.arrayContaining(chinese))
  expect(await find('qqqzzz', 'CN')).toEqual([])
})

test('only a download in the results says whether it has a file', async () => {
  const found = await read(searchListSchema, `search/list?${new URLSearchParams({ q: '单机' })}`)
  const { data: list } = await get('downloadCentre/list')
  const withFile = v.parse(downloadListSchema, list).flatMap(({ id, file }) => (file ? [id] : []))
  const downloads = found.filter(({ kind }) => kind === 'download')
  expect(new Set(downloads.map(({ hasFile }) => hasFile))).toEqual(new Set([true, false]))
  for (const { id, hasFile } of downloads) expect([id, hasFile]).toEqual([id, withFile.includes(id)])
  expect(found.filter(({ kind, hasFile }) => kind !== 'download' && hasFile)).toEqual([])
})

test.each([
  ['', 'q'],
  ['q=', 'q'],
  [`q=${'x'.repeat(101)}`, 'q'],
  [`q=x&also=${'x'.repeat(601)}`, 'also'],
  ['q=x&language=DE', 'language']
])('a search that cannot be made is refused by its field: %s', async (query, field) => {
  expect(await get(`search/list?${query}`)).toMatchObject({ http: 400, field })
})

test('a reimported entry is found by its new words only, in its title and in its text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-search-'))
  const write = (title: string, word: string) => {
    mkdirSync(join(folder, 'news'), { recursive: true })
    const front = { title, summary: 'Said.', source: 'Here', releasedOn: '2026-01-01' }
    writeFileSync(join(folder, 'news', '900.en-US.md'), `---\n${JSON.stringify(front)}\n---\n\nText with ${word}.\n`)
  }
  const found = async (q: string) =>
    (await read(searchListSchema, `search/list?q=${q}`, 'EN')).filter(({ id }) => id === 900).length
  write('Marmalade', 'bergamot')
  await importContent(folder, store, { keepOthers: true })
  expect([await found('marmalade'), await found('bergamot')]).toEqual([1, 1])
  write('Quince', 'damson')
  await importContent(folder, store, { keepOthers: true })
  expect(await Promise.all(['marmalade', 'bergamot', 'quince', 'damson'].map(found))).toEqual([0, 0, 1, 1])
  await services.mainDb.batch([
    services.mainDb.prepare('DELETE FROM news WHERE id = 900'),
    services.mainDb.prepare('DELETE FROM entry_drafts WHERE id = 900'),
    services.mainDb.prepare('DELETE FROM search_terms WHERE id = 900')
  ])
})
