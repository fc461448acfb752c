import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import type { QueryInput } from '~/contract/api/call'
import type { Main } from '~/contract/api/main'
import { awaitedDataTimeout } from '~/contract/limits'
import { ApiError, type ApiName, type ApiRequest, callApi, isMissingCall, type ReadingOf } from './api'
import { edgeContext } from './edge-context'

/** Main's answer: the data, `notFound` with the field at fault, or `unavailable` when main fails or exceeds the timeout. */
type MainResult<Data> = { state: 'ok'; data: Data } | { state: 'notFound'; field: string } | { state: 'unavailable' }

/** A call of main whose `data` a page shows. */
interface MainRequest<Name extends keyof Main, Schema extends v.GenericSchema> {
  call: Name
  query?: QueryInput<Main[Name]>
  data: ReadingOf<Main[Name], Schema>
  /** See `callApi`. */
  isShared?: boolean
}

/**
 * Asks an API for the data of a page. It never rejects and gives up after `awaitedDataTimeout`.
 * @param toResult makes the answer of a failure
 */
export async function fetchData<Schema extends v.GenericSchema, Failure>(
  api: ApiName,
  request: ApiRequest & { data: Schema },
  toResult: (error: unknown) => Failure
): Promise<{ state: 'ok'; data: v.InferOutput<Schema> } | Failure> {
  try {
    // The page shows the missing part itself, so no toast repeats it.
    const options = { timeout: awaitedDataTimeout, suppressErrorToast: () => true }
    return { state: 'ok', data: await callApi<Schema>(api, { ...request, ...options }) }
  } catch (error) {
    return toResult(error)
  }
}

/**
 * Asks main for a page's content. A vendor's main may have no such call (404 without a field, or 501): then a list is empty and a
 * detail is not found.
 */
export function fetchMain<Name extends keyof Main, Schema extends v.GenericSchema>(
  request: MainRequest<Name, Schema>
): Promise<MainResult<v.InferOutput<Schema>>> {
  return fetchData<Schema, MainResult<v.InferOutput<Schema>>>('main', request, (error) => {
    if (error instanceof ApiError && error.field !== undefined && (error.status === 400 || error.status === 404)) {
      return { state: 'notFound', field: error.field }
    }
    if (!isMissingCall(error)) return { state: 'unavailable' }
    const data = withoutEntries(request.data)
    return data ? { state: 'ok', data: data.output } : { state: 'notFound', field: '' }
  })
}

/** The data of a list that has no entries; undefined for data that is no list. */
function withoutEntries<Schema extends v.GenericSchema>(schema: Schema) {
  return [[], { items: [], total: 0, isTotalLimited: false, pages: 0, next: null }]
    .map((empty) => v.safeParse(schema, empty))
    .find(({ success }) => success)
}

/**
 * The data a page is about; undefined while main is unavailable, in which case the page shows `Unavailable` in its place.
 * @throws notFound() when main knows no such id, page number or cursor
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

/**
 * Secondary data of a page; undefined if it cannot be loaded. Pages that are prefetched together have the same list beside their
 * own content, which is requested once for all of them.
 */
export async function loadSideData<Name extends keyof Main, Schema extends v.GenericSchema>(
  request: MainRequest<Name, Schema>
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await fetchMain({ ...request, isShared: true })
  if (answer.state === 'ok') return answer.data
  edgeContext()?.reportFallback()
  return undefined
}
