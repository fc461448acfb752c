import { notFound } from '@tanstack/react-router'
import type * as v from 'valibot'
import { awaitedDataTimeout } from '~/contract/limits'
import { ApiError, callApi } from './api'
import { edgeContext } from './edge-context'

/** What main answers: its data, that there is no such thing (with the field at fault), or nothing usable in time. */
export type MainAnswer<Data> = { state: 'there'; data: Data } | { state: 'unknown'; field: string } | { state: 'away' }

interface Question<Schema extends v.GenericSchema> {
  /** Path of the call below the base, without a leading slash. */
  path: string
  /** What is undefined is not asked. */
  query: Readonly<Record<string, string | number | undefined>>
  /** Shape of `data`. */
  data: Schema
}

/** Asks main for content that a page or file is made of. Never rejects; it takes two seconds at most. */
export async function askMain<Schema extends v.GenericSchema>({
  path,
  query,
  data
}: Question<Schema>): Promise<MainAnswer<v.InferOutput<Schema>>> {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  try {
    // The page itself says what is missing.
    const call = {
      api: 'main',
      path,
      query: Object.fromEntries(asked),
      timeout: awaitedDataTimeout,
      suppressErrorToast: () => true
    } as const
    return { state: 'there', data: await callApi({ ...call, data }) }
  } catch (error) {
    if (error instanceof ApiError && error.field !== undefined && (error.status === 400 || error.status === 404)) {
      return { state: 'unknown', field: error.field }
    }
    return { state: 'away' }
  }
}

/**
 * The data that a page is about; undefined where main cannot be asked now. The page then shows `Unavailable` in its place.
 * @throws notFound() where main knows no such page: an id, a page number, a cursor
 */
export async function loadPageData<Schema extends v.GenericSchema>(
  question: Question<Schema>
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await askMain(question)
  if (answer.state === 'unknown') throw notFound()
  if (answer.state === 'there') return answer.data
  edgeContext()?.reportUnavailable()
  return undefined
}

/** Data beside what the page is about; undefined where there is none to be had. */
export async function loadSideData<Schema extends v.GenericSchema>(
  question: Question<Schema>
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await askMain(question)
  if (answer.state === 'there') return answer.data
  edgeContext()?.reportFallback()
  return undefined
}
