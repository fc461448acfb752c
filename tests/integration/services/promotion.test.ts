import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openStore } from '../../../hosts/node/site.ts'
import { runContent } from '../../../scripts/content-command.ts'
import { storeOf } from '../../../scripts/database-store.ts'
import { newCertificateKey } from '../../../scripts/exam/new-key.ts'
import { openDatabases } from '../../../scripts/local-databases.ts'
import { withNodeStore } from '../../../scripts/node-state.ts'
import { freshState } from '../../support/fresh-state.ts'

/*
 * Content is carried from an installation on workerd to one on Node and back, with the files of the library, the drafts, the
 * versions and the questions.
 */

let temporary: string
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'galaxy-promotion-'))
})
afterAll(() => rm(temporary, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

const folder = (name: string) => join(temporary, name)

/** The contents of every file in a folder. */
function filesOf(name: string): Record<string, string> {
  const paths = readdirSync(folder(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.toSorted().map((path) => [path.slice(folder(name).length + 1), readFileSync(path).toString('latin1')])
  )
}

const key = 'media/image/20261123/1795421900123abcdef.webp'
const paper = 'media/file/20261123/1795421900124abcdef.pdf'
const pictures = { [key]: randomBytes(70_000), [paper]: randomBytes(500) }
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const people = ['account-of-the-author', '13912345678', 'candidate-of-the-exam']

const mediaRow = (name: string, type: string, bytes: Uint8Array) =>
  `INSERT INTO media (key, kind, name, bytes, sha256, media_type, width, height, alt_zh, alt_en, uploader, created_at, state)
   VALUES ('${name}', '${type.startsWith('image') ? 'image' : 'file'}', '名称', ${bytes.byteLength}, '${sha256(bytes)}', '${type}',
     NULL, NULL, '集群', 'A cluster', '${people[0]}', 1795421900123, 'ready')`

const question = (version: number, current: number) =>
  `INSERT INTO questions (id, version, topic, pool, type, text, key, explanation, source, is_current, origin)
   VALUES ('model-501', ${version}, 'model', 'exam', 'single', '{"question":{"zh-CN":"问 ${version}"},"options":[]}', '["a"]',
     '{"zh-CN":"因为"}', '2#edge', ${current}, 'desk')`

/** A state of workerd with data of authors, a visitor and a candidate. */
async function usedState(): Promise<string> {
  const state = await freshState()
  const runtime = openDatabases(state)
  const main = storeOf(await runtime.getD1Database('galaxy-main'))
  const exam = storeOf(await runtime.getD1Database('galaxy-exam'))
  const bucket = await runtime.getR2Bucket('galaxy-files')
  for (const [name, bytes] of Object.entries(pictures)) await bucket.put(name, bytes)
  await main.execute([
    mediaRow(key, 'image/webp', pictures[key] ?? Buffer.alloc(0)),
    mediaRow(paper, 'application/pdf', pictures[paper] ?? Buffer.alloc(0)),
    `INSERT INTO consultations (id, idempotency_key, digest, name, phone, email, industry, questions, created_at)
     VALUES ('c', 'k', 'd', '王', '${people[1]}', '', '', '', 0)`
  ])
  await exam.execute([
    question(1, 0),
    question(2, 1),
    `INSERT INTO candidates (account, name) VALUES ('${people[2]}', '王')`,
    `INSERT INTO question_drafts (id, topic, pool, content, state, revision, author, unseen_authors, changed_at)
     VALUES ('model-501', 'model', 'exam', '{"question":{"zh-CN":"改"}}', 'review', 3, '${people[0]}', '["${people[0]}"]', 7),
       ('model-502', 'model', 'exam', '{}', 'draft', 1, '${people[0]}', '["${people[0]}"]', 8)`
  ])
  await runtime.dispose()
  const written = folder('written')
  await runContent(['export', written], state)
  writeFileSync(
    join(written, 'news/501.zh-CN.md'),
    `---\ntitle: 新闻\nsummary: 一句话\nsource: 编辑部\nreleasedOn: 2026-11-20\n---\n![图](/api/main/file/${key})\n\n[文件](/api/main/file/${paper}#2)\n`
  )
  expect(await runContent(['import', written], state)).toMatchObject({ code: 0 })
  await write(state)
  return state
}

/** A text that one statement cannot hold, with a picture of the library and a quote. */
const long = `![图](/api/main/file/${key})\n\n${"字'".repeat(60_000)}`

const draft = (id: number, language: string, state: string, text: string, more = 'NULL, NULL') =>
  `INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, unseen_authors, note, live_version, publish_from, changed_at)
   VALUES ('news', ${id}, '${language}', '标题 ${state}', '{"title":"标题 ${state}"}', '${JSON.stringify({ markdown: text }).replaceAll("'", "''")}',
     '${state}', 3, '${people[0]}', '["${people[0]}"]', '请补数据', ${more}, 1795421900${id})
   ON CONFLICT DO UPDATE SET title = excluded.title, fields = excluded.fields, text = excluded.text, state = excluded.state,
     author = excluded.author, unseen_authors = excluded.unseen_authors, note = excluded.note, changed_at = excluded.changed_at`

const version = (id: number, number: number, event: string) =>
  `INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at)
   VALUES ('news', ${id}, 'zh-CN', ${number}, '版本 ${number}', '{}', '{"markdown":"![图](/api/main/file/${key})"}', '${people[0]}', '${event}', ${number})`

/** Writes unpublished texts of authors, as the desk stores them, with their versions. */
async function write(state: string): Promise<void> {
  const runtime = openDatabases(state)
  const main = await runtime.getD1Database('galaxy-main')
  const statements = [
    // A change of an entry that visitors see, a new entry in both languages, one that was withdrawn, and one that is scheduled.
    draft(501, 'zh-CN', 'draft', '改过的正文'),
    draft(502, 'zh-CN', 'review', 'LONG'),
    draft(502, 'en-US', 'draft', 'English'),
    draft(503, 'zh-CN', 'withdrawn', '撤下的正文'),
    draft(504, 'zh-CN', 'published', '定时的正文', `1, ${Date.now() + 86_400_000}`),
    version(501, 7, 'published'),
    version(502, 1, 'submitted')
  ]
  await main.batch(statements.map((statement) => main.prepare(statement)))
  await main
    .prepare("UPDATE entry_drafts SET text = ? WHERE text LIKE '%LONG%'")
    .bind(JSON.stringify({ markdown: long }))
    .run()
  await runtime.dispose()
}

function stubServer(state: string, vars: Record<string, string> = {}): void {
  const needed = { GALAXY_CERTIFICATE_KEY: newCertificateKey(), GALAXY_FILE_LINK_SECRET: 'x'.repeat(32) }
  for (const [name, value] of Object.entries({ GALAXY_STATE: state, ...needed, ...vars })) vi.stubEnv(name, value)
}

const shown =
  'SELECT DISTINCT media_key, entry_id, language FROM media_uses WHERE entry_id IN (501, 502) ORDER BY entry_id, media_key'
const uses = [
  ...[paper, key].map((media) => ({ media_key: media, entry_id: 501, language: 'zh-CN' })),
  { media_key: key, entry_id: 502, language: 'zh-CN' }
]

const copies = `SELECT id, language, state, author, unseen_authors, note, fields ->> 'title' AS title, text ->> 'markdown' AS body,
  live_version IS NOT NULL AS live FROM entry_drafts WHERE id BETWEEN 501 AND 504 ORDER BY id, language DESC`
/** The copies as they are carried, with the addresses that files have at the installation. */
const carried = (fileBase = '/api/main/file') =>
  [
    { id: 501, language: 'zh-CN', state: 'draft', title: '标题 draft', body: '改过的正文', live: 1 },
    {
      id: 502,
      language: 'zh-CN',
      state: 'review',
      title: '标题 review',
      body: long.replace('/api/main/file', fileBase),
      live: 0
    },
    { id: 502, language: 'en-US', state: 'draft', title: '标题 draft', body: 'English', live: 0 },
    { id: 503, language: 'zh-CN', state: 'withdrawn', title: '标题 withdrawn', body: '撤下的正文', live: 0 },
    { id: 504, language: 'zh-CN', state: 'review', title: '标题 published', body: '定时的正文', live: 0 }
  ].map((copy) => ({ ...copy, author: null, unseen_authors: '[]', note: '请补数据' }))
const history = "SELECT id, version, author, event FROM entry_versions WHERE id IN (501, 502) AND event <> 'imported' ORDER BY id"
const versionsOfDesk = [
  { id: 501, version: 7, author: null, event: 'published' },
  { id: 502, version: 1, author: null, event: 'submitted' }
]
const drafted = 'SELECT id, state, author, unseen_authors, content FROM question_drafts ORDER BY id'
const draftsOfQuestions = [
  { id: 'model-501', state: 'review', author: '', unseen_authors: '[]', content: '{"question":{"zh-CN":"改"}}' },
  { id: 'model-502', state: 'draft', author: '', unseen_authors: '[]', content: '{}' }
]
const asked = "SELECT version, is_current, origin FROM questions WHERE id = 'model-501' ORDER BY version"
const versions = [
  { version: 1, is_current: 0, origin: 'desk' },
  { version: 2, is_current: 1, origin: 'desk' }
]

test('what is published and written is carried from workerd to Node and back, and nothing of a person', async () => {
  const onWorkerd = await usedState()
  expect(await runContent(['export', folder('first'), '--all'], onWorkerd)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/drafts: 5\nversions: 2\nmedia: 2\nquestions: 1\ndrafts of questions: 2\n/)
  })
  const first = filesOf('first')
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining([
      ...[`files/${key}`, `files/${paper}`, 'media.json', 'questions.json', 'settings.env', 'banners.json'],
      ...['drafts.json', 'versions.json', 'question-drafts.json']
    ])
  )
  for (const person of people) expect(Object.entries(first).filter(([, text]) => text.includes(person))).toEqual([])

  const onNode = await freshState('node')
  stubServer(onNode, { GALAXY_INBOX_RETENTION_DAYS: '180', GALAXY_FILE_BASE: 'https://files.vendor.cn' })
  const { code, text } = await runContent(['import', folder('first')], 'nowhere')
  expect([code, text]).toEqual([0, expect.stringContaining('drafts: 5\nmedia: 2, new: 2\nquestions: 1\n')])
  expect(text).toContain('to set: GALAXY_INBOX_RETENTION_DAYS, "180" here and 365 in settings.env')
  const files = openStore(onNode, undefined)
  for (const [name, bytes] of Object.entries(pictures)) {
    const object = await files.get(name)
    expect(object && 'arrayBuffer' in object && sha256(new Uint8Array(await object.arrayBuffer()))).toBe(sha256(bytes))
  }
  expect((await files.head(paper))?.httpMetadata).toEqual({
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
    cacheControl: 'public, max-age=31536000, immutable'
  })
  await withNodeStore(onNode, 'main', async (store) => {
    expect((await store.query(shown)).map((row) => ({ ...row }))).toEqual(uses)
    const [news] = await store.query('SELECT body FROM news WHERE id = 501')
    expect(news?.body).toContain(`(https://files.vendor.cn/${key})`)
    expect((await store.query('SELECT DISTINCT uploader FROM media')).map(({ uploader }) => uploader)).toEqual([''])
    expect(await store.query('SELECT * FROM consultations')).toEqual([])
    expect((await store.query(copies)).map((row) => ({ ...row }))).toEqual(carried('https://files.vendor.cn'))
    expect((await store.query(history)).map((row) => ({ ...row }))).toEqual(versionsOfDesk)
  })
  await withNodeStore(onNode, 'exam', async (store) => {
    expect((await store.query(asked)).map((row) => ({ ...row }))).toEqual(versions)
    expect(await store.query('SELECT account FROM candidates')).toEqual([])
    expect((await store.query(drafted)).map((row) => ({ ...row }))).toEqual(draftsOfQuestions)
  })
  // Once more changes nothing and writes no file.
  expect((await runContent(['import', folder('first')], 'nowhere')).text).toContain('media: 2, new: 0')

  expect((await runContent(['export', folder('second'), '--all'], 'nowhere')).code).toBe(0)
  vi.unstubAllEnvs()
  const back = await freshState()
  expect((await runContent(['import', folder('second')], back)).code).toBe(0)
  expect((await runContent(['export', folder('third'), '--all'], back)).code).toBe(0)
  expect(filesOf('third')).toEqual(first)
  const runtime = openDatabases(back)
  const object = await (await runtime.getR2Bucket('galaxy-files')).head(paper)
  expect(object?.httpMetadata).toMatchObject({
    contentDisposition: 'attachment',
    cacheControl: 'public, max-age=31536000, immutable'
  })
  const main = storeOf(await runtime.getD1Database('galaxy-main'))
  expect(await main.query(shown)).toEqual(uses)
  expect(await main.query(copies)).toEqual(carried())
  expect(await main.query(history)).toEqual(versionsOfDesk)
  expect(await storeOf(await runtime.getD1Database('galaxy-exam')).query(asked)).toEqual(versions)
  await runtime.dispose()
})

