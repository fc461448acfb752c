import { missedQuestionsSchema } from '../missed-questions'
import type { Calls } from './call'

/** Calls of the main API with which the desk sees what visitors search for. */
export const mainDeskSearch = {
  //#region Search
  /** What at least three addresses asked without a result and no search word of the desk leads to. */
  'GET /desk/search/missed': { access: 'author', data: missedQuestionsSchema }
  //#endregion
} as const satisfies Calls

export type MainDeskSearch = typeof mainDeskSearch
