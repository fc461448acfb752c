import { createHash } from 'node:crypto'
import { request } from 'node:http'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { loginCookie } from '../../../src/contract/cookies'
import { editorConfigSchema, filesListedSchema, refusedSchema, uploadedSchema } from '../../../src/contract/editor-server'
import { bmp, bomb, formOf, gif, jpeg, png, type SampleFile, sample, samples, webp, zip } from '../../support/sample-files'
import type { ServiceRequest } from '../../support/site'
import { registerWithRole } from './desk-author'
import { registerAccount, sharedServices } from './harness'

/* A client that speaks the protocol over plain HTTP, as editors of the vendor's other products do. */

const services = await sharedServices()
const { site, mainDb } = services
let author = { token: '', id: '' }
beforeAll(async () => {
  author = await registerWithRole(services, 'author')
})

const server = '/website/extention/api/admin/config'

type FormOptions = Parameters<typeof formOf>[1]

/** An upload straight to the service, as the edge forwards it. */
function upload(action: string, file: SampleFile, options: FormOptions = {}): ServiceRequest {
  const { body, contentType } = formOf(file, options)
  return post(action, body, contentType)
}

const post = (action: string, body: Uint8Array | string, type: string): ServiceRequest => ({
  service: 'galaxy-main',
  path: `${server}?action=${action}&encode=utf-8`,
  method: 'POST',
  headers: { Authorization: author.token, Language: 'EN', Accept: '*/*', 'Content-Type': type },
  body
})

/** Sends the requests, a few at a time. */
async function sendAll(requests: readonly ServiceRequest[]) {
  const answers = await site.requestAll(
    requests.map((each) => [each]),
    6
  )
  return answers.flat()
}

/** Sends a request through the edge with the author's session, as a script of the site's own page. */
const call = (query: string, options: Parameters<typeof site.call>[1] = {}) =>
  site.call(`${server}?${query}`, { cookies: { [loginCookie]: author.token }, ...options })

const images = ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp']
const played = ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'flv', 'wmv', 'mpg', 'mpeg', 'rm', 'ogv', 'ogg', 'mp3', 'wav', 'mid']
const actionFor = (extension: string) =>
  images.includes(extension) ? 'uploadimage' : played.includes(extension) ? 'uploadvideo' : 'uploadfile'

const countRows = async () => (await mainDb.prepare('SELECT count(*) AS rows FROM media').first<{ rows: number }>())?.rows

