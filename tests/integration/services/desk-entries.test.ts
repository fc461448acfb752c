import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { exportContent, importContent } from '../../../scripts/content/content'
import { brokenImage } from '../../../src/contract/blocks'
import {
  type EntryFields,
  entryCopiesSchema,
  entryListSchema,
  entryPresenceSchema,
  entryPreviewSchema,
  previewSchema
} from '../../../src/contract/desk-entries'
import { previewHeader } from '../../../src/contract/headers'
import { newsDetailSchema } from '../../../src/contract/news'
import { blocksOf, changeOf, contentStore, deskClient, newsFields } from './desk-entry-client'
import { sharedServices } from './harness'
import { copiesIn, newsDesk } from './news-desk'
import { addAtDesk } from './stored-accounts'

const services = await sharedServices()
const { call, mainDb } = services
const { writer, editor, chief, author, reviewer, admin, submitted, visited, cleanUp } = await newsDesk(services)

test('an entry is written, reviewed and published in both languages at once, with a version of each step', async () => {
  const { id, copies } = await submitted('发布')
  expect(copies.map(({ state }) => state)).toEqual(['review', 'review'])
  expect(await visited(id)).toBe(404)
  const published = await reviewer.change('publish', copies)
  expect(published.map(({ state, liveVersion }) => [state, liveVersion])).toEqual([
    ['published', 2],
    ['published', 2]
  ])
  expect([await visited(id), await visited(id, 'EN')]).toEqual(['发布中文', '发布 English'])
  const { versions } = await author.read({ kind: 'news', id })
  expect(versions.map(({ event, author: by }) => [event, by]).toSorted()).toEqual([
    ['published', editor.id],
    ['published', editor.id],
    ['submitted', writer.id],
    ['submitted', writer.id]
  ])
  const { results } = await mainDb
    .prepare('SELECT action, actor FROM audit_log WHERE subject = ? ORDER BY at')
    .bind(`news/${id}`)
    .all()
  expect(results).toEqual([
    { action: 'entry-submitted', actor: writer.id },
    { action: 'entry-published', actor: editor.id }
  ])
})

test('nobody publishes a change that only they have seen, except an admin, which is logged', async () => {
  const { copies } = await submitted('四眼')
  const writing = deskClient(services, (await addAtDesk(services, ['author', 'reviewer'])).token)
  const back = await writing.change('return', copies, { note: '请补充来源' })
  expect(back.map(({ state, note }) => [state, note])).toEqual([
    ['draft', '请补充来源'],
    ['draft', '请补充来源']
  ])
  const [chinese] = copiesIn(back, 'zh-CN')
  if (!chinese) throw new Error('There is no Chinese copy')
  await writing.save(chinese, newsFields('四眼：补充'), blocksOf('补充'))
  const mine = await writing.change('submit', (await author.read(chinese)).copies)
  // One of the two copies is the reviewer's own, so neither is published.
  const refused = await writing.post('publish', changeOf(mine, { override: true }))
  expect(refused).toMatchObject({ http: 409, error: expect.stringContaining('另一位审核人') })
  expect(await visited(chinese.id, 'EN')).toBe(404)
  await reviewer.change('publish', mine)
  const own = await admin.create(newsFields('管理员'), blocksOf('管理员'))
  const waiting = await admin.change('submit', [own.copy])
  expect((await admin.post('publish', changeOf(waiting))).http).toBe(409)
  await admin.change('publish', waiting, { override: true })
  const { results } = await mainDb.prepare("SELECT actor FROM audit_log WHERE action = 'entry-published-own'").all()
  expect(results).toEqual([{ actor: chief.id }])
})

