import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { samplesFolder } from '../../scripts/resources.ts'
import { downloadRecordSavedSchema } from '../../src/contract/download-records'
import { downloadListSchema } from '../../src/contract/downloads'
import { sharedSite } from '../support/site.ts'
import { downloadRecord } from '../support/submissions'

/* Requests files through the edge, as a browser does. */

const site = await sharedSite()

const open = '/api/main/file/open/drivers/java-driver-3.4.1-sample.zip'
const original = readFileSync(`${samplesFolder}/files/open/drivers/java-driver-3.4.1-sample.zip`)

async function fetchFile(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(new URL(path, site.address), { method, headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a complete file has the headers for integrity checks and resuming', async () => {
  const { status, headers, bytes } = await fetchFile(open)
  expect(status).toBe(200)
  expect(bytes.equals(original)).toBe(true)
  expect(Object.fromEntries(headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=300, must-revalidate',
    // Without a filename, so that the `download` attribute of the page's link applies.
    'content-disposition': 'attachment',
    'content-length': String(original.byteLength),
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff'
  })
  const list = v.parse(downloadListSchema, (await site.call('/api/main/downloadCentre/list')).json().data)
  const driver = list.find(({ programmingLanguage }) => programmingLanguage === 'Java')
  expect(driver?.file).toMatchObject({
    address: open,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.byteLength
  })
})

test('a part, the rest and the end are sent as requested', async () => {
  const size = original.byteLength
  for (const [range, from, to] of [
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, size - 1],
    ['bytes=-5', size - 5, size - 1],
    [`bytes=3-${size + 100}`, 3, size - 1]
  ] as const) {
    const { status, headers, bytes } = await fetchFile(open, { Range: range })
    expect([range, status, headers.get('Content-Range')]).toEqual([range, 206, `bytes ${from}-${to}/${size}`])
    expect(bytes.equals(original.subarray(from, to + 1))).toBe(true)
  }
  for (const range of ['bytes=9-3', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-']) {
    expect((await fetchFile(open, { Range: range })).status).toBe(200)
  }
  const beyond = await fetchFile(open, { Range: `bytes=${size}-` })
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`])
})

test('an unchanged file is not sent again, and a range of another version is sent as a whole file', async () => {
  const { headers } = await fetchFile(open)
  const etag = headers.get('ETag') ?? ''
  expect((await fetchFile(open, { 'If-None-Match': etag })).status).toBe(304)
  expect((await fetchFile(open, { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await fetchFile(open, { 'If-Modified-Since': headers.get('Last-Modified') ?? '' })).status).toBe(304)
  expect((await fetchFile(open, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
  expect((await fetchFile(open, { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200)
  const head = await fetchFile(open, {}, 'HEAD')
  expect([head.status, head.bytes.byteLength, head.headers.get('ETag')]).toEqual([200, 0, etag])
})

test('a video is displayed inline and supports seeking', async () => {
  const { status, headers } = await fetchFile('/api/main/file/open/videos/sample.webm', { Range: 'bytes=0-' })
  expect([status, headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([206, 'video/webm', 'inline'])
})

test('a gated file needs a link that is genuine and has not expired', async () => {
  const answer = await site.call('/api/main/downloadRecord/add', {
    method: 'POST',
    body: downloadRecord,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'file-gated-1' }
  })
  const { link } = v.parse(downloadRecordSavedSchema, answer.json().data)
  const gated = await fetchFile(link.address)
  expect([gated.status, gated.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(gated.bytes.equals(readFileSync(`${samplesFolder}/files/gated/research/choosing.zh-CN.pdf`))).toBe(true)
  const [path = '', query = ''] = link.address.split('?')
  const later = new URLSearchParams(query)
  later.set('expires', String(Number(later.get('expires')) + 1))
  const other = '/api/main/file/gated/editions/single-free-3.0.3-sample.zip'
  for (const forged of [path, `${path}?${later}`, `${path}?${query}x`, `${other}?${query}`])
    expect((await fetchFile(forged)).status).toBe(404)
})

test.each(['open/none.zip', 'open/../gated/x', 'secret/x', 'open/a%20b', 'open/', 'gated'])('%s is no file', async (key) => {
  expect([400, 404]).toContain((await fetchFile(`/api/main/file/${key}`)).status)
})
