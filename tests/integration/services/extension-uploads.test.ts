import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loginCookie } from '../../../src/contract/cookies'
import { editorConfigSchema, filesListedSchema, refusedSchema, uploadedSchema } from '../../../src/contract/editor-server'
import { eventually } from '../../support/eventually'
import { formOf, png, sample, samples } from '../../support/sample-files'
import { actionFor, file, foreignClient, images, server, typeOf } from './extension-client'
import { registerAccount, sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

const services = await sharedServices()
const { site, mainDb } = services
const { author, upload, sendAll, call, countRows } = await foreignClient(services)

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
    return { extension, sent: sample(extension, n % 256, names[n % names.length]) }
  })
  const before = await countRows()
  const answers = await sendAll(
    files.map(({ extension, sent }, n) => {
      const action = n % 5 === 0 && images.includes(extension) ? 'snapscreen' : n % 2 === 0 ? actionFor(extension) : 'uploadfile'
      return upload(action, sent, { boundary: `----b${'x'.repeat(n % 50)}`, fields: { type: 'ajax', id: `WU_FILE_${n}` } })
    })
  )
  const stored = answers.map((answer, n) => {
    const { extension, sent } = files[n] ?? { extension: '', sent: sample('png') }
    expect([sent.name, answer.status, answer.body]).toEqual([sent.name, 200, expect.stringContaining('"SUCCESS"')])
    const { url, title, original, type, size } = v.parse(uploadedSchema, answer.json())
    expect({ original, type, size }).toEqual({ original: sent.name, type: `.${extension}`, size: sent.bytes.length })
    expect(title).toMatch(/^\d{13}[a-z0-9]{6}\.[a-z0-9]+$/)
    return { url, sha256: createHash('sha256').update(sent.bytes).digest('hex') }
  })
  const { results } = await mainDb.prepare('SELECT key, sha256 FROM media').all<{ key: string; sha256: string }>()
  const digests = new Map(results.map(({ key, sha256 }) => [`/api/main/file/${key}`, sha256]))
  for (const { url, sha256 } of stored) expect([url, digests.get(url)]).toEqual([url, sha256])
  expect([await countRows(), new Set(stored.map(({ url }) => url)).size]).toEqual([Number(before) + 150, 150])
})

/** Posts a file of unknown length through the edge, as fast as it is taken, and stops at the answer. */
function stream(action: string, name: string, parts: () => AsyncGenerator<Buffer>) {
  const { body: frame, contentType } = formOf(file(name, '', typeOf(name.replace(/^.*\./, ''))))
  const start = frame.lastIndexOf('\r\n--')
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    let isAnswered = false
    const headers = { 'Content-Type': contentType, Cookie: `${loginCookie}=${author.token}`, 'Sec-Fetch-Site': 'same-origin' }
    const address = new URL(`${server}?action=${action}`, site.address)
    // Keep-alive, as in browsers: a connection that the server closes after its answer is reset by data still being sent.
    const outgoing = request(address, { method: 'POST', headers }, async (incoming) => {
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

/** Begins an upload through the edge, and breaks it off after so many bytes of its body. */
function breakOff(length: number): Promise<void> {
  const { body, contentType } = formOf(
    file('cut.mp4', Buffer.concat([sample('mp4').bytes, Buffer.alloc(20_000_000, 7)]), typeOf('mp4'))
  )
  return new Promise((resolve) => {
    const sent = request(new URL(`${server}?action=uploadvideo`, site.address), {
      method: 'POST',
      headers: {
        Host: 'localhost',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: `${loginCookie}=${author.token}`,
        'Content-Type': contentType,
        'Content-Length': body.length
      }
    })
    sent.on('error', () => undefined).on('close', () => resolve())
    sent.flushHeaders()
    sent.write(body.subarray(0, length), () => sent.destroy())
  })
}

test('an upload that is broken off at any byte ends, and nothing of it is left', async () => {
  const before = [await countRows(), await site.objectKeys('')]
  // Before and in the head of the form, within the file before and after parts of 8 MiB, and in the last boundary.
  const lengths = [0, 1, 60, 150, 1_000_000, 9_000_000, 17_000_000, 20_000_000]
  for (const length of lengths) await breakOff(length)
  const [last = 0] = lengths.slice(-1)
  await Promise.all(Array.from({ length: 4 }, () => breakOff(last)))
  if (process.env.SITE_HOST === 'node') {
    // Every handler has ended, and the folder has no part.
    const isUpload = (line: string) => line.includes('"path":"/website/extention/api/admin/config"')
    await eventually(() => expect(site.logs.filter(isUpload).length).toBeGreaterThanOrEqual(lengths.length + 4))
    await eventually(async () => {
      const files = await readdir(join(site.state, 'files'))
      expect(files.filter((name) => /\.(part|\d+)$/.test(name))).toEqual([])
    })
  }
  expect([await countRows(), await site.objectKeys('')]).toEqual(before)
  const [whole] = await sendAll([upload('uploadvideo', file('whole.mp4', sample('mp4').bytes, typeOf('mp4')))])
  expect(whole?.status).toBe(200)
})

test.each([
  ['uploadimage', 'a.png', png()],
  ['uploadvideo', 'a.mp4', sample('mp4').bytes]
])('a body without a stated length is refused by %s as soon as it is too large', async (action, name, head) => {
  const before = await site.objectKeys('')
  const most = 1000
  let sent = 0
  const answer = await stream(action, name, async function* () {
    yield head
    for (; sent < most; sent += 1) yield million
  })
  expect(answer.status).toBe(200)
  expect(v.parse(v.pipe(v.string(), v.parseJson(), refusedSchema), answer.body).status).toBe(413)
  // The data in the buffers between the test and the server has been sent as well.
  expect(sent).toBeLessThan(most)
  expect(await site.objectKeys('')).toEqual(before)
})

test('everything but the configuration needs an author, and is refused in the protocol’s format', async () => {
  const visitor = await registerAccount(services)
  const staff = await addAtDesk(services, ['staff'])
  const state = async (options: Parameters<typeof call>[1]) => {
    const answer = await call('action=listimage', options)
    expect(answer.status).toBe(200)
    const { state, status } = v.parse(refusedSchema, answer.json())
    return [status, state]
  }
  expect(await state({ cookies: {} })).toEqual([401, '登录已结束，请重新登录。您正在编辑的内容仍保留在本页'])
  for (const { token } of [visitor, staff]) {
    expect(await state({ cookies: { [loginCookie]: token } })).toEqual([404, '请求的接口不存在'])
  }
  const refused = await call('action=uploadimage', { method: 'POST', body: new URLSearchParams(), host: 'www.galaxy.localhost' })
  expect([refused.status, refused.json()]).toEqual([200, { state: 'This request format is not supported', status: 415 }])
  const foreign = await call('action=uploadimage', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect([foreign.status, foreign.json()]).toMatchObject([403, { status: 403 }])
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

test('a stored file is served as a sandboxed download, and inline only if that is safe', async () => {
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
