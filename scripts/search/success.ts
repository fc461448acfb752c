import { search } from '../../src/features/search/search'
import { openIndex } from '../../src/features/search/search-index'
import type { BuiltIndex } from './build-index'
import type { Question } from './question'

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
export async function ask(questions: readonly Question[], index: BuiltIndex): Promise<Outcome[]> {
  return Promise.all(
    questions.map(async (question) => {
      const files = new Set<string>()
      const read = async (path: string): Promise<unknown> => {
        files.add(path)
        return JSON.parse(index.files.get(path) ?? '')
      }
      const { hits } = await search(openIndex(index.manifest, read), question.query, shown)
      const found = hits.map(({ page }) => page.address)
      const place = found.findIndex((address) => question.answers.includes(address)) + 1
      return { ...question, place, found, files: [...files] }
    })
  )
}

/** How many of the questions have their answer among the first three, from 0 to 1. */
export const successAtThree = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ place }) => place >= 1 && place <= 3).length / outcomes.length