test('the configuration is for everybody, whatever else the query holds', async () => {
  const answer = await site.call(`${server}?action=config&&noCache=1790000000000&callback=bd__editor__1x`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json'])
  expect(v.parse(editorConfigSchema, answer.json())).toMatchObject({
    imageActionName: 'uploadimage',
    imageFieldName: 'upfile',
    imageMaxSize: 2_048_000,
    imageAllowFiles: ['.png', '.jpg', '.jpeg', '.gif', '.bmp', '.webp'],
    imageCompressBorder: 1600,
    scrawlActionName: 'uploadscrawl',
    snapscreenActionName: 'uploadimage',
    catcherLocalDomain: ['cn.galaxy.example', 'www.galaxy.example'],
    catcherFieldName: 'source',
    videoMaxSize: 102_400_000,
    videoAllowFiles: expect.toSatisfy((list: string[]) => list.length === 17),
    fileMaxSize: 51_200_000,
    imageManagerListSize: 20
  })
})

// In two halves, so that each stays short on a busy machine.
test.each([0, 150])('300 good files are stored as they are, each with its digest: from %i', async (from) => {
  const extensions = Object.keys(samples)
  const files = Array.from({ length: 150 }, (_, index) => {
    const n = from + index
    const extension = extensions[n % extensions.length] ?? ''
    const names = [`图片 ${n}.${extension}`, `report.v${n}.${extension.toUpperCase()}`, `a (${n}).${extension}`]
    return { extension, file: sample(extension, n % 256, names[n % names.length]) }
  })
  const before = await countRows()
  const answers = await sendAll(
    files.map(({ extension, file }, n) => {
      const action = n % 5 === 0 && images.includes(extension) ? 'snapscreen' : n % 2 === 0 ? actionFor(extension) : 'uploadfile'
      return upload(action, file, { boundary: `----b${'x'.repeat(n % 50)}`, fields: { type: 'ajax', id: `WU_FILE_${n}` } })
    })
  )
  const stored = answers.map((answer, n) => {
    const { extension, file } = files[n] ?? { extension: '', file: sample('png') }
    expect([file.name, answer.status, answer.body]).toEqual([file.name, 200, expect.stringContaining('"SUCCESS"')])
    const { url, title, original, type, size } = v.parse(uploadedSchema, answer.json())
    expect({ original, type, size }).toEqual({ original: file.name, type: `.${extension}`, size: file.bytes.length })
    expect(title).toMatch(/^\d{13}[a-z0-9]{6}\.[a-z0-9]+$/)
    return { url, sha256: createHash('sha256').update(file.bytes).digest('hex') }
  })
  const { results } = await mainDb.prepare('SELECT key, sha256 FROM media').all<{ key: string; sha256: string }>()
  const digests = new Map(results.map(({ key, sha256 }) => [`/api/main/file/${key}`, sha256]))
  for (const { url, sha256 } of stored) expect([url, digests.get(url)]).toEqual([url, sha256])
  expect([await countRows(), new Set(stored.map(({ url }) => url)).size]).toEqual([Number(before) + 150, 150])
})

/** What a file must not hold after its end, or instead of its content. */
const scripts = [
  '<script>alert(1)</script>',
  '=1;alert(1);',
  '*/=alert(1)/*',
  '<?php system(1) ?>',
  '<svg onload=alert(1)>',
  zip().toString('latin1'),
  '%PDF-1.7\n',
  '\0\0\0\0'
]
const foreign = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  html: '<!DOCTYPE html><html><script>alert(1)</script></html>',
  xml: '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  js: 'alert(document.domain)',
  css: 'body{background:red}',
  bmpText: 'BM=1;alert(1)',
  gifText: 'GIF89a=1;alert(document.domain)//',
  gifHtml: 'GIF89a<html><script>alert(1)</script>',
  pngHtml: '\u0089PNG\r\n\u001a\n<html><body onload=alert(1)>',
  jpegHtml: '\u00ff\u00d8\u00ff\u00e0<html><script>alert(1)</script>'
}
const makers = { png: () => png(), jpg: () => jpeg(), jpeg: () => jpeg(), gif: () => gif(), bmp: () => bmp(), webp: () => webp() }
const file = (name: string, bytes: Buffer | string, type = 'image/png'): SampleFile => ({
  name,
  type,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
})
const typeOf = (extension: string) => samples[extension]?.[0] ?? ''

