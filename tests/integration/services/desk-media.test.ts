import { drizzle } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../../services/main/app'
import { parseEnv } from '../../../services/main/env'
import { findObstacles, recordUses } from '../../../services/main/media'
import { mediaKeyIn } from '../../../services/main/media-files'
import { uploadedSchema } from '../../../src/contract/editor-server'
import { accountHeader, rolesHeader } from '../../../src/contract/headers'
import {
  type MediaItem,
  mediaDetailSchema,
  mediaFoundSchema,
  mediaItemSchema,
  mediaListSchema
} from '../../../src/contract/media'
import { formOf, type SampleFile, sample } from '../../support/sample-files'
import { blocksOf, changeOf, deskClient, newsFields } from './desk-entry-client'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

const services = await sharedServices()
const { call, mainDb, site } = services
let token = ''
let account = ''
beforeAll(async () => {
  const author = await addAtDesk(services, ['author'])
  token = author.token
  account = author.id
})
beforeEach(async () => {
  await mainDb.batch([mainDb.prepare('DELETE FROM media'), mainDb.prepare('DELETE FROM media_uses')])
  await mainDb.prepare('DELETE FROM entry_versions WHERE id = 7070').run()
  for (const table of ['entry_drafts', 'entry_versions']) {
    await mainDb.prepare(`DELETE FROM ${table} WHERE author = ?`).bind(account).run()
  }
})

/** Uploads a file and returns its entry in the library. */
async function add(file: SampleFile): Promise<MediaItem> {
  const { body, contentType } = formOf(file)
  const headers = { Authorization: token, 'Content-Type': contentType }
  const path = '/website/extention/api/admin/config?action=uploadfile'
  const answer = await site.request('galaxy-main', path, { method: 'POST', body, headers })
  const { url } = v.parse(uploadedSchema, answer.json())
  const item = (await list()).items.find(({ address }) => address === url)
  if (!item) throw new Error('The file is not in the library')
  return item
}

async function list(query = '') {
  const { data } = await call('main', `desk/media/list?${query}`, { token })
  return v.parse(mediaListSchema, data)
}

const names = async (query: string) => (await list(query)).items.map(({ name }) => name)

/** Makes a version of an entry that shows the file. */
const use = ({ key }: MediaItem, version: number) =>
  mainDb.batch([
    mainDb.prepare("INSERT INTO media_uses VALUES (?, 'news', 7070, 'zh-CN', ?)").bind(key, version),
    mainDb
      .prepare(
        `INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at)
         VALUES ('news', 7070, 'zh-CN', ?1, ?2, '{}', NULL, NULL, 'submitted', ?1)`
      )
      .bind(version, `新闻${version}`)
  ])

test('the list is the newest first, by kind, name and what a file lacks, one page after the other', async () => {
  const photo = await add(sample('png', 1, '100%_photo.png'))
  await add(sample('gif', 1, '100 photos.gif'))
  await add(sample('mp4', 1, '发布会.mp4'))
  await add(sample('mp3', 1, 'jingle.mp3'))
  await add(sample('pdf', 1, '报价.pdf'))
  await use(photo, 1)
  await call('main', 'desk/media/alt', { token, json: { id: photo.id, altZh: '照片', altEn: 'A photo' } })

  expect(await names('')).toEqual(['报价.pdf', 'jingle.mp3', '发布会.mp4', '100 photos.gif', '100%_photo.png'])
  expect(await names('kind=image&lack=&name=')).toEqual(['100 photos.gif', '100%_photo.png'])
  expect(await names('kind=audio')).toEqual(['jingle.mp3'])
  expect(await names('name=%25_')).toEqual(['100%_photo.png'])
  expect(await names('name=PHOTO')).toEqual(['100 photos.gif', '100%_photo.png'])
  expect(await names('lack=alt')).toEqual(['100 photos.gif'])
  expect(await names('lack=use&kind=image')).toEqual(['100 photos.gif'])

  await call('main', 'desk/media/rename', { token, json: { id: photo.id, name: `${'长'.repeat(90)}.png` } })
  expect(await names(`name=${encodeURIComponent('长'.repeat(90))}`)).toEqual([`${'长'.repeat(90)}.png`])

  const first = await list('size=3')
  const second = await list(`size=3&cursor=${first.next}`)
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(await names(''))
  expect([first.total, second.next]).toEqual([5, null])
  expect(await call('main', 'desk/media/list?kind=svg', { token, language: 'EN' })).toMatchObject({ http: 400, field: 'kind' })
})