test('a colleague who saves a text without a change has not seen it, so its author does not publish it', async () => {
  cleanUp()
  const both = await addAtDesk(services, ['author', 'reviewer'])
  const writing = deskClient(services, both.token)
  const { copy } = await writing.create(newsFields('本人'), blocksOf('本人'))
  const before = { revision: copy.revision, changedAt: copy.changedAt }
  expect(await author.save(copy, newsFields('本人'), blocksOf('本人'))).toEqual(before)
  const [waiting] = await writing.change('submit', [copy])
  expect(waiting).toMatchObject({ author: both.id, unseenAuthors: [both.id] })
  expect(await writing.post('publish', changeOf(waiting ? [waiting] : []))).toMatchObject({ http: 409 })
  expect(await visited(copy.id)).toBe(404)
  // A colleague who changes a word of it has not thereby seen the rest.
  const back = await author.change('return', waiting ? [waiting] : [], { note: '请确认' })
  await author.save({ ...copy, ...back[0] }, newsFields('本人'), blocksOf('本人。'))
  const [again] = await writing.change('submit', (await writing.read(copy)).copies)
  expect(again?.unseenAuthors).toEqual([both.id])
  expect(await writing.post('publish', changeOf(again ? [again] : []))).toMatchObject({ http: 409 })
  // A colleague who submits the text has seen all of it.
  const [returned] = await author.change('return', again ? [again] : [], { note: '请确认' })
  const [seen] = await author.change('submit', returned ? [returned] : [])
  expect(seen?.unseenAuthors).toEqual([])
  const published = await writing.change('publish', seen ? [seen] : [])
  expect(published).toMatchObject([{ state: 'published', unseenAuthors: [] }])
})

test('a save without a change leaves what is published as it is', async () => {
  const { id, copies } = await submitted('未改')
  const published = await reviewer.change('publish', copies)
  for (const copy of published) await reviewer.save(copy, copy.fields, copy.text)
  expect((await author.read({ kind: 'news', id })).copies).toEqual(published)
})

test('with two people, a correction by the reviewer goes back to the author before the reviewer publishes it', async () => {
  const { id, copies } = await submitted('两人')
  const [chinese] = await reviewer.change('return', copiesIn(copies, 'zh-CN'), { note: '改了一个字' })
  if (!chinese) throw new Error('There is no Chinese copy')
  await reviewer.save(chinese, newsFields('两人：更正'), blocksOf('更正'))
  const corrected = copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN')
  expect(corrected[0]?.unseenAuthors).toEqual([writer.id, editor.id])
  const [own] = await reviewer.change('submit', corrected)
  expect(await reviewer.post('publish', changeOf(own ? [own] : []))).toMatchObject({ http: 409 })
  const returned = await author.change('return', own ? [own] : [], { note: '请确认' })
  await reviewer.change('publish', await author.change('submit', returned))
  expect(await visited(id)).toBe('两人：更正')
  // A new text after the publication has only its own author.
  const [live] = copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN')
  if (!live) throw new Error('There is no Chinese copy')
  await author.save(live, newsFields('两人：新'), blocksOf('新'))
  expect(copiesIn((await author.read({ kind: 'news', id })).copies, 'zh-CN')[0]?.unseenAuthors).toEqual([writer.id])
})

test('the text that a conflict overwrites becomes a version, also where both are of one author', async () => {
  cleanUp()
  const { id, copy } = await author.create(newsFields('原文'), blocksOf('原文'))
  const { kind, language } = copy
  const stored = await author.save(copy, newsFields('同事的'), blocksOf('同事的正文'))
  const mine = { kind, id, language, fields: newsFields('我的'), text: blocksOf('我的正文') }
  expect((await reviewer.post('save', { ...mine, revision: copy.revision })).http).toBe(409)
  const kept = await reviewer.save({ ...copy, revision: stored.revision }, mine.fields, mine.text)
  const { versions } = await author.read({ kind, id })
  expect(versions).toMatchObject([{ version: 1, title: '同事的', event: 'overwritten', author: writer.id }])
  // Two pages of one author: only the page knows that it overwrites.
  const other = { ...mine, fields: newsFields('我的二'), revision: kept.revision }
  expect((await reviewer.post('save', other)).http).toBe(200)
  const last = { ...mine, fields: newsFields('我的三'), revision: kept.revision + 1, overwrites: true }
  expect((await reviewer.post('save', last)).http).toBe(200)
  const titles = (await author.read({ kind, id })).versions.map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['同事的', '我的二'])
  const restored = await author.post('restore', { kind, id, language, revision: kept.revision + 2, version: 1 })
  expect(v.parse(entryCopiesSchema, restored.data).copies).toMatchObject([{ title: '同事的', text: blocksOf('同事的正文') }])
  // The text that the restored one replaced is kept as well, and nothing is kept twice.
  const all = (await author.read({ kind, id })).versions.toSorted((a, b) => a.version - b.version)
  expect(all.map(({ title, event }) => [title, event])).toEqual([
    ['同事的', 'overwritten'],
    ['我的二', 'overwritten'],
    ['我的三', 'overwritten'],
    ['同事的', 'restored']
  ])
})

