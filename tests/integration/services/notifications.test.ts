import { createHmac } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startKillable } from '../../../scripts/bench/killable-site'
import { inboxOverviewSchema } from '../../../src/contract/inbox'
import { eventually } from '../../support/eventually'
import { freshState } from '../../support/fresh-state'
import { openRequest, readAnswer } from '../../support/request'
import { size } from '../../support/sizes'
import { person } from '../../support/submissions'
import { type Behavior, hang, json, type RecordedRequest, startUpstream, type Upstream } from '../../support/upstream'
import { blocksOf, deskClient, newsFields } from './desk-entry-client'
import { type ServiceCall, type Services, startServices } from './harness'
import { addAtDesk } from './stored-accounts'

/* Notifications of staff, delivered by the built main to a webhook in this file that fails on demand. */

const secret = 'a secret of this test'
const bodySchema = v.object({
  id: v.string(),
  event: v.string(),
  inquiry: v.object({ id: v.number(), kind: v.string(), dueOn: v.nullable(v.string()), link: v.string() })
})

let target: Upstream
let services: Services & { close: () => Promise<void> }
const varsOf = (url: string) => ({ NOTIFY_WEBHOOK_URL: `${url}/hook`, NOTIFY_WEBHOOK_SECRET: secret })
beforeAll(async () => {
  target = await startUpstream()
  services = await startServices({ mainVars: varsOf(target.url), reachable: [target.url] })
})
afterAll(async () => {
  await services.close()
  await target.close()
})
afterEach(() => target.reset())

const consultation = { ...person, industry: '金融' }
let keys = 0
function submission(): ServiceCall {
  keys += 1
  const headers = { 'Idempotency-Key': `notified-${keys}-key` }
  return { service: 'main', path: 'add/userInfo', json: consultation, headers }
}
const submit = (call = submission()) => services.call('main', call.path, call)

// Main logs every failed attempt.
const query = (sql: string, ...values: (string | number)[]) => services.site.query('galaxy-main', sql, ...values)
const pending = async () => (await query('SELECT 1 FROM notifications WHERE next_attempt_at IS NOT NULL')).length
/** Makes every pending notification due: pauses and leases are over. */
const passTime = () => query('UPDATE notifications SET next_attempt_at = 1 WHERE next_attempt_at IS NOT NULL')
const runJob = () => services.site.runMainJob('minute')
const keyOf = ({ headers }: RecordedRequest) => String(headers['idempotency-key'])
const accept = json({})

const entrySchema = v.object({
  event: v.string(),
  entry: v.object({ kind: v.string(), id: v.number(), title: v.string(), author: v.nullable(v.string()), link: v.string() })
})

test('reviewers are notified of a submission and authors of a return, once each and with the address of the text', async () => {
  const [writer, editor] = [await addAtDesk(services, ['author']), await addAtDesk(services, ['reviewer'])]
  const [author, reviewer] = [deskClient(services, writer.token), deskClient(services, editor.token)]
  const { id } = await author.create(newsFields('通知'), blocksOf('正文'))
  const key = { kind: 'news', id } as const
  const waiting = await author.change('submit', (await author.read(key)).copies)
  await eventually(() => expect(target.requests).toHaveLength(1))
  await reviewer.change('return', waiting, { note: '请补充来源' })
  await eventually(() => expect(target.requests).toHaveLength(2))
  const notices = target.requests.map(({ body }) => v.parse(v.pipe(v.string(), v.parseJson(), entrySchema), body))
  const entry = {
    ...key,
    title: '通知',
    author: writer.id,
    link: `https://cn.galaxy.example/desk/entries/entry?kind=news&id=${id}`
  }
  expect(notices).toEqual([
    { event: 'entry.submitted', entry },
    { event: 'entry.returned', entry }
  ])
  // An author who takes back their own text needs no message.
  const again = await author.change('submit', (await author.read(key)).copies)
  await eventually(() => expect(target.requests).toHaveLength(3))
  await author.change('return', again)
  expect(await query("SELECT 1 FROM notifications WHERE subject = 'returned'")).toHaveLength(1)
  await query("DELETE FROM notifications WHERE subject IN ('submitted', 'returned')")
})

/** Ids of the received notifications, by inquiry. */
function notificationsByInquiry(requests: readonly RecordedRequest[]): Map<number, Set<string>> {
  const notified = new Map<number, Set<string>>()
  for (const request of requests) {
    const { id, inquiry } = v.parse(bodySchema, JSON.parse(request.body))
    expect(keyOf(request)).toBe(id)
    notified.set(inquiry.id, (notified.get(inquiry.id) ?? new Set()).add(id))
  }
  return notified
}

