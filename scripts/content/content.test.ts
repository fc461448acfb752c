import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportContent, importContent, type Store } from './content'

let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'galaxy-content-'))
})
afterEach(() => rmSync(temporary, { recursive: true }))

const expired = async () => {
  throw new Error('the login has expired')
}
/** A store with one entry and its file. */
const store: Store = {
  query: async (sql) =>
    sql.includes(' FROM videos ') ? [{ id: 3, language: 'en-US', is_sample: 0, source: 'open/three.webm', captions: '' }] : [],
  execute: async () => undefined,
  putFile: async () => undefined,
  getFile: async () => new Uint8Array([1])
}

test.each([
  ['the database', { ...store, query: expired }],
  ['a file', { ...store, getFile: expired }]
])('an export that cannot read %s leaves the folder as it was', async (_, failing) => {
  const folder = join(temporary, 'content')
  mkdirSync(join(folder, 'news'), { recursive: true })
  writeFileSync(join(folder, 'news/1.zh-CN.md'), 'mine')
  await expect(exportContent(folder, failing)).rejects.toThrow('the login has expired')
  expect(readFileSync(join(folder, 'news/1.zh-CN.md'), 'utf8')).toBe('mine')
  expect(readdirSync(folder)).toEqual(['news'])
  expect(readdirSync(temporary)).toEqual(['content'])
})

test('an export replaces an earlier one and keeps hidden files', async () => {
  const folder = join(temporary, 'content')
  mkdirSync(join(folder, 'files/open'), { recursive: true })
  writeFileSync(join(folder, 'files/open/old.webm'), '')
  writeFileSync(join(folder, '.gitignore'), '')
  await exportContent(folder, store)
  expect(readdirSync(join(folder, 'files/open'))).toEqual(['three.webm'])
  expect(readdirSync(join(folder, 'videos'))).toEqual(['3.en-US.md'])
  expect(readdirSync(folder)).toContain('.gitignore')
  expect(readdirSync(temporary)).toEqual(['content'])
})

const news = { title: 'A', summary: 'B', source: 'C', releasedOn: '2026-11-20' }
const video = { title: 'A', summary: 'B', type: 'talk', releasedOn: '2026-11-20', durationSeconds: 6 }
const paper = {
  title: 'A',
  summary: 'B',
  type: 'reports',
  releasedOn: '2026-11-20',
  fileName: 'one.pdf',
  fileMediaType: 'application/pdf'
}
const recording = { source: 'open/one.webm', sourceMediaType: 'video/webm' }
const activity = {
  title: 'A',
  summary: 'B',
  startsAt: '2027-03-18T14:00:00+08:00',
  endsAt: '2027-03-18T16:00:00+08:00',
  timeZone: 'Asia/Shanghai',
  place: 'C'
}

/** Imports one entry with its companion files; returns the statements and files that were written. */
async function importOne(kind: string, head: object, { body = '', captions = '', fileBase = '' } = {}) {
  const folder = join(temporary, 'content')
  mkdirSync(join(folder, kind), { recursive: true })
  writeFileSync(join(folder, kind, '1.en-US.md'), `---\n${JSON.stringify(head)}\n---\n${body}`)
  if (captions) writeFileSync(join(folder, kind, '1.en-US.vtt'), `WEBVTT\n\n${captions}`)
  mkdirSync(join(folder, 'files/open'), { recursive: true })
  writeFileSync(join(folder, 'files/open/one.webm'), '')
  writeFileSync(join(folder, 'private.webm'), '')
  const written: string[] = []
  await importContent(
    folder,
    {
      ...store,
      query: async (sql) => (sql.includes(' FROM video_types') ? [{ type: 'talk' }] : []),
      execute: async (statements) => void written.push(...statements),
      putFile: async ({ key }) => void written.push(key)
    },
    { fileBase }
  ).catch((error: unknown) => {
    expect(written).toEqual([])
    throw error
  })
  return written.join('\n')
}

test.each<[string, string, object, { body?: string; captions?: string }?]>([
  ['releasedOn', 'news', { ...news, releasedOn: '2026-13-01' }],
  ['releasedOn', 'news', { ...news, releasedOn: '2026-02-30' }],
  ['startsAt', 'activities', { ...activity, startsAt: '2027-03-18T14:00:00+08' }],
  ['endsAt', 'activities', { ...activity, endsAt: '2027-02-30T14:00:00+08:00' }],
  ['endsAt is before startsAt', 'activities', { ...activity, endsAt: '2027-03-18T13:00:00+08:00' }],
  ['timeZone', 'activities', { ...activity, timeZone: 'Asia/Nowhere' }],
  ['timeZone', 'activities', { ...activity, timeZone: '+08:00' }],
  ['type seminar', 'videos', { ...video, type: 'seminar' }],
  ['sourceMediaType is missing', 'videos', { ...video, source: 'open/one.webm' }],
  ['source', 'videos', { ...video, ...recording, source: 'gated/one.webm' }],
  ['fileKey must begin with gated/', 'research', { ...paper, fileKey: 'open/one.webm' }],
  ['poster', 'videos', { ...video, poster: 'gated/one.webp' }],
  ['source', 'videos', { ...video, ...recording, source: 'open/../../private.webm' }],
  ['source https://video.example/one.webm', 'videos', { ...video, ...recording, source: 'https://video.example/one.webm' }],
  ['poster https://', 'videos', { ...video, poster: 'https://' }],
  ['picture or player https://a.example/b.png', 'news', news, { body: '- ![b](https://a.example/b.png)' }],
  ['picture or player https://a.example/b.png', 'news', news, { body: '![b][b]\n\n[b]: https://a.example/b.png' }],
  ['is too long', 'news', news, { body: "it's ".repeat(17_000) }],
  ['is too long', 'videos', video, { body: 'a'.repeat(50_000), captions: 'a'.repeat(50_000) }]
])('an import names the invalid file and its error, and writes nothing: %s', async (fault, kind, head, beside) => {
  await expect(importOne(kind, head, beside)).rejects.toThrow(`${kind}/1.en-US.md: ${fault}`)
})