test('a save to another revision changes nothing and answers what is stored; a repeated save is the same one', async () => {
  cleanUp()
  const { id, copy } = await author.create(newsFields('一'), blocksOf('一'))
  const first = await author.save(copy, newsFields('二'), blocksOf('二'))
  expect(await author.save(copy, newsFields('二'), blocksOf('二'))).toEqual(first)
  const late = await reviewer.post('save', { ...copy, fields: newsFields('三'), text: blocksOf('三') })
  expect(late.http).toBe(409)
  expect(v.parse(entryCopiesSchema, late.data).copies).toMatchObject([{ title: '二', text: blocksOf('二'), author: writer.id }])
  const { copies } = await author.read({ kind: 'news', id })
  const waiting = await author.change('submit', copies)
  const during = await author.post('save', { ...copy, ...waiting[0], fields: newsFields('四'), text: blocksOf('四') })
  expect(during).toMatchObject({ http: 409, error: expect.stringContaining('审核') })
})

test.each([
  ['an empty title', newsFields(''), 'zh-CN.title'],
  ['a day that does not exist', newsFields('日', { releasedOn: '2026-02-30' }), 'zh-CN.releasedOn'],
  ['a missing field', { title: '缺' }, 'zh-CN.summary']
])('%s keeps an entry from review and is named', async (_, fields, field) => {
  cleanUp()
  const { copy } = await author.create(fields, blocksOf('正文'))
  expect(await author.post('submit', changeOf([copy]))).toMatchObject({ http: 400, field })
})

test('pictures of other sites and files that are not there keep an entry from review', async () => {
  cleanUp()
  const foreign = await author.create(newsFields('图'), { markdown: '![a](https://elsewhere.example/a.png)' })
  expect(await author.post('submit', changeOf([foreign.copy]))).toMatchObject({ http: 400, field: 'zh-CN.text' })
  const fields = {
    ...newsFields('报告'),
    type: 'guides',
    fileKey: 'open/none.pdf',
    fileName: 'a.pdf',
    fileMediaType: 'application/pdf'
  }
  const paper = await author.create(fields, blocksOf('报告'), { kind: 'research' })
  expect(await author.post('submit', changeOf([paper.copy]))).toMatchObject({ http: 400, field: 'zh-CN.fileKey' })
  const open = await author.create({ ...fields, fileKey: 'open/drivers/java-driver-3.4.1-sample.zip' }, blocksOf('报告'), {
    kind: 'research'
  })
  expect(await author.post('submit', changeOf([open.copy]))).toMatchObject({ http: 400, field: 'zh-CN.fileKey' })
  const stored = await author.create({ ...fields, fileKey: 'gated/research/checklist.en-US.pdf' }, blocksOf('报告'), {
    kind: 'research'
  })
  // The names of other kinds are no fields of this one.
  expect(stored.copy.fields).not.toHaveProperty('source')
  const [waiting] = await author.change('submit', [stored.copy])
  expect(waiting?.fields.fileSha256).toMatch(/^[0-9a-f]{64}$/)
})

