import { missedQuestionsSchema } from '../missed-questions'
import type { Calls } from './call'

/** Calls of the main API with which the desk sees what visitors search for. */
export const mainDeskSearch = {
  'GET /desk/search/missed': { access: 'author', data: missedQuestionsSchema }
} as const satisfies Calls

export type MainDeskSearch = typeof mainDeskSearch
