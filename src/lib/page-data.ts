import { notFound } from '@tanstack/react-router'
import type * as v from 'valibot'
import { awaitedDataTimeout } from '~/contract/limits'
import { ApiError, callApi } from './api'
import { edgeContext } from './edge-context'

/** Main's answer: the data, `notFound` with the field at fault, or `unavailable` when main fails or exceeds the timeout. */
export type MainResult<Data> = { state: 'ok'; data: Data } | { state: 'notFound'; field: string } | { state: 'unavailable' }

interface MainRequest<Schema extends v.GenericSchema> {
  /** Path of the call below the base, without a leading slash. */
  path: string
  /** Undefined values are left out. */
  query: Readonly<Record<string, string | number | undefined>>
  /** Shape of `data`. */
  data: Schema
}

/** Asks main for a page's content. It never rejects and gives up after `awaitedDataTimeout`. */
export async function fetchMain<Schema extends v.GenericSchema>({
  path,
  query,
  data
}: MainRequest<Schema>): Promise<MainResult<v.InferOutput<Schema>>> {
  const params = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  try {
    // The page shows the missing part itself, so no toast repeats it.
    const call = {
      api: 'main',
      path,
      query: Object.fromEntries(params),
      timeout: awaitedDataTimeout,
      suppressErrorToast: () => true
    } as const
    return { state: 'ok', data: await callApi({ ...call, data }) }
  } catch (error) {
    if (error instanceof ApiError && error.field !== undefined && (error.status === 400 || error.status === 404)) {
      return { state: 'notFound', field: error.field }
    }
    return { state: 'unavailable' }
  }
}

/**
 * The data a page is about; undefined while main is unavailable, in which case the page shows `Unavailable` in its place.
 * @throws notFound() when main knows no such id, page number or cursor
 */
export async function loadPageData<Schema extends v.GenericSchema>(
  request: MainRequest<Schema>
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await fetchMain(request)
  if (answer.state === 'notFound') throw notFound()
  if (answer.state === 'ok') return answer.data
  edgeContext()?.reportUnavailable()
  return undefined
}

/** Secondary data of a page; undefined if it cannot be loaded. */
export async function loadSideData<Schema extends v.GenericSchema>(
  request: MainRequest<Schema>
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await fetchMain(request)
  if (answer.state === 'ok') return answer.data
  edgeContext()?.reportFallback()
  return undefined
}
