import * as v from 'valibot'
import { answerSchema } from '~/contract/answer'
import type { BodyOf, CallName, DataOf, EncodingOf, QueryInput } from '~/contract/api/call'
import type { Exam } from '~/contract/api/exam'
import type { Main } from '~/contract/api/main'
import type { Passport } from '~/contract/api/passport'
import { scriptHeader, scriptHeaderValue } from '~/contract/headers'
import { browserDataTimeout, httpTimeout } from '~/contract/limits'
import { m } from '~/paraglide/messages'
import { edgeContext } from './edge-context'
import { endExpiredLogin } from './expired-login'
import { shareAnswer } from './shared-answers'
import { currentLogin } from './visitor'

/**
 * A failed call. `text` is the localized message for the visitor, `field` the invalid field, and `data` the additional data of a
 * refusal, such as the stored content in a conflict.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly field?: string,
    readonly data?: unknown
  ) {
    super(`API answered ${status}`)
    this.name = 'ApiError'
  }
}

/** Whether the API lacks the call: a vendor's own main may implement only the calls of the specification (spec §7). */
export const isMissingCall = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501)

interface Options {
  /** Milliseconds; defaults to the spec's one hour. */
  timeout?: number
  headers?: Record<string, string>
  /** In the browser, reuses the answer to the same request for half a minute. Only for data that is the same for all visitors. */
  isShared?: boolean
  /** Returns true if the caller shows the error itself. Listeners of `onApiError` are not called then. */
  suppressErrorToast?: (failure: ApiError) => boolean
}

/**
 * Options of a call that a page waits for: the API has this time to answer, in whole seconds. The edge enforces it, because a
 * browser cannot tell a hanging API from a slow network, and has to wait longer.
 */
export const answeredWithin = (timeout: number): Options => ({
  timeout: edgeContext() ? timeout : browserDataTimeout,
  headers: { Prefer: `wait=${timeout / 1000}` }
})

/** A call without the types of its table row. */
export interface ApiRequest extends Options {
  call: CallName
  /** Undefined values are omitted. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined
  /** Posts the query as a form, because addresses are logged. */
  isQueryPrivate?: true
  /** Body of a POST: form-encoded, which is the default of spec §7, or JSON. */
  form?: Readonly<Record<string, string | number | undefined>> | undefined
  json?: object | undefined
  /** Parses `data`; without it the call returns nothing. */
  data?: v.GenericSchema | undefined
}

/** Query and body of a call, the body in the encoding that its row names first. */
type Payload<Row> = (Row extends { isQueryPrivate: true }
  ? { query: QueryInput<Row>; isQueryPrivate: true }
  : { query?: QueryInput<Row> }) &
  (EncodingOf<Row> extends 'form' ? { form: BodyOf<Row> } : EncodingOf<Row> extends 'json' ? { json: BodyOf<Row> } : unknown)

/** A schema for a call's `data`, which may read a part of the declared type. */
export type ReadingOf<Row, Schema extends v.GenericSchema> = Schema & (DataOf<Row> extends v.InferInput<Schema> ? unknown : never)

/** A typed call: its name, with query and body as declared in its row. */
type TypedRequest<Row, Name> = Options & { call: Name } & Payload<Row>

type FailureListener = (error: ApiError, call: CallName) => void
const listeners = new Set<FailureListener>()

/**
 * Registers a listener for failed calls in the browser, except those that suppress their toast and a 403 for a login that has
 * been replaced by a newer one. The shell shows the error text and, on 403, reopens the login (spec §8). The listener receives
 * the call's name.
 */
