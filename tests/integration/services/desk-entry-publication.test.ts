import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { entryCopiesSchema, entryListSchema, entryVersionContentSchema } from '../../../src/contract/desk-entries'
import { newsListSchema } from '../../../src/contract/news'
import { searchListSchema } from '../../../src/contract/search'
import { blocksOf, changeOf, newsFields } from './desk-entry-client'
import { sharedServices } from './harness'
import { copiesIn, newsDesk } from './news-desk'

const services = await sharedServices()
const { call, mainDb } = services
const { editor, author, reviewer, submitted, visited, cleanUp } = await newsDesk(services)

test('what is published is in the list and found by a word of its text, and a saved draft changes neither', async () => {
  const { id, copies } = await submitted('Quagga', 'Zedonk')
  const found = async (q: string) => {
    const { data } = await call('main', `search/list?q=${encodeURIComponent(q)}`, { language: 'EN' })
    return v.parse(searchListSchema, data).some((entry) => entry.kind === 'news' && entry.id === id)
  }
  const listed = async () => {
    const { data } = await call('main', 'news/list?size=50', { language: 'EN' })
    return v.parse(newsListSchema, data).items.find((item) => item.id === id)?.title
  }
  expect([await found('zedonk'), await listed()]).toEqual([false, undefined])
  const published = await reviewer.change('publish', copies)
  expect([await found('zedonk'), await listed()]).toEqual([true, 'Quagga English'])
  const [english] = copiesIn(published, 'en-US')
  if (!english) throw new Error('There is no English copy')
  await author.save(english, newsFields('Okapi'), blocksOf('Quoll'))
  expect([await found('zedonk'), await found('quoll'), await listed()]).toEqual([true, false, 'Quagga English'])
  const again = await author.change('submit', copiesIn((await author.read({ kind: 'news', id })).copies, 'en-US'))
  await reviewer.change('publish', again)
  expect([await found('zedonk'), await found('quoll'), await listed()]).toEqual([false, true, 'Okapi'])
})

test('a cover is in the list and above the text, and needs a text in place of it', async () => {
  cleanUp()
  const cover = { cover: '/img/numbat.webp', coverAlt: '一只袋食蚁兽' }
  const bare = await author.create(newsFields('Numbat', { ...cover, coverAlt: null }), blocksOf('Numbat'))
  expect(await author.post('submit', changeOf([bare.copy]))).toMatchObject({ http: 400, field: 'zh-CN.coverAlt' })
  const { id, copy } = await author.create(newsFields('Numbat', cover), blocksOf('Numbat'))
  await reviewer.change('publish', await author.change('submit', [copy]))
  const shown = { cover: { address: cover.cover, alt: cover.coverAlt } }
  const list = v.parse(newsListSchema, (await call('main', 'news/list?size=50', { language: 'CN' })).data)
  expect(list.items.find((item) => item.id === id)).toMatchObject(shown)
  const { data } = await call('main', `news/detail?id=${id}&language=ZH`)
  expect(data).toMatchObject(shown)
  expect(Object(data).body).toMatchObject([
    { tag: 'figure', children: [{ tag: 'img', src: cover.cover, alt: cover.coverAlt }] },
    { tag: 'p', children: ['Numbat'] }
  ])
})

test('a file that was replaced is measured again before a version counts, also after an old one was restored', async () => {
  cleanUp()
  const key = 'gated/research/replaced.pdf'
  const put = async (content: string) => {
    await services.site.putObject(key, content)
    return createHash('sha256').update(content).digest('hex')
  }
  onTestFinished(async () => void (await mainDb.prepare("DELETE FROM research WHERE title = '换文件'").run()))
  const fields = newsFields('换文件', { type: 'guides', fileKey: key, fileName: 'a.pdf', fileMediaType: 'application/pdf' })
  const first = await put('one')
  const { id, copy } = await author.create(fields, blocksOf('报告'), { kind: 'research' })
  const waiting = await author.change('submit', [copy])
  expect(waiting[0]?.fields).toMatchObject({ fileSha256: first, fileBytes: 3 })
  const shown = () => mainDb.prepare('SELECT file_sha256 FROM research WHERE id = ?').bind(id).first('file_sha256')
  // The same size, between the submission and the publication.
  const second = await put('two')
  const [published] = await reviewer.change('publish', waiting)
  expect([await shown(), published?.fields.fileSha256]).toEqual([second, second])
  const third = await put('six')
  const { kind, language, revision } = published ?? copy
  const restored = await author.post('restore', { kind, id, language, revision, version: 1 })
  const again = await author.change('submit', v.parse(entryCopiesSchema, restored.data).copies)
  expect(again[0]?.fields.fileSha256).toBe(third)
  await reviewer.change('publish', again)
  expect(await shown()).toBe(third)
})