test.each<[string, object, { body?: string; fileBase?: string }?]>([
  ['activities', { ...activity, timeZone: 'Asia/Kolkata' }],
  ['activities', { ...activity, timeZone: 'Europe/Kyiv', endsAt: '2027-03-18T06:00:00Z' }],
  ['videos', { ...video, ...recording, poster: '/posters/one.webp' }],
  ['videos', { ...video, poster: 'https://files.example/one.webp' }, { fileBase: 'https://files.example/site' }],
  ['news', news, { body: '![b](https://files.example/b.png)', fileBase: 'https://files.example' }],
  ['news', { ...news, source: 'https://news.example' }, { body: '[b](https://a.example/b.png)' }]
])('an import accepts what pages can show: %s %j', async (kind, head, beside) => {
  expect(await importOne(kind, head, beside)).toContain(`INSERT INTO ${kind} `)
})

test('an import writes emphasis beside Chinese punctuation as its author did', async () => {
  const body = '**注意：**请先备份。这是**“重点”**文字，和*（重点）*后'
  expect(await importOne('news', news, { body })).toContain(body)
})

test('an import reads files with the byte order mark of Windows, and passes over hidden ones', async () => {
  const folder = join(temporary, 'content')
  mkdirSync(join(folder, 'news'), { recursive: true })
  const mark = '\ufeff'
  writeFileSync(join(folder, 'news/1.en-US.md'), `${mark}---\r\n${JSON.stringify(news)}\r\n---\r\n\r\nText\r\n`)
  writeFileSync(
    join(folder, 'news/2.en-US.json'),
    mark + JSON.stringify({ ...news, blocks: [{ type: 'paragraph', text: ['Text'] }] })
  )
  writeFileSync(join(folder, 'slides.json'), `${mark}[]`)
  for (const name of ['.DS_Store', '.12.en-US.md.swp']) writeFileSync(join(folder, 'news', name), '')
  const written: string[] = []
  await importContent(folder, { ...store, execute: async (statements) => void written.push(...statements) })
  expect(written.filter((statement) => statement.startsWith('INSERT INTO news '))).toHaveLength(2)
})

test('an import names a text of blocks with media that the desk would not publish', async () => {
  const folder = join(temporary, 'content')
  mkdirSync(join(folder, 'news'), { recursive: true })
  const image = { type: 'image', src: '/a.webp', alt: '图', caption: [] }
  const player = { type: 'video', src: '/a.mp4', caption: ['演示'] }
  const texts: [object, string?][] = [
    [{ ...image, src: 'https://foreign.example/x.png' }, 'picture or player https://foreign.example/x.png is neither'],
    [{ ...player, poster: 'https://foreign.example/x.png' }, 'picture or player https://foreign.example/x.png is neither'],
    [{ ...image, alt: ' ' }, 'picture 2 has no alternative text'],
    [{ ...image, src: '/broken-image.svg' }, 'picture 2 is the placeholder'],
    [{ ...player, caption: [] }, 'player 1 has no title'],
    [player]
  ]
  for (const [index, [block]] of texts.entries())
    writeFileSync(join(folder, 'news', `${index + 1}.en-US.json`), JSON.stringify({ ...news, blocks: [image, block] }))
  const fault = await importContent(folder, store).then(String, String)
  const expected = texts.flatMap(([, words], index) => (words ? [`news/${index + 1}.en-US.json: ${words}`] : []))
  for (const words of expected) expect(fault).toContain(words)
  expect(fault.split('\n')).toHaveLength(1 + expected.length)
})

test('every entry of a file of JSON that is at fault is named', async () => {
  const folder = join(temporary, 'content')
  mkdirSync(folder)
  const type = { type: 'talk', place: 1, nameZh: '讲座', nameEn: 'Talks' }
  writeFileSync(join(folder, 'video-types.json'), JSON.stringify([{ ...type, place: 0 }, type, { ...type, nameEn: '' }]))
  await expect(importContent(folder, store)).rejects.toThrow(/entry 1: place .*\n.*entry 3: nameEn /)
})
