import type * as v from 'valibot'
import type { QueryInput } from '~/contract/api/call'
import type { Exam } from '~/contract/api/exam'
import { awaitedDataTimeout } from '~/contract/limits'
import { ApiError, callApi, type ReadingOf } from './api'
import { edgeContext } from './edge-context'

/**
 * The exam API's answer: the data; `refused` with the status and the text for the visitor (401 without login or exam token,
 * 409 for a conflict, 410 for a finished attempt); or `unavailable` if the API fails or exceeds the timeout.
 */
export type ExamData<Data> =
  | { state: 'ok'; data: Data }
  | { state: 'refused'; status: number; text: string }
  | { state: 'unavailable' }

/** Asks the exam API for a page's data. It never rejects and gives up after `awaitedDataTimeout`. */
export async function fetchExam<Name extends keyof Exam, Schema extends v.GenericSchema>(request: {
  call: Name
  query?: QueryInput<Exam[Name]>
  data: ReadingOf<Exam[Name], Schema>
}): Promise<ExamData<v.InferOutput<Schema>>> {
  try {
    // The page shows the missing part itself, so no toast repeats it.
    const options = { timeout: awaitedDataTimeout, suppressErrorToast: () => true }
    return { state: 'ok', data: await callApi<Schema>('exam', { ...request, ...options }) }
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      return { state: 'refused', status: error.status, text: error.text }
    }
    edgeContext()?.reportFallback()
    return { state: 'unavailable' }
  }
}
