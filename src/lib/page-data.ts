import { notFound } from '@tanstack/react-router'
import type * as v from 'valibot'
import { contentLanguageOf } from '~/contract/content'
import { awaitedDataTimeout } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { ApiError, callApi } from './api'
import { edgeContext } from './edge-context'

/** What a page has of the main API: its data, or nothing, and then the page says so in its place (`DataNotice`). */
export type PageData<Data> = { found: true; data: Data } | { found: false }

interface PageCall<Schema extends v.GenericSchema> {
  /** Path of spec §7 without a leading slash. */
  path: string
  /** Parameters that are undefined are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
  locale: Locale
  data: Schema
}

/**
 * Asks main for what a page shows, in the page's language. Where main refuses a part of the query by name, the address names
 * a page that does not exist; every other failure, a late answer too, leaves the page without this data.
 * @throws notFound()
 */
export async function loadPageData<Schema extends v.GenericSchema>({
  path,
  query = {},
  locale,
  data
}: PageCall<Schema>): Promise<PageData<v.InferOutput<Schema>>> {
  const asked = Object.entries(query).flatMap(([name, value]): [string, string | number][] =>
    value === undefined ? [] : [[name, value]]
  )
  try {
    const answer = await callApi({
      api: 'main',
      path,
      query: { ...Object.fromEntries(asked), language: contentLanguageOf(locale) },
      data,
      timeout: awaitedDataTimeout,
      tells: () => true
    })
    return { found: true, data: answer }
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 404) && error.field !== undefined
    if (isRefused) throw notFound()
    edgeContext()?.reportFallback()
    return { found: false }
  }
}
