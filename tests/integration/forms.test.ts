import { describe, expect, test } from 'vitest'
import { copyOf } from '../support/copy.ts'
import { sharedSiteBeforeUpstream } from '../support/site.ts'
import { drip, expectTwoSeconds, failures, hang, hangingMainTimeout, json, unexpectedData } from '../support/upstream.ts'
import { visitors } from '../support/visitors.ts'

/* Forms posted by a browser without scripts, to a main that fails, refuses or accepts them. */

const { site, upstream } = await sharedSiteBeforeUpstream()

interface PostedForm {
  path: string
  typed: Record<string, string>
  /** Texts that the page must show; HTML in them must appear as text. */
  shown: string[]
  /** A field that main can refuse. */
  field: string
  call: string
  /** `data` of a successful answer. */
  saved: unknown
}

const person = { name: '李晓', phone: '13900000000', email: 'li@example.com' }
const personShown = Object.values(person).map((value) => `value="${value}"`)
const forms: PostedForm[] = [
  {
    path: '/partner/connect',
    typed: { ...person, company: '某公司', position: '工程师', city: '上海', needs: 'a <b>need</b>', wants: 'trial' },
    shown: [...personShown, 'a &lt;b&gt;need'],
    field: 'phone',
    call: '/add/userInfo',
    saved: { id: '1', reference: '9A21-0F3C', at: '2026-11-20T08:30:00.000Z' }
  },
  {
    path: '/product/consult?edition=advanced',
    typed: { ...person, industry: '金融', questions: 'a <b>need</b>', edition: 'advanced' },
    shown: [...personShown, 'a &lt;b&gt;need'],
    field: 'phone',
    call: '/add/userInfo',
    saved: { id: '1', reference: '9A21-0F3C', at: '2026-11-20T08:30:00.000Z' }
  },
  {
    path: '/document/feedback',
    typed: { reasons: 'wrong', description: 'a <b>need</b>', version: 'v1.4', id: '2', locale: 'zh-CN' },
    shown: ['a &lt;b&gt;need', 'name="version" value="v1.4"', 'name="id" value="2"', 'name="locale" value="zh-CN"'],
    field: 'description',
    call: '/userInfo/userSatisfactionSurvey',
    saved: { ticket: 'GX-23456789AB' }
  }
]

const headers = { 'Sec-Fetch-Site': 'same-origin' }
const unavailable = json({ status: 503, error: 'x' }, 503)