test('a webhook gets a signed request with the inquiry’s number and nothing about the visitor', async () => {
  expect((await submit()).http).toBe(200)
  await eventually(() => expect(target.requests).toHaveLength(1))
  const [request] = target.requests
  if (!request) throw new Error('no request')
  const timestamp = String(request.headers['x-galaxy-timestamp'])
  const signature = createHmac('sha256', secret).update(`${timestamp}.${request.body}`).digest('hex')
  expect(request.headers['x-galaxy-signature']).toBe(`sha256=${signature}`)
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60)
  const { event, inquiry } = v.parse(bodySchema, JSON.parse(request.body))
  expect(event).toBe('inquiry.created')
  expect(inquiry).toMatchObject({ kind: 'consultation', link: `https://cn.galaxy.example/desk/inbox?id=${inquiry.id}` })
  for (const canary of Object.values(consultation)) expect(request.body).not.toContain(canary)
  await eventually(async () => expect(await pending()).toBe(0))
})

test('a form is answered while the target hangs for ever, and a later run tells what the hanging one did not', async () => {
  target.respondWith(hang)
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit()))
  expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200))
  await eventually(() => expect(notificationsByInquiry(target.requests).size).toBe(10))
  // Every attempt still hangs and holds its lease, so nothing is due.
  target.respondWith(accept)
  const before = target.requests.length
  await runJob()
  expect(target.requests).toHaveLength(before)
  await passTime()
  await runJob()
  expect(target.requests).toHaveLength(before + 10)
  for (const ids of notificationsByInquiry(target.requests).values()) expect(ids.size).toBe(1)
  expect(await pending()).toBe(0)
})

test('each of many submissions is notified once, although the target is down, slow and answers twice', async () => {
  const total = size(1000)
  const accepted: RecordedRequest[] = []
  let asked = 0
  const acceptLate: Behavior = (response, request) => {
    accepted.push(request)
    setTimeout(() => accept(response, request), 50)
  }
  /** Accepts the message, and closes the connection instead of acknowledging it. */
  const acceptInSilence: Behavior = (response, request) => {
    accepted.push(request)
    response.socket?.resetAndDestroy()
  }
  const behaviors: Behavior[] = [json({}, 503), (response) => response.socket?.resetAndDestroy(), acceptLate, acceptInSilence]
  target.respondWith((response, request) => {
    const behave = behaviors[asked++ % behaviors.length] ?? accept
    behave(response, request)
  })
  const [newest] = await query('SELECT max(id) AS id FROM inquiries')
  const answers = await services.callAll(
    Array.from({ length: total }, () => [submission()]),
    50
  )
  expect(answers.filter(([answer]) => answer?.http === 200)).toHaveLength(total)

  await eventually(() => expect(asked).toBeGreaterThanOrEqual(total))
  // The attempts that began with the submissions come to an end; then the target recovers, and two runs overlap.
  await eventually(async () => {
    expect(await query('SELECT 1 FROM notifications WHERE attempts = 0 AND next_attempt_at IS NOT NULL LIMIT 1')).toEqual([])
    const running = 'SELECT 1 FROM notifications WHERE next_attempt_at IS NOT NULL AND failure IS NULL LIMIT 1'
    expect(await query(running)).toEqual([])
  })
  const recovered: string[] = []
  target.respondWith((response, request) => {
    accepted.push(request)
    recovered.push(keyOf(request))
    accept(response, request)
  })
  await passTime()
  // A run begins nothing after forty seconds, in which a busy machine may not come to the end.
  while ((await pending()) > 0) await Promise.all([runJob(), runJob()])

  expect(new Set(recovered).size).toBe(recovered.length)
  const notified = notificationsByInquiry(accepted)
  const inquiries = await query('SELECT id FROM inquiries WHERE id > ?', Number(newest?.id))
  expect(inquiries).toHaveLength(total)
  // A target that keeps the idempotency keys sees one message about each inquiry, and none is missing.
  expect(inquiries.filter(({ id }) => notified.get(Number(id))?.size !== 1)).toEqual([])
})

