import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import type { QueryInput } from '~/contract/api/call'
import type { Main } from '~/contract/api/main'
import { awaitedDataTimeout } from '~/contract/limits'
import { ApiError, type ApiName, type ApiRequest, answeredWithin, callApi, isMissingCall, type ReadingOf } from './api'
import { edgeContext } from './edge-context'
import { withReadableEntries } from './readable-entries'

/** Main's answer: the data, `notFound` with the invalid field, or `unavailable` if main fails or exceeds the timeout. */
type MainResult<Data> = { state: 'ok'; data: Data } | { state: 'notFound'; field: string } | { state: 'unavailable' }

/** A call of main for a page's `data`. */
interface MainRequest<Name extends keyof Main, Schema extends v.GenericSchema> {
  call: Name
  query?: QueryInput<Main[Name]>
  data: ReadingOf<Main[Name], Schema>
  /** See `callApi`. */
  isShared?: boolean
}

/**
 * Fetches the data of a page from an API, which has `awaitedDataTimeout` to answer. Never rejects.
 * @param toResult converts a failure
 */
export async function fetchData<Schema extends v.GenericSchema, Failure>(
  api: ApiName,
  request: ApiRequest & { data: Schema },
  toResult: (error: unknown) => Failure
): Promise<{ state: 'ok'; data: v.InferOutput<Schema> } | Failure> {
  try {
    // The page shows the failure itself, so no toast repeats it.
    const options = { ...answeredWithin(awaitedDataTimeout), suppressErrorToast: () => true }
    return { state: 'ok', data: await callApi<Schema>(api, { ...request, ...options }) }
  } catch (error) {
    return toResult(error)
  }
}

/**
 * Fetches content of a page from main. If a vendor's main lacks the call (404 without a field, or 501), a list is empty and a
 * detail is not found.
 */
export function fetchMain<Name extends keyof Main, Schema extends v.GenericSchema>(
  request: MainRequest<Name, Schema>
): Promise<MainResult<v.InferOutput<Schema>>> {
  const data = withReadableEntries(request.data, request.call)
  return fetchData<typeof data, MainResult<v.InferOutput<Schema>>>('main', { ...request, data }, (error) => {
    if (error instanceof ApiError && error.field !== undefined && (error.status === 400 || error.status === 404)) {
      return { state: 'notFound', field: error.field }
    }
    if (!isMissingCall(error)) return { state: 'unavailable' }
    const empty = withoutEntries(request.data)
    return empty ? { state: 'ok', data: empty.output } : { state: 'notFound', field: '' }
  })
}

/** The data of an empty list; undefined if the schema is not one of a list. */
function withoutEntries<Schema extends v.GenericSchema>(schema: Schema) {
  return [[], { items: [], total: 0, isTotalLimited: false, pages: 0, next: null }]
    .map((empty) => v.safeParse(schema, empty))
    .find(({ success }) => success)
}

/**
 * The main data of a page; undefined while main is unavailable, in which case the page shows `Unavailable` in its place.
 * @throws notFound() if the id, page number or cursor is unknown
 */
export async function loadPageData<Name extends keyof Main, Schema extends v.GenericSchema>(
  request: MainRequest<Name, Schema>
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await fetchMain(request)
  if (answer.state === 'notFound') throw notFound()
  if (answer.state === 'ok') return answer.data
  edgeContext()?.reportUnavailable()
  return undefined
}

/** Secondary data of a page; undefined if it cannot be loaded. The request is shared between pages that are prefetched together. */
export async function loadSideData<Name extends keyof Main, Schema extends v.GenericSchema>(
  request: MainRequest<Name, Schema>
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await fetchMain({ ...request, isShared: true })
  if (answer.state === 'ok') return answer.data
  edgeContext()?.reportFallback()
  return undefined
}
