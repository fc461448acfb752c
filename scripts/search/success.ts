import type * as SearchModule from '../../src/features/search/search.ts'
import type * as SearchIndexModule from '../../src/features/search/search-index.ts'
import type { BuiltIndex } from './build-index.ts'
import type { Question } from './question.ts'

/** The search as the site runs it. */
export interface SearchCode {
  openIndex: typeof SearchIndexModule.openIndex
  search: typeof SearchModule.search
}

/** What became of a question. */
export interface Outcome extends Question {
  /** Where the answer stands, from 1; 0 where it is not among the first ones. */
  place: number
  /** Addresses that were found, the best first. */
  found: readonly string[]
  /** The files that were read for it. */
  files: readonly string[]
}

/** Results of a first query: those that the dialog shows. */
const shown = 8

/** Asks each question as the first one of a visit. */
export async function ask(questions: readonly Question[], index: BuiltIndex, code: SearchCode): Promise<Outcome[]> {
  return Promise.all(
    questions.map(async (question) => {
      const files = new Set<string>()
      const read = async (path: string): Promise<unknown> => {
        files.add(path)
        return JSON.parse(index.files.get(path) ?? '')
      }
      const { hits } = await code.search(code.openIndex(index.manifest, read), question.query, shown)
      const found = hits.map(({ page }) => page.address)
      const place = found.findIndex((address) => question.answers.includes(address)) + 1
      return { ...question, place, found, files: [...files] }
    })
  )
}

/** How many of the questions have their answer among the first three, from 0 to 1. */
export const successAtThree = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ place }) => place >= 1 && place <= 3).length / outcomes.length