test('a folder that does not fit the installation changes nothing', async () => {
  const onNode = await freshState('node')
  stubServer(onNode)
  const isUnchanged = () =>
    withNodeStore(onNode, 'main', async (store) => {
      expect(await store.query('SELECT key FROM media')).toEqual([])
      expect(await store.query('SELECT id FROM news WHERE id = 501')).toEqual([])
    })
  const refused = async (reason: RegExp) => {
    expect(await runContent(['import', folder('first')], 'nowhere')).toMatchObject({
      code: 1,
      text: expect.stringMatching(reason)
    })
    await isUnchanged()
  }
  // Another question has the same number: its version would be another one for those who answered it.
  await withNodeStore(onNode, 'exam', (store) => store.execute([question(2, 1).replace('问 2', '另一问')]))
  await refused(/the exam has other questions as model-501 \(version 2\)/)
  await withNodeStore(onNode, 'exam', (store) => store.execute(["DELETE FROM questions WHERE id = 'model-501'"]))
  const path = join(folder('first'), 'files', key)
  writeFileSync(path, 'torn')
  await refused(/abcdef\.webp differs from its description in media\.json/)
  await rm(path)
  await refused(/abcdef\.webp is not in files\//)
})

test('a question with a later version stays as it is there', async () => {
  const onNode = await freshState('node')
  stubServer(onNode)
  await withNodeStore(onNode, 'exam', (store) => store.execute([question(1, 0), question(2, 0), question(3, 1)]))
  writeFileSync(join(folder('first'), 'files', key), pictures[key] ?? '')
  expect(await runContent(['import', folder('first')], 'nowhere')).toMatchObject({
    code: 0,
    text: expect.stringContaining('kept: question model-501 has a later version here')
  })
  await withNodeStore(onNode, 'exam', async (store) => {
    expect((await store.query(asked)).map(({ is_current: current }) => current)).toEqual([0, 0, 1])
  })
})

test('a draft that somebody changed here stays, and one of another question is not carried', async () => {
  const onNode = await freshState('node')
  stubServer(onNode)
  expect((await runContent(['import', folder('first')], 'nowhere')).code).toBe(0)
  await withNodeStore(onNode, 'main', (store) =>
    store.execute(["UPDATE entry_drafts SET author = 'colleague', title = '同事的' WHERE id = 502 AND language = 'zh-CN'"])
  )
  await withNodeStore(onNode, 'exam', (store) =>
    store.execute([
      "UPDATE question_drafts SET author = 'colleague', content = '[]' WHERE id = 'model-501'",
      "DELETE FROM question_drafts WHERE id = 'model-502'",
      question(1, 1).replace('model-501', 'model-502')
    ])
  )
  const { code, text } = await runContent(['import', folder('first')], 'nowhere')
  expect([code, text]).toEqual([0, expect.stringContaining('kept: the draft of news/502.zh-CN was changed at the desk')])
  expect(text).toContain('kept: the draft of question model-501 was changed at the desk')
  expect(text).toContain('kept: question model-502 has another version here, so its draft is not carried')
  await withNodeStore(onNode, 'main', async (store) => {
    const titles = await store.query("SELECT title FROM entry_drafts WHERE id = 502 AND language = 'zh-CN'")
    expect(titles.map(({ title }) => title)).toEqual(['同事的'])
    expect((await store.query(history)).length).toBe(versionsOfDesk.length)
  })
  await withNodeStore(onNode, 'exam', async (store) => {
    expect((await store.query(drafted)).map(({ id, content }) => [id, content])).toEqual([['model-501', '[]']])
  })
  // With --keep-others nothing that visitors see is withdrawn.
  const drafts = await runContent(['import', folder('first'), '--keep-others'], 'nowhere')
  expect(drafts.text).toContain('drafts: 4')
})
