import type { Handler } from 'hono'
import * as v from 'valibot'
import { answerSchema } from '../src/contract/answer'
import {
  type PartnerAnswer,
  type PartnerValues,
  partnerBody,
  partnerFields,
  partnerFormPath,
  partnerValuesSchema
} from '../src/contract/partner-form'
import { idempotencyKeyHeader } from '../src/contract/user-info'
import { m } from '../src/paraglide/messages'
import type { Edge } from './edge'
import type { Env } from './env'
import { UpstreamError } from './proxy/forward'
import { contextOf, type RenderPage } from './render'

/**
 * `POST /partner/connect` (form): the partner form of a browser without JavaScript (decision 015). Calls main as the page's
 * own script does, and answers with the page: that the request is stored, or what was typed with main's message beside it.
 */
export function postPartnerForm(env: Env, renderPage: RenderPage): Handler<Edge> {
  return async function postPartnerForm(c) {
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/x-www-form-urlencoded') return c.text('Unsupported content type', 415)
    const values = readValues(new URLSearchParams(await c.req.text()))
    const context = contextOf(c, env)
    const { status, retryAfter, answer } = await send(
      values,
      context.fetchApi,
      m.edge_upstream_failed({}, { locale: c.get('locale') })
    )
    const request = new Request(new URL(partnerFormPath, c.req.url), {
      headers: { Accept: 'text/html' },
      signal: c.req.raw.signal
    })
    const page = await renderPage(request, { ...context, partnerAnswer: answer })
    const response = new Response(page.body, { status, headers: page.headers })
    // It shows what one person typed.
    response.headers.set('Cache-Control', 'private, no-store')
    if (retryAfter) response.headers.set('Retry-After', retryAfter)
    return response
  }
}

/** Of a list with boxes to tick, a browser sends each ticked one as a field of its own. */
function readValues(form: URLSearchParams): PartnerValues {
  const entries = partnerFields.map((field) => [field, form.getAll(field).join(',')])
  return v.parse(partnerValuesSchema, Object.fromEntries(entries))
}

interface Sent {
  status: 200 | 400 | 413 | 422 | 429 | 500 | 502 | 504
  retryAfter?: string | undefined
  answer: PartnerAnswer
}

const knownStatus = v.picklist([400, 413, 422, 429, 500])

async function send(
  values: PartnerValues,
  fetchApi: (path: string, init: RequestInit) => Promise<Response>,
  unreachable: string
): Promise<Sent> {
  const failed = (status: Sent['status'], text: string, field?: string): Sent => ({
    status,
    answer: { isSent: false, values, text, field: partnerFields.find((known) => known === field) }
  })
  const body = JSON.stringify(partnerBody(values))
  try {
    const response = await fetchApi('/api/main/add/userInfo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', [idempotencyKeyHeader]: await keyOf(body) },
      body
    })
    const answer = v.safeParse(answerSchema, await response.json())
    if (!answer.success) return failed(502, unreachable)
    const { status, error, field } = answer.output
    if (status === 200) return { status: 200, answer: { isSent: true } }
    const known = v.safeParse(knownStatus, status)
    const refusal = failed(known.success ? known.output : 502, error || unreachable, field)
    return { ...refusal, retryAfter: response.headers.get('Retry-After') ?? undefined }
  } catch (error) {
    if (error instanceof UpstreamError) return failed(error.status, unreachable)
    throw error
  }
}

/**
 * The key of a form posted by the browser itself: the same content has the same one, so that posting again, after an answer
 * that was lost or by going back, is the same submission. The page could not carry one: it is the same for many visitors.
 */
async function keyOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
