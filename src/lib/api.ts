import * as v from 'valibot'
import { answerSchema } from '~/contract/answer'
import { httpTimeout } from '~/contract/limits'
import { m } from '~/paraglide/messages'
import { edgeContext } from './edge-context'

/** A failed call. `text` is the localized message for the visitor; `field` names the invalid field. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly field?: string
  ) {
    super(`API answered ${status}`)
    this.name = 'ApiError'
  }
}

type FormValues = Record<string, string | number>

interface Call<Schema extends v.GenericSchema> {
  /** API name; `path` is the path from spec §7 without a leading slash. */
  api: 'passport' | 'main'
  path: string
  method?: 'GET' | 'POST'
  query?: FormValues
  /** POST body: form-encoded by default, sent as is when `contentType` is set (spec §7). */
  body?: FormValues | string | Blob
  contentType?: string
  /** Schema of `data`; callApi throws if the answer does not match. */
  data: Schema
  /** Milliseconds; defaults to the spec's one hour. */
  timeout?: number
  headers?: Record<string, string>
  /** Returns true if the caller shows the error itself. Listeners of `onApiError` are not called then. */
  suppressErrorToast?: (failure: ApiError) => boolean
}

type FailureListener = (error: ApiError, path: string) => void
const listeners = new Set<FailureListener>()

/**
 * Registers a listener for failed calls in the browser, except those that suppress their toast. The shell shows the error
 * text and, on 403, reopens login (spec §8). The listener gets the path from spec §7.
 */
export function onApiError(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Makes one call and returns `data`.
 * @throws ApiError if the status is not 200 or the answer is invalid; status 0 means no answer
 */
export async function callApi<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>> {
  try {
    return await attempt(call)
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError(0, m.api_unreachable())
    if (!edgeContext() && !call.suppressErrorToast?.(failure)) for (const listener of listeners) listener(failure, call.path)
    throw failure
  }
}

async function attempt<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>> {
  const method = call.method ?? 'GET'
  const query = new URLSearchParams(stringValues(call.query ?? {}))
  if (method === 'GET') query.set('_t', String(Date.now()))
  const search = query.size > 0 ? `?${query}` : ''
  const init: RequestInit = { method, headers: { Accept: 'application/json', ...call.headers } }
  if (method === 'POST') Object.assign(init, encode(call))
  init.signal = AbortSignal.timeout(call.timeout ?? httpTimeout)

  const send = edgeContext()?.fetchApi ?? fetch
  const response = await send(`/api/${call.api}/${call.path}${search}`, init)
  const answer = v.safeParse(answerSchema, await response.json())
  if (!answer.success) throw new ApiError(response.status, m.api_unreachable())
  const { status, data, error, field } = answer.output
  if (status !== 200) throw new ApiError(status, error || m.api_unreachable(), field)
  const parsed = v.safeParse(call.data, data)
  if (!parsed.success) throw new ApiError(status, m.api_unreachable())
  return parsed.output
}

function encode(call: Pick<Call<v.GenericSchema>, 'body' | 'contentType' | 'headers'>): RequestInit {
  const { body = {}, contentType } = call
  if (typeof body === 'string' || body instanceof Blob) {
    return { body, headers: { Accept: 'application/json', ...call.headers, 'Content-Type': contentType ?? 'application/json' } }
  }
  return { body: new URLSearchParams(stringValues(body)) }
}

function stringValues(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
