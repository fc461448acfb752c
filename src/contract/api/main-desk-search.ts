import { missedQuestionsSchema } from '../missed-questions'
import type { Calls } from './call'

/** Calls of the main API with which the desk reads the searches of visitors. */
export const mainDeskSearch = {
  //#region Search
  /** Questions without a result that at least three addresses asked, except those that are among the search words of the desk. */
  'GET /desk/search/missed': { access: 'author', data: missedQuestionsSchema }
  //#endregion
} as const satisfies Calls

export type MainDeskSearch = typeof mainDeskSearch