test('pauses grow with every failure, the target may ask for a longer one, and in the end the failure is shown at the desk', async () => {
  target.respondWith(json({}, 503, { 'Retry-After': '7200' }))
  await submit()
  const row = async () => {
    const [found] = await query('SELECT * FROM notifications ORDER BY created_at DESC, attempts DESC LIMIT 1')
    return v.parse(
      v.looseObject({
        id: v.string(),
        attempts: v.number(),
        next_attempt_at: v.nullable(v.number()),
        failure: v.nullable(v.string())
      }),
      found
    )
  }
  await eventually(async () => expect(await row()).toMatchObject({ attempts: 1, failure: 'status 503' }))
  const pause = async () => (((await row()).next_attempt_at ?? 0) - Date.now()) / 60_000
  expect(await pause()).toBeGreaterThan(118)
  target.respondWith(json({}, 500))
  for (const minutes of [2, 4, 8]) {
    await passTime()
    await runJob()
    expect(Math.round(await pause())).toBe(minutes)
  }
  await query('UPDATE notifications SET attempts = 23 WHERE id = ?', (await row()).id)
  await passTime()
  services.site.logs.length = 0
  await runJob()
  expect(await row()).toMatchObject({ attempts: 24, next_attempt_at: null, failure: 'status 500' })
  await eventually(() => expect(services.site.logs.join('\n')).toContain('"event":"notification-failed"'))

  const { token } = await addAtDesk(services, ['staff'])
  const failed = async () =>
    v.parse(inboxOverviewSchema, (await services.call('main', 'desk/inbox/overview', { token })).data).failed
  const { id } = await row()
  const [failure] = await failed()
  expect(failure?.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect(await failed()).toMatchObject([{ id, subject: 'inquiry', channel: 'webhook', attempts: 24, failure: 'status 500' }])
  target.reset()
  expect((await services.call('main', 'desk/inbox/resend', { token, json: { id } })).http).toBe(200)
  await eventually(() => expect(target.requests.map(keyOf)).toEqual([id]))
  expect(await failed()).toEqual([])
  expect((await services.call('main', 'desk/inbox/resend', { token, json: { id } })).http).toBe(404)
})

test('the digest lists overdue inquiries once a day', async () => {
  await submit()
  await eventually(async () => expect(await pending()).toBe(0))
  await query("UPDATE inquiries SET state = 'done'")
  const [late] = await query(
    "UPDATE inquiries SET state = 'waiting', due_on = '2020-01-02' WHERE id = (SELECT max(id) FROM inquiries) RETURNING id"
  )
  target.reset()
  const isMorning = new Date(Date.now() + 8 * 3_600_000).getUTCHours() >= 9
  await Promise.all([runJob(), runJob()])
  await runJob()
  const bodies = target.requests.map(({ body }) => JSON.parse(body))
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const digest = { event: 'inquiries.overdue', day, inquiries: [{ id: late?.id, kind: 'consultation', dueOn: '2020-01-02' }] }
  expect(bodies).toMatchObject(isMorning ? [digest] : [])
})

/** A mail server that accepts every mail, and disconnects instead of acknowledging the first one. */
async function startMailServer() {
  const mails: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const replies = ['250 hello', '250 sender', '250 recipient', '354 go on']
    let mail = ''
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const reply = replies.shift()
      if (reply) return socket.write(`${reply}\r\n`)
      mail += chunk
      if (!mail.endsWith('\r\n.\r\n')) return undefined
      mails.push(mail)
      mail = ''
      return mails.length === 1 ? socket.destroy() : socket.write('250 taken\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: address && typeof address === 'object' ? address.port : 0, mails, close: () => server.close() }
}

test('a mail that the server may have taken is sent again under the same Message-ID', async () => {
  const { port, mails, close } = await startMailServer()
  const mainVars = { SMTP_HOST: '127.0.0.1', SMTP_PORT: port, SMTP_SECURITY: 'none', SMTP_FROM: 'Galaxy <desk@galaxy.example>' }
  const mailing = await startServices({
    mainVars: { ...mainVars, NOTIFY_EMAIL: 'sales@galaxy.example' },
    reachable: 'everything'
  })
  try {
    const { path, ...call } = submission()
    expect((await mailing.call('main', path, call)).http).toBe(200)
    const failed = "SELECT id FROM notifications WHERE failure = 'broken off at send'"
    const sent = (sql: string) => mailing.site.query('galaxy-main', sql)
    const id = await eventually(async () => v.parse(v.string(), (await sent(failed))[0]?.id))
    await sent('UPDATE notifications SET next_attempt_at = 1')
    await mailing.site.runMainJob('minute')
    expect(mails.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1])).toEqual([1, 2].map(() => `<${id}@galaxy.example>`))
    for (const mail of mails) expect(mail).toContain('To: sales@galaxy.example')
    expect(await sent('SELECT 1 FROM notifications WHERE delivered_at > 0')).toHaveLength(1)
  } finally {
    await mailing.close()
    close()
  }
})

test('submissions of a main that is killed before the notification are notified after its restart', async () => {
  const state = await freshState()
  const start = () =>
    startKillable({
      state,
      workers: ['galaxy_passport', 'galaxy_main', 'galaxy_outbox'],
      configure: (worker) => {
        worker.routes = [`${worker.name}/*`]
        if (worker.name === 'galaxy-main') Object.assign(worker, { bindings: { ...worker.bindings, ...varsOf(target.url) } })
      }
    })
  target.respondWith(hang)
  const killed = await start()
  const posts = Array.from({ length: 5 }, () => submission())
  const answers = await Promise.all(
    posts.map(async ({ path, json: body, headers }) =>
      readAnswer(
        await openRequest(killed.site.address, `/web/user/${path}`, 'service', {
          host: 'galaxy-main',
          method: 'POST',
          body: body ?? {},
          headers: { Language: 'CN', ...headers }
        })
      )
    )
  )
  expect(answers.map(({ status }) => status)).toEqual(posts.map(() => 200))
  await killed.kill()

  target.reset()
  const { site, kill } = await start()
  try {
    const database = await site.runtime.getD1Database('DB', 'galaxy-main')
    await database.exec('UPDATE notifications SET next_attempt_at = 1 WHERE next_attempt_at IS NOT NULL')
    const main = await site.runtime.getWorker('galaxy-main')
    await main.scheduled({ cron: '* * * * *' })
    expect(notificationsByInquiry(target.requests).size).toBe(5)
  } finally {
    await kill()
    await rm(state, { recursive: true, force: true })
  }
})
