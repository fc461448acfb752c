import type * as v from 'valibot'
import type { QueryInput } from '~/contract/api/call'
import type { Exam } from '~/contract/api/exam'
import { ApiError, type ReadingOf } from './api'
import { edgeContext } from './edge-context'
import { fetchData } from './page-data'

/**
 * The exam API's answer: the data; `refused` with the status and the text for the visitor (401 without login or exam token,
 * 409 for a conflict, 410 for a finished attempt); or `unavailable` if the API fails or exceeds the timeout.
 */
export type ExamData<Data> =
  | { state: 'ok'; data: Data }
  | { state: 'refused'; status: number; text: string }
  | { state: 'unavailable' }

/** Fetches data of the exam API for a page, as `fetchMain` does from main. */
export function fetchExam<Name extends keyof Exam, Schema extends v.GenericSchema>(request: {
  call: Name
  query?: QueryInput<Exam[Name]>
  data: ReadingOf<Exam[Name], Schema>
}): Promise<ExamData<v.InferOutput<Schema>>> {
  return fetchData<Schema, ExamData<v.InferOutput<Schema>>>('exam', request, (error) => {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      return { state: 'refused', status: error.status, text: error.text }
    }
    edgeContext()?.reportFallback()
    return { state: 'unavailable' }
  })
}
