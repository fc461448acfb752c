import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { refusedSchema } from '../../../src/contract/editor-server'
import { mediaItemSchema, mediaListSchema } from '../../../src/contract/media'
import { formOf, type SampleFile, sample } from '../../support/sample-files'
import { startServices } from './harness'
import { addAtDesk } from './stored-accounts'

/* The webhook that scans uploads is a server of this file. */

const noticeSchema = v.object({
  id: v.string(),
  name: v.string(),
  mediaType: v.string(),
  bytes: v.number(),
  sha256: v.string(),
  address: v.string(),
  expiresAt: v.string()
})
const calls: { headers: IncomingHttpHeaders; body: string }[] = []
let answer = { status: 200, body: '{}' }
const scanner = createServer(async (incoming, response) => {
  calls.push({ headers: incoming.headers, body: await text(incoming) })
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
})
await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
const listening = scanner.address()
const url = `http://127.0.0.1:${listening && typeof listening === 'object' ? listening.port : 0}/scan`
const secret = 'a secret of these tests with at least 32 characters'
const services = await startServices({
  reachable: [url],
  mainVars: { MEDIA_SCAN_URL: url, MEDIA_SCAN_SECRET: secret }
})
const { site, call } = services
const author = await addAtDesk(services, ['author'])
afterAll(async () => {
  await services.close()
  scanner.close()
})
beforeEach(() => {
  calls.length = 0
})

const respond = (body: object, status = 200) => {
  answer = { status, body: JSON.stringify(body) }
}

async function upload(file: SampleFile) {
  const { body, contentType } = formOf(file)
  const headers = { Authorization: author.token, Language: 'EN', 'Content-Type': contentType }
  const path = '/website/extention/api/admin/config?action=uploadfile'
  const sent = await site.request('galaxy-main', path, { method: 'POST', body, headers })
  return v.parse(v.object({ ...refusedSchema.entries, url: v.optional(v.string()) }), sent.json())
}

const newest = async () => {
  const { data } = await call('main', 'desk/media/list?size=1', { token: author.token })
  return v.parse(mediaListSchema, data).items[0]
}
const read = (address: string) => site.request('galaxy-main', address.replace('/api/main/', '/web/user/'))

test('a file is scanned in quarantine under a signed call, and released', async () => {
  respond({ verdict: 'clean' })
  const { state, url: address = '' } = await upload(sample('pdf', 1, '报价.pdf'))
  expect(state).toBe('SUCCESS')
  const [{ headers, body } = { headers: {}, body: '{}' }] = calls
  const notice = v.parse(noticeSchema, JSON.parse(body))
  expect(notice).toMatchObject({ name: '报价.pdf', mediaType: 'application/pdf', bytes: sample('pdf', 1).bytes.length })
  expect([headers['idempotency-key'], `/api/main/file/${notice.id}`]).toEqual([notice.id, address])
  const signature = createHmac('sha256', secret).update(`${headers['x-galaxy-timestamp']}.${body}`).digest('hex')
  expect(headers['x-galaxy-signature']).toBe(`sha256=${signature}`)
  expect((await read(address)).body).toBe(sample('pdf', 1).bytes.toString())
  expect(await site.objectKeys('quarantine/')).toEqual([])
})

test('a file that the scan does not decide on stays in quarantine, where only the scan can read it', async () => {
  for (const [body, status] of [
    [{}, 200],
    [{ verdict: 'clean' }, 500],
    [{ verdict: 'perhaps' }, 200],
    [{}, 302]
  ] as const) {
    respond(body, status)
    expect(await upload(sample('txt', 2))).toEqual({
      status: 422,
      state: 'The file is waiting for the security scan. You can use it once the scan has passed'
    })
  }
  const item = await newest()
  expect(item).toMatchObject({ state: 'quarantined', address: null })
  const { address } = v.parse(noticeSchema, JSON.parse(calls.at(-1)?.body ?? ''))
  expect(await read(address)).toMatchObject({ status: 200, body: sample('txt', 2).bytes.toString() })
  const [key = ''] = address.split('?')
  for (const hidden of [key, key.replace('quarantine/', ''), address.replace(/.$/, '')]) {
    expect([hidden, (await read(hidden)).status]).toEqual([hidden, 404])
  }

  respond({ verdict: 'clean' })
  const { data } = await call('main', 'desk/media/scan', { json: { id: item?.id }, token: author.token })
  const released = v.parse(mediaItemSchema, data)
  expect(released).toMatchObject({ id: item?.id, state: 'ready' })
  expect((await read(released.address ?? '')).status).toBe(200)
})

test('an infected file is deleted, which the audit log records', async () => {
  respond({ verdict: 'infected' })
  const before = [(await newest())?.id, await site.objectKeys('')]
  expect(await upload(sample('zip', 3))).toEqual({
    status: 422,
    state: 'The file did not pass the security scan and was deleted'
  })
  expect([(await newest())?.id, await site.objectKeys('')]).toEqual(before)
  const entry = await services.mainDb.prepare("SELECT actor, subject FROM audit_log WHERE action = 'media-rejected'").first()
  expect(entry).toEqual({ actor: author.id, subject: v.parse(noticeSchema, JSON.parse(calls[0]?.body ?? '')).id })
})