/** Uploads that must be refused, each with what is wrong. */
function badUploads(): [string, ServiceRequest][] {
  const bad: [string, ServiceRequest][] = []
  const add = (what: string, made: ServiceRequest) => bad.push([what, made])
  for (const [extension, make] of Object.entries(makers)) {
    const type = typeOf(extension)
    for (const script of scripts) {
      add(
        `${extension} and ${script}`,
        upload('uploadimage', file(`a.${extension}`, Buffer.concat([make(), Buffer.from(script, 'latin1')]), type))
      )
    }
    const whole = make()
    for (let part = 1; part <= 6; part += 1) {
      const cut = whole.subarray(0, Math.floor((whole.length * part) / 7))
      add(`${extension} cut to ${part}/7`, upload('uploadimage', file(`a.${extension}`, cut, type)))
    }
    for (const [kind, content] of Object.entries(foreign)) {
      add(`${kind} as ${extension}`, upload('uploadimage', file(`a.${extension}`, content, type)))
    }
    add(`bomb as ${extension}`, upload('uploadimage', file(`a.${extension}`, bomb(), type)))
    add(`empty ${extension}`, upload('uploadimage', file(`a.${extension}`, '', type)))
  }
  for (const comment of ['<script>', '<HTML>', '<?php', 'javascript:', '<iframe ']) {
    add(`jpeg with ${comment}`, upload('uploadimage', file('a.jpg', jpeg(3, 2, comment), 'image/jpeg')))
    add(`gif with ${comment}`, upload('uploadimage', file('a.gif', gif(3, 2, comment), 'image/gif')))
  }
  for (const [extension, [type, make]] of Object.entries(samples)) {
    if (!images.includes(extension)) add(`${extension} as png`, upload('uploadimage', file('a.png', make(1))))
    if (!images.includes(extension)) add(`${extension} as an image`, upload('uploadimage', file(`a.${extension}`, make(1), type)))
    if (!played.includes(extension)) add(`${extension} as a video`, upload('uploadvideo', file(`a.${extension}`, make(1), type)))
    if (extension !== 'txt')
      add(`${extension} declared as a page`, upload('uploadfile', file(`a.${extension}`, make(1), 'text/html')))
  }
  for (const extension of [
    'svg',
    'html',
    'htm',
    'xhtml',
    'xml',
    'js',
    'mjs',
    'swf',
    'php',
    'jsp',
    'exe',
    'sh',
    'bat',
    'htaccess',
    'css',
    'wasm',
    'jar'
  ]) {
    add(`.${extension}`, upload('uploadfile', file(`a.${extension}`, png(), 'application/octet-stream')))
  }
  for (const name of [
    'a.php.png',
    'a.html.png',
    'a.svg.png',
    'a.PHP5.png',
    'a.jsp.jpg.png',
    'a.exe .png',
    'a.asp;.png',
    'a.png.php',
    'a.png.',
    'a.png%00.php'
  ]) {
    add(`name ${name}`, upload('uploadimage', file(name, png())))
  }
  for (const name of [
    '../a.png',
    '../../etc/passwd.png',
    '/etc/a.png',
    'C:\\a.png',
    '..\\a.png',
    'a/b.png',
    './a.png',
    '\\\\host\\a.png'
  ]) {
    add(`name ${name}`, upload('uploadimage', file(name, png())))
  }
  for (const name of ['a\0.png', 'a.png\0', 'a.php\0.png', '\u0007.png', 'a\u009f.png', '', '.png', ' .png', 'png']) {
    add(`name ${JSON.stringify(name)}`, upload('uploadimage', file(name, png())))
  }
  for (const [name, content] of [
    ['a.txt', foreign.html],
    ['a.md', foreign.svg],
    ['a.csv', foreign.xml],
    ['a.txt', 'a\0b'],
    ['a.md', `${'a'.repeat(9000)}\0`]
  ] as const) {
    add(`${name} with ${content.slice(0, 10)}`, upload('uploadfile', file(name, content, 'text/plain')))
  }
  const { body, contentType } = formOf(sample('png'))
  for (let cut = 1; cut <= 12; cut += 1)
    add(`form cut by ${cut * 4}`, post('uploadimage', body.subarray(0, body.length - cut * 4), contentType))
  add('no boundary', post('uploadimage', body, 'multipart/form-data'))
  add('other boundary', post('uploadimage', body, 'multipart/form-data; boundary=other'))
  add('no form', post('uploadimage', png(), 'image/png'))
  add('other field', upload('uploadimage', sample('png'), { field: 'file' }))
  const end = body.lastIndexOf('--', body.length - 5)
  add('two files', post('uploadimage', Buffer.concat([body.subarray(0, end), body]), contentType))
  add(
    'no file',
    post(
      'uploadimage',
      '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\najax\r\n--b--\r\n',
      'multipart/form-data; boundary=b'
    )
  )
  add('one byte too many', upload('uploadimage', file('a.png', Buffer.alloc(2_048_001, png()))))
  add(
    'a page as a drawing',
    post(
      'uploadscrawl',
      new URLSearchParams({ upfile: Buffer.from(foreign.html).toString('base64') }).toString(),
      'application/x-www-form-urlencoded'
    )
  )
  add('no drawing', post('uploadscrawl', 'upfile=%00%ff', 'application/x-www-form-urlencoded'))
  add('unknown action', upload('uploadanything', sample('png')))
  return bad
}