test('an image needs alternative text in both languages, and a version keeps the files that it shows', async () => {
  cleanUp()
  const key = 'media/image/20261123/1795421900123k3x9qd.webp'
  const { copy } = await author.create(newsFields('配图'), { markdown: `![图](/api/main/file/${key})` })
  const refused = (field: string) => ({ http: 400, field, error: expect.any(String) })
  expect(await author.post('submit', changeOf([copy]))).toMatchObject(refused('zh-CN.text'))
  await mainDb
    .prepare(
      `INSERT INTO media (key, kind, name, bytes, sha256, media_type, alt_zh, uploader, created_at, state)
       VALUES (?, 'image', 'a.webp', 1, '', 'image/webp', '图', ?, 0, 'ready')`
    )
    .bind(key, writer.id)
    .run()
  expect(await author.post('submit', changeOf([copy]))).toMatchObject({
    ...refused('zh-CN.text'),
    error: expect.stringContaining('替代文字')
  })
  await mainDb.prepare("UPDATE media SET alt_en = 'A picture'").run()
  await author.change('submit', [copy])
  const { results } = await mainDb.prepare('SELECT media_key, entry_id, language, version FROM media_uses').all()
  expect(results).toEqual([{ media_key: key, entry_id: copy.id, language: 'zh-CN', version: 1 }])
  // The image in the text has a text of its own, which may not be empty either.
  const image = (alt: string) => ({ blocks: [{ type: 'image' as const, src: `/api/main/file/${key}`, alt, caption: [] }] })
  const bare = await author.create(newsFields('配图'), image(' '))
  expect(await author.post('submit', changeOf([bare.copy]))).toMatchObject({
    ...refused('zh-CN.text'),
    error: expect.stringMatching(/第1张图片.*替代文字/)
  })
  // An image that was not fetched keeps its placeholder, regardless of its text.
  const { blocks } = image('图')
  const lost = await author.create(newsFields('配图'), {
    blocks: [...blocks, { type: 'image', src: brokenImage, alt: '没取到', caption: [] }]
  })
  expect(await author.post('submit', changeOf([lost.copy]))).toMatchObject({
    ...refused('zh-CN.text'),
    error: expect.stringMatching(/第2张图片.*占位图/)
  })
  // A player is named by its title, on the page and in its text for machines.
  const film = (caption: string[]) => ({ type: 'video' as const, src: `/api/main/file/${key}`, caption })
  const unnamed = await author.create(newsFields('影片'), {
    blocks: [film(['演示']), { ...film([' ']), type: 'music' as const }]
  })
  expect(await author.post('submit', changeOf([unnamed.copy]))).toMatchObject({
    ...refused('zh-CN.text'),
    error: expect.stringMatching(/第2个视频或音频缺少标题/)
  })
  const described = await author.create(newsFields('配图'), image('图'))
  await author.change('submit', [described.copy])
  await mainDb.batch([mainDb.prepare('DELETE FROM media'), mainDb.prepare('DELETE FROM media_uses')])
})

test('a text of ten thousand Chinese characters with tables of its size is saved, a larger body is not', async () => {
  cleanUp()
  const { copy } = await author.create(newsFields('长文'), blocksOf('长'.repeat(10_000)))
  const lines = Array.from({ length: 2000 }, () => '表格里的一格'.repeat(5))
  expect((await author.save(copy, newsFields('长文'), blocksOf(...lines))).revision).toBe(copy.revision + 1)
  expect((await author.post('save', { ...copy, text: blocksOf('长'.repeat(400_000)) })).http).toBe(413)
})

test('a draft can be deleted until it is published, and its id is not used again', async () => {
  const { id, copies } = await submitted('删除')
  expect((await author.post('delete', changeOf(copies))).http).toBe(409)
  const drafts = await author.change('return', copies)
  expect(await author.change('delete', drafts)).toEqual([])
  expect((await author.get('detail', { kind: 'news', id })).http).toBe(404)
  const next = await author.create(newsFields('下一条'), blocksOf('下一条'))
  expect(next.id).toBeGreaterThan(id)
  await reviewer.change('publish', await author.change('submit', [next.copy]))
  const live = (await author.read({ kind: 'news', id: next.id })).copies
  expect((await author.post('delete', changeOf(live))).http).toBe(409)
})

test('the list shows copies by kind, language, state, author and title, the latest change first', async () => {
  cleanUp()
  const titles = ['甲条目', '乙条目']
  for (const title of titles) await author.create(newsFields(title), blocksOf(title))
  const { copy: video } = await reviewer.create({ title: '丙条目' }, blocksOf('丙'), { kind: 'videos', language: 'en-US' })
  const list = async (query: Record<string, string>) => {
    const { data } = await author.get('list', query)
    return v.parse(entryListSchema, data).items.map(({ title }) => title)
  }
  expect(await list({ q: '条目' })).toEqual(['丙条目', '乙条目', '甲条目'])
  expect(await list({ q: '条目', kind: 'news' })).toEqual(['乙条目', '甲条目'])
  expect(await list({ q: '条目', language: 'en-US' })).toEqual(['丙条目'])
  expect(await list({ author: writer.id, state: 'draft' })).toEqual(['乙条目', '甲条目'])
  expect(await list({ q: '条目', state: 'published' })).toEqual([])
  const all = v.parse(entryListSchema, (await author.get('list', {})).data)
  const rest = v.parse(entryListSchema, (await author.get('list', { cursor: all.next ?? '' })).data)
  expect([all.items.length, all.items[0]?.id, rest.items.length]).toEqual([30, video.id, 30])
})