describe.each(visitors)('%s', (_, visitor, locale) => {
  const copy = copyOf(locale)
  const post = (path: string, typed: Record<string, string>) =>
    site.visit(path, { ...visitor, method: 'POST', headers, body: new URLSearchParams(typed) })

  test.each(forms)('$path is answered with the input and the error while main fails', async (form) => {
    // A success with other data is a success: main has stored the form.
    for (const behavior of [unavailable, ...failures.filter((failure) => failure !== unexpectedData)]) {
      upstream.respondWith(behavior)
      const answer = await post(form.path, form.typed)
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.body).toMatch(/<\/html>\s*$/)
      for (const value of form.shown) expect(answer.body).toContain(value)
      expect(answer.body).not.toMatch(/<b>need|TypeError|AbortError|TimeoutError|SyntaxError/)
      expect(answer.body).toContain('class="form-failure"')
    }
  })

  test.each(forms)("$path shows main's refusal beside its field, and accepts the corrected form", async (form) => {
    upstream.respondWith(json({ status: 400, error: 'not-this', field: form.field }, 400))
    const refused = await post(form.path, form.typed)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatch(/<p class="field-error"[^>]*>not-this<\/p>/)
    upstream.respondWith(json({ status: 200, data: form.saved }))
    const accepted = await post(form.path, form.typed)
    expect(accepted.status).toBe(200)
    expect(accepted.body).toContain('class="form-sent"')
    const answer = /<div class="form-sent".*?(?=<\/section>)/s.exec(accepted.body)?.[0] ?? ''
    // The receipt has the number and the time, and repeats the text that was sent; feedback shows its ticket only.
    const isReceipt = form.path !== '/document/feedback'
    expect([answer.includes('9A21-0F3C'), answer.includes('2026'), answer.includes('a &lt;b&gt;need')]).toEqual(
      Array(3).fill(isReceipt)
    )
    // Exactly one link: the next step.
    expect(answer.match(/<a /g)).toHaveLength(1)
    const [first, second] = upstream.requests
    expect(second?.call).toBe(form.call)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test.each(forms)('$path says that it was sent if main answers with success alone, or with data of its own', async (form) => {
    for (const saved of [undefined, null, {}, 7, true, [], { id: 7, reference: 8, at: 'today', ticket: 9 }]) {
      upstream.respondWith(json({ status: 200, data: saved }))
      const accepted = await post(form.path, form.typed)
      expect(accepted.status).toBe(200)
      expect(accepted.body).toContain('class="form-sent"')
    }
  })

  test.each(forms)('$path shows the honeypot once it was refused, and the time to wait', async (form) => {
    upstream.respondWith(json({ status: 400, error: copy('field_trap'), field: 'trap' }, 400))
    const { body } = await post(form.path, { ...form.typed, trap: 'x' })
    expect(body).toContain('class="form-shown-trap"')
    expect(body).not.toContain('class="vh" aria-hidden="true"')
    upstream.respondWith(json({ status: 429, error: 'too-often' }, 429, { 'Retry-After': '60' }))
    const often = await post(form.path, form.typed)
    expect(often.headers['retry-after']).toBe('60')
    expect(often.body).toContain('too-often')
    expect(often.body).toContain('class="vh" aria-hidden="true"')
  })
})

test.each([
  ['hangs', hang],
  ['drips', drip]
])('while main %s, every form waits for it for two seconds only', async (_, behavior) => {
  upstream.respondWith(behavior)
  const started = Date.now()
  const post = ({ path, typed }: PostedForm) => site.visit(path, { method: 'POST', headers, body: new URLSearchParams(typed) })
  const answers = await Promise.all(forms.map(async (form) => ({ ...form, ...(await post(form)) })))
  expect(Date.now() - started).toBeLessThan(hangingMainTimeout)
  await expectTwoSeconds(upstream)
  for (const { path, shown, status, body } of answers) {
    expect([path, status]).toEqual([path, 504])
    expect(body).toContain(copyOf('zh-CN')('edge_upstream_failed'))
    for (const value of shown) expect(body).toContain(value)
  }
})

test('a number and an address are sent in their normalized form, and shown as typed', async () => {
  upstream.respondWith(unavailable)
  const contact = { phone: '+86 138-0013-8000', email: ' Li@EXAMPLE.com' }
  for (const form of forms.filter(({ typed }) => 'phone' in typed)) {
    const body = new URLSearchParams({ ...form.typed, ...contact })
    const answer = await site.visit(form.path, { method: 'POST', headers, body })
    expect(JSON.parse(upstream.requests.at(-1)?.body ?? '')).toMatchObject({ phone: '13800138000', email: 'li@example.com' })
    for (const value of Object.values(contact)) expect(answer.body).toContain(`value="${value}"`)
  }
})

test('an edition without a consultation has no page for GET or POST', async () => {
  upstream.respondWith(json({ status: 200, data: { id: '1' } }))
  expect((await site.visit('/product/consult?edition=free')).status).toBe(404)
  const answer = await site.visit('/product/consult?edition=gold', { method: 'POST', headers, body: new URLSearchParams(person) })
  expect(answer.status).toBe(404)
  expect((await site.visit('/product/consult')).headers.location).toMatch(/\/product\/consult\?edition=standard$/)
})

test('the state of a ticket waits for main for two seconds only', async () => {
  upstream.respondWith(hang)
  const started = Date.now()
  const { status, body } = await site.visit('/document/feedback?ticket=GX-23456789AB')
  expect(Date.now() - started).toBeLessThan(hangingMainTimeout)
  await expectTwoSeconds(upstream)
  expect(status).toBe(503)
  expect(body).toMatch(/<\/html>\s*$/)
})

test('the state of a ticket that main does not know has a page', async () => {
  upstream.respondWith(json({ status: 404, error: 'x', field: 'ticket' }, 404))
  const { status, body } = await site.visit('/document/feedback?ticket=GX-23456789AB')
  expect(status).toBe(200)
  expect(body).toMatch(/<\/html>\s*$/)
})

test.each(['nothing', 'x'.repeat(81)])('main is not asked for the state of %s, which is no ticket', async (ticket) => {
  upstream.respondWith(hang)
  const { status, body } = await site.visit(`/document/feedback?ticket=${ticket}`)
  expect([status, upstream.requests]).toEqual([200, []])
  expect(body).toMatch(/<\/html>\s*$/)
})

test('the same feedback of two readers without scripts is two submissions; posted again, each is still one', async () => {
  upstream.respondWith(json({ status: 500, error: 'x' }, 500))
  const keyIn = (body: string) => /name="form-key" value="([^"]+)"/.exec(body)?.[1] ?? ''
  const feedback = { reasons: 'missing', description: '', version: 'latest', id: '9', locale: 'zh-CN' }
  const post = async (key: string) =>
    site.visit('/document/feedback', { method: 'POST', headers, body: new URLSearchParams({ ...feedback, 'form-key': key }) })
  const readers = [await site.visit('/document/latest/9'), await site.visit('/document/latest/9')]
  for (const { body } of readers) {
    const again = await post(keyIn(body))
    await post(keyIn(again.body))
  }
  const [one, oneAgain, other, otherAgain] = upstream.requests.map((request) => request.headers['idempotency-key'])
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect([oneAgain, otherAgain]).toEqual([one, other])
  expect(other).not.toBe(one)
})

test('a document ends with the feedback form, which is not part of its text', async () => {
  const { body } = await site.visit('/document/latest/2')
  const form = /<details class="feedback">.*?<\/details>/s.exec(body)?.[0] ?? ''
  expect(form).toContain('action="/document/feedback#feedback"')
  expect(form).toContain('name="id" value="2"')
  expect(form).toContain('href="#neighbors"')
  expect(body).toContain('id="neighbors"')
  const text = await site.visit('/document/latest/2.md')
  expect(text.status).toBe(200)
  expect(text.body).not.toContain(copyOf('zh-CN')('feedback_ask'))
})