test('300 bad files and more are refused with a text, and leave nothing behind', async () => {
  const bad = badUploads()
  expect(bad.length).toBeGreaterThanOrEqual(300)
  const before = [await countRows(), (await site.objectKeys('')).length]
  const answers = await sendAll(bad.map(([, made]) => made))
  for (const [n, answer] of answers.entries()) {
    const what = bad[n]?.[0]
    expect([what, answer.status]).toEqual([what, expect.toBeOneOf([400, 413, 415])])
    expect(v.parse(refusedSchema, answer.json()).state).toMatch(/^[A-Z][^<>]{10,}$/)
  }
  expect([await countRows(), (await site.objectKeys('')).length]).toEqual(before)
})

/** Posts a file of unknown length through the edge, as fast as it is taken, and stops at the answer. */
function stream(action: string, name: string, parts: () => AsyncGenerator<Buffer>) {
  const { body: frame, contentType } = formOf(file(name, '', typeOf(name.replace(/^.*\./, ''))))
  const start = frame.lastIndexOf('\r\n--')
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    let isAnswered = false
    const headers = { 'Content-Type': contentType, Cookie: `${loginCookie}=${author.token}`, 'Sec-Fetch-Site': 'same-origin' }
    const address = new URL(`${server}?action=${action}`, site.address)
    const outgoing = request(address, { method: 'POST', agent: false, headers }, async (incoming) => {
      isAnswered = true
      const body = Buffer.concat(await incoming.toArray()).toString()
      outgoing.destroy()
      resolve({ status: incoming.statusCode ?? 0, body })
    })
    // A server that has answered may close the connection before it has read everything.
    outgoing.on('error', (error) => isAnswered || reject(error))
    const closed = new Promise((end) => outgoing.once('close', end))
    async function send() {
      outgoing.write(frame.subarray(0, start))
      for await (const part of parts()) {
        if (isAnswered) return
        if (!outgoing.write(part)) await Promise.race([closed, new Promise((drained) => outgoing.once('drain', drained))])
      }
      outgoing.end(frame.subarray(start))
    }
    void send()
  })
}

const million = Buffer.alloc(1_000_000, 7)

test('a file of the largest size streams through the edge in parts, and is served with seeking', async () => {
  const bytes = 102_400_000
  const digest = createHash('sha256')
  const answer = await stream('uploadvideo', '发布会.mp4', async function* () {
    const head = sample('mp4').bytes
    for (let left = bytes; left > 0; ) {
      const part = left === bytes ? head : million.subarray(0, left)
      digest.update(part)
      yield part
      left -= part.length
    }
  })
  const { url, size, original } = v.parse(uploadedSchema, JSON.parse(answer.body))
  expect([answer.status, size, original]).toEqual([200, bytes, '发布会.mp4'])
  const row = await mainDb.prepare('SELECT sha256 FROM media WHERE bytes = ?').bind(bytes).first<{ sha256: string }>()
  expect(row?.sha256).toBe(digest.digest('hex'))
  const part = await site.call(url, { headers: { Range: 'bytes=0-11' } })
  expect([part.status, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    `bytes 0-11/${bytes}`,
    'video/mp4'
  ])
})

test.each([
  ['uploadimage', 'a.png', png()],
  ['uploadvideo', 'a.mp4', sample('mp4').bytes]
])('a body without a stated length is refused by %s as soon as it is too large', async (action, name, head) => {
  const before = await site.objectKeys('')
  let sent = 0
  const answer = await stream(action, name, async function* () {
    yield head
    for (; sent < 400; sent += 1) yield million
  })
  expect(answer.status).toBe(413)
  // Whatever is on its way in the buffers between here and there has been sent as well.
  expect(sent).toBeLessThan(250)
  expect(await site.objectKeys('')).toEqual(before)
})