test('an entry states what the file is, and which versions show it', async () => {
  const item = await add(sample('webp', 4))
  expect(item).toMatchObject({
    kind: 'image',
    mediaType: 'image/webp',
    width: 7,
    height: 2,
    altZh: '',
    state: 'ready',
    isUsed: false
  })
  for (const version of [1, 2]) await use(item, version)
  const { data } = await call('main', `desk/media/detail?id=${item.id}`, { token })
  expect(v.parse(mediaDetailSchema, data)).toMatchObject({
    isUsed: true,
    uses: [2, 1].map((version) => ({ kind: 'news', id: 7070, language: 'zh-CN', version, title: `新闻${version}` }))
  })
  expect(await call('main', 'desk/media/detail?id=999999', { token })).toMatchObject({ http: 404, field: 'id' })
})

test('files are found by the addresses of a text, and other addresses are ignored', async () => {
  const image = await add(sample('png'))
  const document = await add(sample('pdf'))
  const addresses = [
    ...[image, document].map(({ address }) => address),
    `https://files.example/${image.key}?x#y`,
    '/api/main/file/open/a.png',
    image.key.replace(/.{6}\.png$/, 'zzzzzz.png'),
    'javascript:alert(1)'
  ]
  const found = await call('main', 'desk/media/find', { token, json: { addresses } })
  expect(v.parse(mediaFoundSchema, found.data).items.toSorted((a, b) => a.id - b.id)).toEqual([image, document])
  const none = await call('main', 'desk/media/find', { token, json: { addresses: [] } })
  expect(none).toMatchObject({ http: 200, data: { items: [] } })
  expect(await call('main', 'desk/media/find', { token, json: { addresses: Array(101).fill('/a') } })).toMatchObject({
    http: 400
  })
})

test('alternative text and name are changed; a name keeps its extension', async () => {
  const { id, key } = await add(sample('png'))
  const changed = await call('main', 'desk/media/alt', { token, json: { id, altZh: ' 架构图 ', altEn: 'Architecture' } })
  expect(v.parse(mediaItemSchema, changed.data)).toMatchObject({ altZh: '架构图', altEn: 'Architecture' })
  const invalid = await call('main', 'desk/media/alt', { token, json: { id, altZh: 'a\nb', altEn: '' }, language: 'EN' })
  expect(invalid).toMatchObject({ http: 400, field: 'altZh', error: 'Alternative text is one line of at most 200 characters' })

  const rename = (name: string) => call('main', 'desk/media/rename', { token, json: { id, name } })
  expect(v.parse(mediaItemSchema, (await rename('架构 v2.png')).data)).toMatchObject({ name: '架构 v2.png', key })
  for (const name of ['架构', 'a.gif', 'a.html.png', '../a.png', 'a'.repeat(121)]) {
    expect([name, await rename(name)]).toEqual([name, expect.objectContaining({ http: 400, field: 'name' })])
  }
})

test('only an unused file is deleted from library and bucket, which the audit log records', async () => {
  const item = await add(sample('pdf'))
  await use(item, 1)
  const remove = () => call('main', 'desk/media/delete', { token, json: { id: item.id }, language: 'EN' })
  expect(await remove()).toMatchObject({
    http: 409,
    error: 'Saved versions or drafts still use this file, so it cannot be deleted'
  })
  expect(await site.objectKeys(item.key)).toEqual([item.key])
  await mainDb.prepare('DELETE FROM media_uses').run()
  const answers = await Promise.all([remove(), remove(), remove()])
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 404, 404])
  expect([await site.objectKeys(item.key), await list()]).toMatchObject([[], { items: [] }])
  const entries = await mainDb.prepare("SELECT actor, subject FROM audit_log WHERE action = 'media-deleted'").all()
  expect(entries.results).toEqual([{ actor: account, subject: item.key }])
})