test('the list finds a title as it is written, and takes a text as long as the field', async () => {
  await author.create(newsFields('École ＧＱＬ'), blocksOf('学校'))
  const found = async (q: string) =>
    v.parse(entryListSchema, (await author.get('list', { q })).data).items.map(({ title }) => title)
  for (const q of ['École ＧＱＬ', 'COLE']) expect(await found(q)).toEqual(['École ＧＱＬ'])
  expect(await found('长'.repeat(100))).toEqual([])
})

test('an entry is in the list once, with the state of each language', async () => {
  const { id, copies } = await submitted('双语列表')
  await reviewer.change('publish', copiesIn(copies, 'zh-CN'))
  const list = async (query: Record<string, string>) =>
    v.parse(entryListSchema, (await author.get('list', query)).data).items.filter((item) => item.id === id)
  const languages = [
    { language: 'zh-CN', title: '双语列表中文', state: 'published' },
    { language: 'en-US', title: expect.any(String), state: 'review' }
  ]
  expect(await list({ kind: 'news' })).toMatchObject([{ language: 'zh-CN', languages }])
  // A filter finds the entry by the copy that it means.
  expect(await list({ kind: 'news', state: 'review' })).toMatchObject([{ language: 'en-US', languages }])
})

test('a returned text is found with its note by its author until it is submitted again', async () => {
  const { copies } = await submitted('被退回')
  const [waiting] = copiesIn(copies, 'zh-CN')
  if (!waiting) throw new Error('There is no Chinese copy')
  expect(await reviewer.post('return', changeOf([waiting]))).toMatchObject({ http: 400, field: 'note' })
  const [back] = await reviewer.change('return', [waiting], { note: '请补充数据来源' })
  const returned = async () => {
    const { data } = await author.get('list', { returned: 'true', author: writer.id })
    return v.parse(entryListSchema, data).items.filter(({ id }) => id === waiting.id)
  }
  expect(await returned()).toMatchObject([{ title: '被退回中文', note: '请补充数据来源' }])
  if (back) await author.save(back, newsFields('被退回：已改'), blocksOf('已改'))
  expect(await returned()).toMatchObject([{ title: '被退回：已改', note: '请补充数据来源' }])
  await author.change('submit', copiesIn((await author.read(waiting)).copies, 'zh-CN'))
  expect(await returned()).toEqual([])
})

test('who has an entry open sees the others who have, until a minute after their last call', async () => {
  const { id, copy } = await author.create(newsFields('同时'), blocksOf('正文'))
  const open = async (client: typeof author, entry = id) => {
    const { http, data } = await client.post('presence', { kind: copy.kind, id: entry })
    return [http, v.parse(entryPresenceSchema, data).others]
  }
  expect(await open(author)).toEqual([200, []])
  expect(await open(reviewer)).toEqual([200, [writer.id]])
  expect(await open(author)).toEqual([200, [editor.id]])
  expect(await open(reviewer, id + 1000)).toEqual([200, []])
  await mainDb.prepare('UPDATE entry_presences SET until = until - 60000 WHERE account = ?').bind(editor.id).run()
  expect(await open(author)).toEqual([200, []])
})

test('a draft with nothing but a title has a preview, and one without has none', async () => {
  const opened = async (kind: 'news' | 'cases' | 'activities' | 'videos' | 'articles', fields: EntryFields) => {
    const { id } = await author.create(fields, blocksOf('正文'), { kind })
    const made = await author.post('preview', { kind, id })
    if (made.http !== 200) return made.http
    const token = v.parse(entryPreviewSchema, made.data).path.replace('/desk/preview/', '')
    const { data } = await call('main', `desk/entry/previewed?token=${token}`)
    const { page } = v.parse(previewSchema, data)
    const name = { news: 'news', cases: 'case', activities: 'activity', videos: 'videoCentre', articles: 'school' }[kind]
    const shown = await call('main', `${name}/detail?id=${id}`, { headers: { [previewHeader]: token } })
    return [page.includes(String(id)), shown.http, v.parse(v.looseObject({ title: v.string() }), shown.data).title]
  }
  for (const kind of ['news', 'cases', 'activities', 'videos', 'articles'] as const) {
    expect([kind, await opened(kind, { title: '只有标题' })]).toEqual([kind, [true, 200, '只有标题']])
    expect([kind, await opened(kind, { summary: '没有标题' })]).toEqual([kind, 409])
  }
  // An optional field with a wrong value is left out of the preview.
  const wrong = { ...newsFields('错误的排序'), trending: -1 }
  expect(await opened('news', wrong)).toEqual([true, 200, '错误的排序'])
})

