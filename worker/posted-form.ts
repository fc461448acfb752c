import type { Handler } from 'hono'
import * as v from 'valibot'
import { answerSchema } from '../src/contract/answer'
import { pathOf } from '../src/contract/api/call'
import {
  bodyOf,
  type FormAnswer,
  fieldsOf,
  formKeyField,
  type PostedForm,
  readValues,
  type Values
} from '../src/contract/forms/posted-form'
import { awaitedDataTimeout } from '../src/contract/limits'
import { mediaTypeOf } from '../src/contract/media-type'
import { idempotencyKeyHeader } from '../src/contract/user-info'
import { m } from '../src/paraglide/messages'
import { sha256, toHex } from './digest'
import type { Edge } from './edge'
import type { Env } from './env'
import { UpstreamError } from './proxy/forward'
import { appRedirect, isRedirect } from './redirects/app-redirect'
import { contextOf, type RenderPage } from './render'

/**
 * `POST` (form) to the page of a form, from a browser without JavaScript (decision 015). Calls main as the page's script would,
 * and answers with the page: the result, or the typed values with main's message.
 */
export function postForm(form: PostedForm<string, unknown>, env: Env, renderPage: RenderPage): Handler<Edge> {
  return async function postForm(c) {
    const type = mediaTypeOf(c.req.header('Content-Type'))
    if (type !== 'application/x-www-form-urlencoded') return c.text('Unsupported content type', 415)
    const posted = new URLSearchParams(await c.req.text())
    const values = readValues(form, posted)
    // A form that is shown again keeps its key: main may have stored the submission although its answer was lost.
    const formKey = posted.get(formKeyField) ?? ''
    c.set('formKey', formKey)
    const context = contextOf(c, env)
    const locale = c.get('locale')
    const needsLogin = form.needsLogin?.(new URL(c.req.url).searchParams) === true && !context.visitor.loggedIn
    const { status, retryAfter, answer } = needsLogin
      ? refused(401, values, m.edge_form_needs_login({}, { locale }))
      : await send(form, values, formKey, context.fetchApi, m.edge_upstream_failed({}, { locale }))
    const request = new Request(c.req.url, { headers: { Accept: 'text/html' }, signal: c.req.raw.signal })
    const page = await renderPage(request, { ...context, postedAnswer: { form: form.name, ...answer } })
    if (isRedirect(page)) return appRedirect(c, page)
    // If no page exists at the address, its 404 takes precedence.
    const response = new Response(page.body, { status: page.status === 200 ? status : page.status, headers: page.headers })
    // The page contains the visitor's input.
    response.headers.set('Cache-Control', 'private, no-store')
    if (retryAfter) response.headers.set('Retry-After', retryAfter)
    return response
  }
}

const knownStatus = v.picklist([400, 401, 403, 404, 409, 413, 422, 429, 500])

interface Sent {
  status: 200 | 502 | 504 | v.InferOutput<typeof knownStatus>
  retryAfter?: string | undefined
  answer: FormAnswer
}

const refused = (status: Sent['status'], values: Values<string>, text: string, field?: string): Sent => ({
  status,
  answer: { isSent: false, values, text, field }
})

async function send(
  form: PostedForm<string, unknown>,
  values: Values<string>,
  formKey: string,
  fetchApi: (path: string, init: RequestInit) => Promise<Response>,
  unreachable: string
): Promise<Sent> {
  const failed = (status: Sent['status'], text: string, field?: string): Sent =>
    refused(
      status,
      values,
      text,
      fieldsOf(form).find((known) => known === field)
    )
  const body = JSON.stringify(bodyOf(form, values))
  try {
    const response = await fetchApi(`/api/main${pathOf(form.call)}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        // Without a form key, main detects a repetition by its content.
        ...(formKey && { [idempotencyKeyHeader]: await keyOf(formKey, body) })
      },
      body,
      // After a timeout the visitor can post again: it counts as the same submission, whether or not main has stored it.
      signal: AbortSignal.timeout(awaitedDataTimeout)
    })
    const answer = v.safeParse(answerSchema, await response.json())
    if (!answer.success) return failed(502, unreachable)
    const { status, data, error, field } = answer.output
    if (status === 200) {
      const saved = v.safeParse(form.saved, data)
      return saved.success ? { status: 200, answer: { isSent: true, saved: saved.output, values } } : failed(502, unreachable)
    }
    const known = v.safeParse(knownStatus, status)
    const refusal = failed(known.success ? known.output : 502, error || unreachable, field)
    return { ...refusal, retryAfter: response.headers.get('Retry-After') ?? undefined }
  } catch (error) {
    if (error instanceof UpstreamError) return failed(error.status, unreachable)
    // The proxy passes through text that is not JSON.
    if (error instanceof SyntaxError || error instanceof DOMException) return failed(502, unreachable)
    throw error
  }
}

/**
 * The idempotency key of a posted form: a hash of form key and content. A repeated post, after a lost answer or by going back,
 * has the same key; another visitor's post of the same content has another.
 */
async function keyOf(formKey: string, body: string): Promise<string> {
  return toHex(await sha256(new TextEncoder().encode(`${formKey} ${body}`)))
}