export function onApiError(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const claims = new Set<(failure: ApiError) => boolean>()

/**
 * Suppresses the listeners for failures that the page shows itself, for example beside a field. A 403 still reaches them, because
 * it ends the session. Returns a function that ends the suppression.
 */
export function claimFailures(isShown: (failure: ApiError) => boolean): () => void {
  claims.add(isShown)
  return () => claims.delete(isShown)
}

function isClaimed(failure: ApiError): boolean {
  return failure.status !== 403 && [...claims].some((isShown) => isShown(failure))
}

/** The APIs by their names in addresses. */
export type ApiName = 'passport' | 'main' | 'exam'

/**
 * Makes a call whose query or body is built at run time.
 * @throws ApiError if the status is not 200 or the answer is invalid; status 0 means no answer
 */
export function callApi<Schema extends v.GenericSchema>(
  api: ApiName,
  request: ApiRequest & { data: Schema }
): Promise<v.InferOutput<Schema>>
export function callApi(api: ApiName, request: ApiRequest): Promise<unknown>
export async function callApi(api: ApiName, request: ApiRequest): Promise<unknown> {
  const login = edgeContext() ? '' : currentLogin()
  try {
    return await attempt(api, request)
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError(0, m.api_unreachable())
    if (edgeContext()) throw failure
    const isOfEarlierLogin = failure.status === 403 && !(await endExpiredLogin(login))
    if (!isOfEarlierLogin && !request.suppressErrorToast?.(failure) && !isClaimed(failure)) {
      for (const listener of listeners) listener(failure, request.call)
    }
    throw failure
  }
}

/** Makes typed calls of one table. Returns the answer's `data` if the call has a schema for it. @throws ApiError */
export function callsOf<Table>(api: ApiName) {
  function call<Name extends keyof Table & CallName, Schema extends v.GenericSchema>(
    request: TypedRequest<Table[Name], Name> & { data: ReadingOf<Table[Name], Schema> }
  ): Promise<v.InferOutput<Schema>>
  function call<Name extends keyof Table & CallName>(request: TypedRequest<Table[Name], Name>): Promise<void>
  function call(request: { call: CallName }): Promise<unknown> {
    return callApi(api, request)
  }
  return call
}

export const callPassport = callsOf<Passport>('passport')
export const callMain = callsOf<Main>('main')
export const callExam = callsOf<Exam>('exam')

async function attempt(api: string, request: ApiRequest): Promise<unknown> {
  const { call, query, isShared } = request
  const asked = () => ask(api, request)
  const data = await (isShared && !edgeContext() ? shareAnswer(keyOf(api, call, query), asked) : asked())
  if (!request.data) return undefined
  const parsed = v.safeParse(request.data, data)
  // The HTTP status is 200, because the call itself succeeded.
  if (!parsed.success) throw new ApiError(200, m.api_unreachable())
  return parsed.output
}

/** Cache key: the same for the same call and query, regardless of the order of parameters. */
function keyOf(api: string, call: CallName, query: ApiRequest['query'] = {}): string {
  const values = encodeValues(query)
  values.sort()
  return `${api} ${call}?${values}`
}

/** Makes a call and returns its unparsed `data`. */
async function ask(api: string, request: ApiRequest): Promise<unknown> {
  const { call, query, isQueryPrivate, json, timeout, headers } = request
  const [verb, path] = call.split(' ')
  const method = isQueryPrivate ? 'POST' : verb
  const form = isQueryPrivate ? query : request.form
  const search = method === 'GET' ? `?${encodeValues({ ...query, _t: Date.now() })}` : ''
  const send = edgeContext()?.fetchApi ?? fetch
  const response = await send(`/api/${api}${path}${search}`, {
    method,
    headers: {
      Accept: 'application/json',
      [scriptHeader]: scriptHeaderValue,
      ...(json && { 'Content-Type': 'application/json' }),
      ...headers
    },
    body: json ? JSON.stringify(json) : form && encodeValues(form),
    signal: AbortSignal.timeout(timeout ?? httpTimeout)
  })
  // A vendor's server may answer an unknown call with an HTML page.
  const body: unknown = await response.json().catch((error: unknown) => {
    if (response.ok) throw error
  })
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) throw new ApiError(response.status, m.api_unreachable())
  const { status, data, error, field } = answer.output
  if (status !== 200) throw new ApiError(status, error || m.api_unreachable(), field, data)
  return data
}

function encodeValues(values: NonNullable<ApiRequest['form']>): URLSearchParams {
  const encoded = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) encoded.set(name, String(value))
  return encoded
}