/** A text that shows an image of the library. */
const picturing = ({ address }: MediaItem) => ({
  blocks: [{ type: 'image' as const, src: String(address), alt: '图', caption: [] }]
})

const detail = async ({ id }: MediaItem) =>
  v.parse(mediaDetailSchema, (await call('main', `desk/media/detail?id=${id}`, { token })).data)

const remove = ({ id }: MediaItem, language: 'CN' | 'EN' = 'CN') =>
  call('main', 'desk/media/delete', { token, json: { id }, language })

test('a draft uses the files that its text and its fields name, until it is saved without them', async () => {
  const [inBlocks, inMarkdown, poster, source, unused] = [
    await add(sample('png', 1, 'blocks.png')),
    await add(sample('gif', 1, 'markdown.gif')),
    await add(sample('png', 2, 'poster.png')),
    await add(sample('mp4', 1, 'source.mp4')),
    await add(sample('pdf', 1, 'unused.pdf'))
  ]
  const desk = deskClient(services, token)
  const news = await desk.create(newsFields('区块'), picturing(inBlocks))
  const { id: other } = await desk.create(newsFields('标记'), { markdown: `![图](https://files.example/${inMarkdown.key})` })
  const fields = { title: 'Recording', poster: poster.address, source: source.address }
  const video = await desk.create(fields, blocksOf('text'), { kind: 'videos', language: 'en-US' })

  expect(await names('lack=use')).toEqual([unused.name])
  expect((await list()).items.map(({ isUsed }) => isUsed)).toEqual([false, true, true, true, true])
  const draft = (kind: string, id: number, title: string, language = 'zh-CN') => [{ kind, id, language, version: null, title }]
  expect((await detail(inBlocks)).uses).toEqual(draft('news', news.id, '区块'))
  expect((await detail(inMarkdown)).uses).toEqual(draft('news', other, '标记'))
  for (const file of [poster, source]) {
    expect((await detail(file)).uses).toEqual(draft('videos', video.id, 'Recording', 'en-US'))
  }
  for (const file of [inBlocks, inMarkdown, poster, source]) {
    expect(await remove(file)).toMatchObject({ http: 409, error: '内容版本或草稿仍在使用这个文件，不能删除' })
    expect(await site.objectKeys(file.key)).toEqual([file.key])
  }
  expect(await remove(inBlocks, 'EN')).toMatchObject({
    http: 409,
    error: 'Saved versions or drafts still use this file, so it cannot be deleted'
  })

  await desk.save({ ...news.copy, kind: 'news', id: news.id }, newsFields('区块'), blocksOf('正文'))
  expect(await desk.post('delete', changeOf([video.copy]))).toMatchObject({ http: 200 })
  expect(await names('lack=use')).toEqual([unused.name, source.name, poster.name, inBlocks.name])
  for (const file of [unused, source, poster, inBlocks]) expect(await remove(file)).toMatchObject({ http: 200 })
})

test('a draft uses its files while it waits for review, beside the version of its submission', async () => {
  const image = await add(sample('png'))
  await call('main', 'desk/media/alt', { token, json: { id: image.id, altZh: '图', altEn: 'A picture' } })
  const desk = deskClient(services, token)
  const { id, copy } = await desk.create(newsFields('送审'), picturing(image))
  await desk.change('submit', [copy])
  const use = { kind: 'news', id, language: 'zh-CN', title: '送审' }
  expect((await detail(image)).uses).toEqual([
    { ...use, version: null },
    { ...use, version: 1 }
  ])
})

test('files of a preview cannot be deleted while the preview exists', async () => {
  const image = await add(sample('png'))
  const desk = deskClient(services, token)
  const { id, copy } = await desk.create(newsFields('预览'), picturing(image))
  expect(await desk.post('preview', { kind: 'news', id })).toMatchObject({ http: 200 })
  expect(await remove(image)).toMatchObject({ http: 409 })
  await desk.save({ ...copy, kind: 'news', id }, newsFields('预览'), blocksOf('正文'))
  expect(await remove(image)).toMatchObject({ http: 200 })
})

