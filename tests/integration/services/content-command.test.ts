import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runContent } from '../../../scripts/content-command.ts'
import { openDatabases } from '../../../scripts/local-databases'
import { prepareDatabases } from '../../../scripts/local-site'
import { remoteStore } from '../../../scripts/remote-store.ts'
import { freshState } from '../../support/fresh-state.ts'
import { platformAccount } from '../../support/platform-account.ts'

let temporary: string
let state: string
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'galaxy-content-'))
  state = await freshState()
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

const folder = (name: string) => join(temporary, name)

/** The contents of every file in a folder. */
function filesOf(name: string): Record<string, string> {
  const paths = readdirSync(folder(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.toSorted().map((path) => [path.slice(folder(name).length), readFileSync(path).toString('base64')])
  )
}

test('an export, imported elsewhere and exported again, is the same, including files', async () => {
  expect(await runContent(['export', folder('first')], state)).toMatchObject({
    code: 0,
    text: expect.stringContaining('news: 28')
  })
  const other = await freshState()
  // One file that the folder lacks, and one with other content.
  const strange = folder('strange')
  mkdirSync(join(strange, 'news'), { recursive: true })
  cpSync(join(folder('first'), 'news/1.zh-CN.md'), join(strange, 'news/77.zh-CN.md'))
  expect((await runContent(['import', strange], other)).code).toBe(0)
  expect((await runContent(['import', folder('first')], other)).code).toBe(0)
  expect((await runContent(['export', folder('second')], other)).code).toBe(0)
  const [first, second] = [filesOf('first'), filesOf('second')]
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(Object.keys(first)).toContain('/files/gated/editions/single-free-3.0.3-sample.zip')
  expect(second).toEqual(first)
})

test('a start keeps local changes since the samples were imported, even if the samples have changed', async () => {
  const edited = await freshState()
  const [mine, after] = [folder('edited-content'), folder('edited-after')]
  expect((await runContent(['export', mine], edited)).code).toBe(0)
  const news = join(mine, 'news/1.zh-CN.md')
  writeFileSync(news, readFileSync(news, 'utf8').replace(/^title: .*$/m, 'title: 自己的新闻'))
  rmSync(join(mine, 'news/2.zh-CN.md'))
  const slides = join(mine, 'slides.json')
  writeFileSync(slides, readFileSync(slides, 'utf8').replace('四个版本', '自己的版本'))
  expect((await runContent(['import', mine], edited)).code).toBe(0)
  // Marker files of another release, with other samples and slides.
  for (const mark of readdirSync(edited).filter((name) => name.endsWith('.seeded')))
    renameSync(join(edited, mark), join(edited, mark.replace(/(-[0-9a-f]{16})?\.seeded$/, '-0123456789abcdef.seeded')))
  expect(await prepareDatabases(edited)).toEqual([])
  expect((await runContent(['export', after], edited)).code).toBe(0)
  expect(filesOf('edited-after')).toEqual(filesOf('edited-content'))
})

test('a new entry is a file; the import removes unsupported elements', async () => {
  const news = join(folder('new'), 'news')
  mkdirSync(news, { recursive: true })
  const head = '---\ntitle: 新闻\nsummary: 一句话\nsource: 编辑部\nreleasedOn: 2026-11-20\n---\n'
  writeFileSync(
    join(news, '1.zh-CN.md'),
    `${head}<script>alert(1)</script>\n\n文字<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](https://example.com/)\n`
  )
  writeFileSync(
    join(news, '2.zh-CN.html'),
    `${head}<h2>标题</h2><p onclick="x()">段落<script>alert(1)</script><a href="javascript:x">c</a></p>`
  )
  expect(await runContent(['import', folder('new')], state)).toMatchObject({ code: 0, text: expect.stringContaining('news: 2') })
  expect((await runContent(['export', folder('new-out')], state)).code).toBe(0)
  const read = (name: string) => readFileSync(join(folder('new-out'), 'news', name), 'utf8')
  expect(readdirSync(join(folder('new-out'), 'news'))).toEqual(['1.zh-CN.md', '2.zh-CN.md'])
  expect(read('1.zh-CN.md')).toMatch(/---\n\n文字 a \[b\]\(https:\/\/example\.com\/\)\n$/)
  expect(read('2.zh-CN.md')).toMatch(/---\n\n## 标题\n\n段落c\n$/)
  // Kinds that the folder lacks are unchanged.
  expect(readdirSync(join(folder('new-out'), 'videos'))).toHaveLength(32)
})

test('an imported version keeps the files of the media library that it shows', async () => {
  const [inText, linked] = ['b', 'c'].map((letter) => `media/image/20261123/1795421900123${letter.repeat(6)}.webp`)
  const state = await freshState()
  const runtime = openDatabases(state)
  const db = await runtime.getD1Database('galaxy-main')
  for (const key of [inText, linked])
    await db
      .prepare(
        `INSERT INTO media (key, kind, name, bytes, sha256, media_type, uploader, created_at, state)
         VALUES (?, 'image', 'a.webp', 1, '', 'image/webp', 'x', 0, 'ready')`
      )
      .bind(key)
      .run()
  await runtime.dispose()
  const withMedia = folder('with-media')
  mkdirSync(join(withMedia, 'news'), { recursive: true })
  const head = '---\ntitle: 新闻\nsummary: 一句话\nsource: 编辑部\nreleasedOn: 2026-11-20\n---\n'
  writeFileSync(
    join(withMedia, 'news/501.zh-CN.md'),
    `${head}![图](/api/main/file/${inText})\n\n[链接](/api/main/file/${linked}#x)\n`
  )
  expect(await runContent(['import', withMedia], state)).toMatchObject({ code: 0 })
  expect(await runContent(['import', withMedia], state)).toMatchObject({ code: 0 })
  const again = openDatabases(state)
  const uses = (await again.getD1Database('galaxy-main'))
    .prepare('SELECT media_key, entry_kind, entry_id, language, version FROM media_uses ORDER BY media_key')
    .all()
  const use = (key: string | undefined) => ({ media_key: key, entry_kind: 'news', entry_id: 501, language: 'zh-CN', version: 1 })
  expect((await uses).results).toEqual([use(inText), use(linked)])
  await again.dispose()
})

test('a folder with faults changes nothing, and every fault is reported', async () => {
  const bad = folder('bad')
  mkdirSync(join(bad, 'news'), { recursive: true })
  writeFileSync(join(bad, 'news/1.zh-CN.md'), '---\ntitle: a\n---\n')
  writeFileSync(join(bad, 'news/one.md'), '')
  writeFileSync(join(bad, 'video-types.json'), '[{"type":"Bad"}]')
  const { code, text } = await runContent(['import', bad], state)
  expect(code).toBe(1)
  for (const part of ['1.zh-CN.md: ', 'summary', 'releasedOn', 'one.md: is not named', 'video-types.json'])
    expect(text).toContain(part)
  await runContent(['export', folder('after')], state)
  expect(readdirSync(join(folder('after'), 'news'))).toHaveLength(2)
})

test('an export does not overwrite other files, and an invalid command is reported', async () => {
  const strange = folder('mine')
  mkdirSync(strange)
  writeFileSync(join(strange, 'letter.txt'), 'mine')
  expect(await runContent(['export', strange], state)).toMatchObject({ code: 1, text: expect.stringContaining('letter.txt') })
  expect((await runContent(['sync', strange], state)).code).toBe(2)
  expect((await runContent(['import', folder('nowhere')], state)).code).toBe(1)
  rmSync(strange, { recursive: true })
  expect(() => execFileSync('node', ['scripts/command.mjs', 'content'], { stdio: 'pipe' })).toThrow(/Usage: npm run content/)
})

test("with --remote content and files are written to wrangler's account and read back", async () => {
  const sent = folder('sent')
  mkdirSync(join(sent, 'news'), { recursive: true })
  writeFileSync(
    join(sent, 'news/1.zh-CN.md'),
    '---\ntitle: 新闻; \'a\' -- "b"\nsummary: 一句话\nsource: 编辑部\nreleasedOn: 2026-11-20\n---\n一行;\n\n又一行\n'
  )
  const sample = 'services/main/samples/files/gated/editions/single-free-3.0.3-sample.zip'
  const runtime = openDatabases(state)
  const account = await platformAccount(runtime)
  try {
    for (const [name, value] of Object.entries(account.env)) vi.stubEnv(name, value)
    const store = remoteStore(undefined)
    expect(await runContent(['import', sent, '--remote'], 'nowhere')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/news: 1/)
    })
    const rows = await store.query("SELECT title FROM news WHERE title LIKE '新闻;%'")
    expect(rows).toEqual([{ title: `新闻; 'a' -- "b"` }])
    // A second time there is nothing to do.
    expect((await runContent(['import', sent, '--remote'], 'nowhere')).code).toBe(0)
    await store.putFile({
      key: 'open/tool',
      path: sample,
      mediaType: 'application/zip',
      disposition: 'attachment',
      cacheControl: 'public'
    })
    const object = await (await runtime.getR2Bucket('galaxy-files')).head('open/tool')
    expect(object?.httpMetadata).toEqual({
      contentType: 'application/zip',
      contentDisposition: 'attachment',
      cacheControl: 'public'
    })
    expect(Buffer.from((await store.getFile('open/tool')) ?? [])).toEqual(readFileSync(sample))
    expect(await store.getFile('open/none')).toBeUndefined()
    // A file that cannot be read must not count as missing.
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'another')
    await expect(store.getFile('open/tool')).rejects.toThrow('wrangler could not carry it out')
  } finally {
    vi.unstubAllEnvs()
    await account.close()
    await runtime.dispose()
  }
})