test('everything but the configuration needs an author, and says so in the protocol', async () => {
  const visitor = await registerAccount(services)
  const staff = await registerWithRole(services, 'staff')
  const state = async (options: Parameters<typeof call>[1]) => {
    const { status, json } = await call('action=listimage', options)
    return [status, v.parse(refusedSchema, json()).state]
  }
  expect(await state({ cookies: {} })).toEqual([401, '登录已结束，请重新登录。您正在编辑的内容仍保留在本页'])
  for (const { token } of [visitor, staff]) {
    expect(await state({ cookies: { [loginCookie]: token } })).toEqual([404, '请求的接口不存在'])
  }
  const refused = await call('action=uploadimage', { method: 'POST', body: new URLSearchParams(), host: 'www.galaxy.localhost' })
  expect([refused.status, refused.json()]).toEqual([415, { state: 'This request format is not supported' }])
  const foreign = await call('action=uploadimage', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect([foreign.status, foreign.body]).toEqual([403, 'Cross-site request refused'])
})

test('a form in a frame gets plain text that the page around it may read', async () => {
  const { body, contentType } = formOf(sample('png', 1, '<b>.png'))
  const answer = await call('action=uploadimage', {
    method: 'POST',
    body,
    headers: { 'Content-Type': contentType, Accept: 'text/html,*/*' }
  })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).not.toContain('<')
  expect(v.parse(uploadedSchema, answer.json()).original).toBe('<b>.png')
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'"
  })
})

test('a drawing is posted as base64, escaped or not', async () => {
  const drawing = png(40, 40, 251)
  const escaped = new URLSearchParams({ upfile: drawing.toString('base64') }).toString()
  const plain = `upfile=${drawing.toString('base64')}`
  for (const body of [escaped, plain, `upfile=data:image/png;base64,${encodeURIComponent(drawing.toString('base64'))}`]) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }
    const answer = await call('action=uploadscrawl', { method: 'POST', body, headers })
    expect(v.parse(uploadedSchema, answer.json())).toMatchObject({ type: '.png', size: drawing.length })
  }
})

test('lists are the newest first, images apart from other files', async () => {
  await mainDb.prepare('DELETE FROM media').run()
  const list = async (query: string) => v.parse(filesListedSchema, (await call(query)).json())
  expect(await list('action=listimage&start=0&size=20&&noCache=1')).toEqual({
    state: 'no match file',
    list: [],
    start: 0,
    total: 0
  })
  const answers = await sendAll(['png', 'gif', 'pdf', 'mp4'].map((extension) => upload(actionFor(extension), sample(extension))))
  const urls = answers.map((answer) => v.parse(uploadedSchema, answer.json()).url)
  expect((await list('action=listimage')).list.map(({ url }) => url).toSorted()).toEqual(urls.slice(0, 2).toSorted())
  expect(await list('action=listimage&start=1&size=1')).toMatchObject({ state: 'SUCCESS', list: [{}], start: 1, total: 2 })
  expect((await list('action=listfile&size=NaN')).list.map(({ url }) => url).toSorted()).toEqual(urls.slice(2).toSorted())
})

test('a stored file is served to be kept, sandboxed, and shown only where that is safe', async () => {
  const answers = await sendAll(['png', 'pdf', 'txt', 'zip'].map((extension) => upload('uploadfile', sample(extension))))
  const served = await Promise.all(answers.map((answer) => site.visit(v.parse(uploadedSchema, answer.json()).url)))
  expect(served.map(({ headers }) => [headers['content-type'], headers['content-disposition']])).toEqual([
    ['image/png', 'inline'],
    ['application/pdf', 'attachment'],
    ['text/plain', 'attachment'],
    ['application/zip', 'attachment']
  ])
  for (const { status, headers } of served) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox"
    })
  }
})

test('only uploads may have large bodies', async () => {
  const large = Buffer.alloc(70_000, 'a')
  const answer = await site.call('/api/main/add/userInfo', {
    method: 'POST',
    body: large,
    headers: { 'Content-Type': 'application/json' }
  })
  expect(answer.status).toBe(413)
})