test('a file is kept when a draft that names it is saved while its deletion is on the way', async () => {
  const image = await add(sample('png'))
  const desk = deskClient(services, token)
  let saved = 0
  const DB = {
    prepare: (statement: string) => mainDb.prepare(statement),
    batch: async (statements: Parameters<typeof mainDb.batch>[0]) => {
      saved = (await desk.create(newsFields('同时'), picturing(image))).id
      return mainDb.batch(statements)
    }
  }
  const headers = { [accountHeader]: account, [rolesHeader]: 'author' }
  const PASSPORT = { fetch: () => Promise.resolve(new Response(null, { headers })) }
  const vars = { SITE_ORIGIN: 'https://galaxy.example', INBOX_RETENTION_DAYS: 365 }
  const app = createApp(parseEnv({ DB, FILES: { head: () => null }, PASSPORT, ...vars }))
  const answer = await app.request('/web/user/desk/media/delete', {
    method: 'POST',
    headers: { Authorization: 'token', 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: image.id })
  })
  expect(answer.status).toBe(409)
  expect((await detail(image)).uses).toMatchObject([{ id: saved, version: null }])
})

test('a saved version records the files that it shows, and is kept from being published by what they lack', async () => {
  const db = drizzle(mainDb)
  const version = { kind: 'news', id: 3, language: 'zh-CN', version: 4 } as const
  const image = await add(sample('png'))
  const document = await add(sample('pdf'))
  const keys = [image, document].flatMap(({ address }) => mediaKeyIn(`https://www.galaxy.example${address}?a#b`) ?? [])
  expect(keys).toEqual([image.key, document.key])
  expect(mediaKeyIn('/api/main/file/open/a.png')).toBeUndefined()

  const unknown = image.key.replace(/.{6}\.png$/, 'aaaaaa.png')
  await db.batch([recordUses(db, version, [...keys, image.key, unknown])])
  await db.batch([recordUses(db, version, keys)])
  const used = async () => (await list()).items.map(({ isUsed }) => isUsed)
  expect(await used()).toEqual([true, true])
  expect(await findObstacles(db, [...keys, unknown])).toEqual([
    { key: image.key, reason: 'alt' },
    { key: unknown, reason: 'missing' }
  ])

  await mainDb.prepare("UPDATE media SET alt_zh = '图', alt_en = 'A chart'").run()
  expect(await findObstacles(db, keys)).toEqual([])
  await mainDb.prepare("UPDATE media SET state = 'quarantined' WHERE key = ?").bind(document.key).run()
  expect(await findObstacles(db, keys)).toEqual([{ key: document.key, reason: 'quarantined' }])
})

test('a hundred files are found at once, and an entry shows as many as a text may have', async () => {
  const keys = Array.from({ length: 120 }, (_, n) => `media/file/20261123/${1_795_421_900_000 + n}aaaaaa.pdf`)
  const insert = `INSERT INTO media (key, kind, name, bytes, sha256, media_type, uploader, created_at, state)
    SELECT value, 'file', 'a.pdf', 1, '', 'application/pdf', '', 1, 'ready' FROM json_each(?)`
  await mainDb.prepare(insert).bind(JSON.stringify(keys)).run()
  const addresses = keys.slice(0, 100).map((key) => `/api/main/file/${key}`)
  const { data } = await call('main', 'desk/media/find', { token, json: { addresses } })
  expect(v.parse(mediaFoundSchema, data).items.length).toBe(100)
  const db = drizzle(mainDb)
  expect(await findObstacles(db, keys)).toEqual([])
  await db.batch([recordUses(db, { kind: 'news', id: 7070, language: 'zh-CN', version: 1 }, keys)])
  expect(await mainDb.prepare('SELECT count(*) AS uses FROM media_uses').first('uses')).toBe(120)
})