test('a preview shows the copies of its entry until it expires, and nothing else', async () => {
  const { id, copies } = await submitted('预览')
  const other = await submitted('别的')
  const made = await author.post('preview', { kind: 'news', id })
  const { path } = v.parse(entryPreviewSchema, made.data)
  const token = path.replace('/desk/preview/', '')
  const seen = async (entry: number, headers: Record<string, string>) => {
    const { http, data } = await call('main', `news/detail?id=${entry}`, { headers })
    return http === 200 ? v.parse(newsDetailSchema, data) : http
  }
  expect(await seen(id, { 'X-Entry-Preview': token })).toMatchObject({ title: '预览中文', languages: ['en-US', 'zh-CN'] })
  expect([await seen(id, {}), await seen(other.id, { 'X-Entry-Preview': token })]).toEqual([404, 404])
  expect((await call('main', `desk/entry/previewed?token=${token}`)).data).toMatchObject({ page: `/news/detail?id=${id}` })
  await mainDb.prepare('UPDATE entry_previews SET expires_at = ?').bind(Date.now()).run()
  expect(await seen(id, { 'X-Entry-Preview': token })).toBe(404)
  expect((await call('main', `desk/entry/previewed?token=${token}`)).http).toBe(404)
  expect(copies).toHaveLength(2)
})

test('an export has what the desk published, and an import erases none of it', async () => {
  const place = mkdtempSync(join(tmpdir(), 'galaxy-entries-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const store = contentStore(mainDb)
  const folder = join(place, 'content')
  const { id, copies } = await submitted('导出', '所写的内容')
  await exportContent(folder, store)
  const file = join(folder, `news/${id}.zh-CN.json`)
  expect(existsSync(file)).toBe(false)

  await reviewer.change('publish', copies)
  // The entry is missing from the earlier export, but an import of that does not remove it.
  expect(await importContent(folder, store)).toContain(`kept: news/${id}.zh-CN was written at the desk and is not removed`)
  expect(await visited(id)).toBe('导出中文')
  await exportContent(folder, store)
  const exported: { entryVersion: number; title: string } = JSON.parse(readFileSync(file, 'utf8'))
  expect(exported).toMatchObject({ entryVersion: 2, title: '导出中文', ...blocksOf('所写的内容正文') })

  // The file of the published version may change it, which makes a new version; a file without a change makes none.
  writeFileSync(file, JSON.stringify({ ...exported, title: '文件中的标题' }))
  await importContent(folder, store)
  expect([await visited(id), await visited(id, 'EN')]).toEqual(['文件中的标题', '导出 English'])
  const { versions } = await author.read({ kind: 'news', id })
  expect(versions.map(({ language, event }) => `${language} ${event}`).toSorted()).toEqual([
    'en-US published',
    'en-US submitted',
    'zh-CN imported',
    'zh-CN published',
    'zh-CN submitted'
  ])

  // The desk has gone on: the file is of an older version.
  const [english] = copiesIn((await author.read({ kind: 'news', id })).copies, 'en-US')
  if (!english) throw new Error('There is no English copy')
  await author.save(english, newsFields('Newer'), blocksOf('Newer'))
  const englishFile = join(folder, `news/${id}.en-US.json`)
  writeFileSync(englishFile, readFileSync(englishFile, 'utf8').replace('导出 English', 'Older'))
  expect(await importContent(folder, store)).toContain(`kept: news/${id}.en-US was changed at the desk`)
  expect(await visited(id, 'EN')).toBe('导出 English')
  expect(copiesIn((await author.read({ kind: 'news', id })).copies, 'en-US')).toMatchObject([{ title: 'Newer', state: 'draft' }])
})
