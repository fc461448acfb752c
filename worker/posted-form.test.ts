import { expect, test } from 'vitest'
import type { EdgeContext } from '../src/contract/edge-context'
import { testSite } from './test-edge'

const typed = { name: '李晓', phone: '13900000000', email: 'li@example.com', company: '某公司', position: '工程师', city: '上海' }
const content = [...Object.entries(typed), ['wants', 'trial'], ['wants', 'talk']]
const form = new URLSearchParams([...content, ['form-key', 'page']])

/** A site with a fake main; records the requests to main and the context of the rendered page. */
function siteBefore(answer: () => Response | Promise<Response>) {
  const asked: Request[] = []
  const rendered: EdgeContext[] = []
  const MAIN = {
    fetch: async (request: Request) => {
      asked.push(request.clone())
      return answer()
    }
  }
  const render = (_: Request, context: EdgeContext) => {
    rendered.push(context)
    return new Response('page', { headers: { 'Content-Type': 'text/html' } })
  }
  const site = testSite(render, { MAIN })
  const post = (body: BodyInit = form, headers: Record<string, string> = {}, path = '/partner/connect') =>
    site.fetch(path, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } })
  return { asked, rendered, post }
}

test('a posted form reaches main as JSON, and the same form posted again has the same key', async () => {
  const { asked, rendered, post } = siteBefore(() => Response.json({ status: 200, data: { id: '1' } }))
  const response = await post()
  await post()
  await post(new URLSearchParams([...form, ['needs', '图']]))
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await asked[0]?.json()).toMatchObject({
    kind: 'partner',
    edition: '',
    ...typed,
    needs: '',
    wants: ['trial', 'talk'],
    trap: ''
  })
  const values = { ...typed, edition: '', needs: '', wants: 'trial,talk', trap: '' }
  expect(rendered[0]?.postedAnswer).toMatchObject({ form: 'partner-request', isSent: true, saved: { id: '1' }, values })
  const [first, again, other] = asked.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('the same content from two visitors is two submissions, and the answer to a form keeps its key', async () => {
  const { asked, rendered, post } = siteBefore(() => Response.json({ status: 500 }, { status: 500 }))
  const ofPage = (key: string) => post(new URLSearchParams([...content, ['form-key', key]]))
  await ofPage('one')
  await ofPage('one')
  await ofPage('other')
  const [first, again, other] = asked.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(rendered.map(({ formKey }) => formKey)).toEqual(['one', 'one', 'other'])
  expect(Object.keys(Object(await asked[0]?.json()))).not.toContain('form-key')
})

test('a form without the key of a page has none, so that main recognizes a repetition by its content', async () => {
  const { asked, post } = siteBefore(() => Response.json({ status: 200, data: { id: '1' } }))
  await post(new URLSearchParams(content))
  expect(asked.map(({ headers }) => headers.has('Idempotency-Key'))).toEqual([false])
})

test('the application for a trial needs a login before main is asked, and keeps what was typed', async () => {
  const { asked, rendered, post } = siteBefore(() => Response.json({ status: 200, data: { id: '1' } }))
  const trial = '/partner/connect?want=trial&about=advanced'
  expect((await post(form, {}, trial)).status).toBe(401)
  expect(asked).toHaveLength(0)
  expect(rendered[0]?.postedAnswer).toMatchObject({ isSent: false, values: typed, field: undefined })
  expect((await post(form, { Cookie: `cl-official-website=${'L'.repeat(43)}` }, trial)).status).toBe(200)
  expect((await post(form, {}, '/partner/connect?want=partner')).status).toBe(200)
  expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual(['L'.repeat(43), null])
})

test('a 401 of main is the status of the page', async () => {
  const { rendered, post } = siteBefore(() => Response.json({ status: 401, error: '请先登录' }, { status: 401 }))
  expect((await post()).status).toBe(401)
  expect(rendered[0]?.postedAnswer).toMatchObject({ isSent: false, text: '请先登录' })
})

test('a refusal of main is answered with the page, the typed values and main’s message', async () => {
  const refusal = { status: 429, error: '提交过于频繁', field: 'phone' }
  const { rendered, post } = siteBefore(() => Response.json(refusal, { status: 429, headers: { 'Retry-After': '60' } }))
  const response = await post()
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('60')
  const values = { ...typed, edition: '', needs: '', wants: 'trial,talk', trap: '' }
  expect(rendered[0]?.postedAnswer).toMatchObject({
    form: 'partner-request',
    isSent: false,
    values,
    text: '提交过于频繁',
    field: 'phone'
  })
})

test('while main cannot be reached, nothing typed is lost', async () => {
  const { rendered, post } = siteBefore(() => Promise.reject(new TypeError('refused')))
  expect((await post()).status).toBe(502)
  expect(rendered[0]?.postedAnswer).toMatchObject({ isSent: false, values: typed, field: undefined })
})

test('another site, another content type and a form that is too large post nothing', async () => {
  const { asked, post } = siteBefore(() => Response.json({ status: 200 }))
  expect((await post(form, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post('{}', { 'Content-Type': 'application/json' })).status).toBe(415)
  expect((await post(new URLSearchParams({ needs: '需'.repeat(4000) }))).status).toBe(413)
  expect(asked).toHaveLength(0)
})