test('to cancel a schedule leaves the live version as it is, and a withdrawal takes both', async () => {
  const { id, copies } = await submitted('定时')
  await reviewer.change('publish', copies)
  const chinese = async () => copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN')
  const schedule = async (title: string) => {
    const [live] = await chinese()
    if (!live) throw new Error('There is no Chinese copy')
    await author.save(live, newsFields(title), blocksOf(`${title}的正文`))
    return reviewer.change('publish', await author.change('submit', await chinese()), { at: Date.now() + 3_600_000 })
  }
  const [before] = await chinese()
  const scheduled = await schedule('定时二')
  expect(scheduled).toMatchObject([{ state: 'scheduled', liveVersion: 4, visibleVersion: 2 }])
  const canceled = await reviewer.change('unschedule', scheduled)
  expect(canceled).toMatchObject([
    { title: '定时二', state: 'draft', liveVersion: 2, visibleVersion: 2, publishFrom: before?.publishFrom }
  ])
  expect([await visited(id), await visited(id, 'EN')]).toEqual(['定时中文', '定时 English'])
  const rowsOf = async (table: string) =>
    (
      await mainDb
        .prepare(`SELECT DISTINCT publish_from, publish_until FROM ${table} WHERE id = ? AND language = 'zh-CN'`)
        .bind(id)
        .all()
    ).results
  const endless = [{ publish_from: before?.publishFrom, publish_until: Number.MAX_SAFE_INTEGER }]
  expect([await rowsOf('news'), await rowsOf('search_terms')]).toEqual([endless, endless])
  expect((await reviewer.post('unschedule', changeOf(canceled))).http).toBe(409)
  const logged = await mainDb.prepare("SELECT actor FROM audit_log WHERE action = 'entry-unscheduled'").all()
  expect(logged.results).toEqual([{ actor: editor.id }])

  const again = await schedule('定时三')
  const withdrawn = await reviewer.change('withdraw', again)
  expect(withdrawn).toMatchObject([{ state: 'withdrawn', liveVersion: null, visibleVersion: null }])
  expect([await visited(id), await rowsOf('news'), await visited(id, 'EN')]).toEqual([404, [], '定时 English'])
})

test('what was never seen by visitors is not withdrawn, but its schedule is canceled', async () => {
  const { id, copies } = await submitted('未来')
  const scheduled = await reviewer.change('publish', copies, { at: Date.now() + 3_600_000 })
  expect((await reviewer.post('withdraw', changeOf(scheduled))).http).toBe(409)
  // The words of a text that comes back to be a draft were seen by the reviewer.
  const canceled = await reviewer.change('unschedule', scheduled)
  expect(canceled).toMatchObject([
    { state: 'draft', liveVersion: null, publishFrom: null, unseenAuthors: [] },
    { state: 'draft', liveVersion: null }
  ])
  expect(await visited(id)).toBe(404)
  expect(await mainDb.prepare('SELECT count(*) AS rows FROM news WHERE id = ?').bind(id).first('rows')).toBe(0)
})

test('a replacement is seen from its time on, and what it replaces until then', async () => {
  const { id, copies } = await submitted('日程')
  await reviewer.change('publish', copies)
  const { copies: live } = await author.read({ kind: 'news', id })
  const [chinese] = copiesIn(live, 'zh-CN')
  if (!chinese) throw new Error('There is no Chinese copy')
  await author.save(chinese, newsFields('日程二'), blocksOf('新的安排'))
  const waiting = await author.change('submit', copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN'))
  const at = Date.now() + 3_600_000
  const [scheduled] = await reviewer.change('publish', waiting, { at })
  expect(scheduled).toMatchObject({ state: 'scheduled', publishFrom: at })
  expect(await visited(id)).toBe('日程中文')
  const { data } = await reviewer.get('list', { state: 'scheduled' })
  expect(v.parse(entryListSchema, data).items.map((item) => item.id)).toEqual([id])
  // An hour passes: both rows and the terms of the search begin and end earlier.
  const earlier = ['news', 'search_terms'].flatMap((table) => [
    `UPDATE ${table} SET publish_from = publish_from - 3600000 WHERE id = ${id}`,
    `UPDATE ${table} SET publish_until = publish_until - 3600000 WHERE id = ${id} AND publish_until < 9000000000000000`
  ])
  await mainDb.batch(earlier.map((statement) => mainDb.prepare(statement)))
  expect(await visited(id)).toBe('日程二')
  const found = await call('main', `search/list?q=${encodeURIComponent('新的安排')}`)
  expect(v.parse(searchListSchema, found.data).map((entry) => entry.id)).toContain(id)
  // The next publication removes the row whose time is over.
  const [now] = copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN')
  if (!now) throw new Error('There is no Chinese copy')
  await author.save(now, newsFields('日程三'), blocksOf('再次更改'))
  await reviewer.change(
    'publish',
    await author.change('submit', copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN'))
  )
  expect(await visited(id)).toBe('日程三')
  expect(
    await mainDb.prepare("SELECT count(*) AS rows FROM news WHERE id = ? AND language = 'zh-CN'").bind(id).first('rows')
  ).toBe(1)
})

test('a withdrawn entry is gone at once, and an earlier version of it can be restored and published', async () => {
  const { id, copies } = await submitted('撤回')
  const published = await reviewer.change('publish', copies)
  const withdrawn = await reviewer.change('withdraw', published)
  expect(withdrawn.map(({ state, liveVersion }) => [state, liveVersion])).toEqual([
    ['withdrawn', null],
    ['withdrawn', null]
  ])
  expect([await visited(id), await visited(id, 'EN')]).toEqual([404, 404])
  const [chinese] = copiesIn(withdrawn, 'zh-CN')
  if (!chinese) throw new Error('There is no Chinese copy')
  await author.save(chinese, newsFields('改过'), blocksOf('改过'))
  const [changed] = copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN')
  const { kind, language, revision } = changed ?? chinese
  const restored = await author.post('restore', { kind, id, language, revision, version: 1 })
  expect(restored.http).toBe(200)
  const [back] = copiesIn(v.parse(entryCopiesSchema, restored.data).copies, 'zh-CN')
  expect(back).toMatchObject({ title: '撤回中文', state: 'draft' })
  await reviewer.change('publish', await author.change('submit', back ? [back] : []))
  expect(await visited(id)).toBe('撤回中文')
  const version = await author.get('version', { kind, id, language, version: 1 })
  expect(v.parse(entryVersionContentSchema, version.data).text).toEqual(blocksOf('撤回正文'))
})
