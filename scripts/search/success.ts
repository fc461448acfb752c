import type { Vocabulary } from '../../src/features/search/parse-query'
import { search } from '../../src/features/search/search'
import { openIndex } from '../../src/features/search/search-index'
import type { BuiltIndex } from './build-index'
import type { Question } from './question'

/** The result of a query. */
export interface Outcome extends Question {
  /** Rank of the answer, from 1; 0 if it is not among the first results. */
  rank: number
  /** Addresses found, the best first. */
  found: readonly string[]
  /** Files that the query read. */
  files: readonly string[]
}

/** Results that the dialog shows for a first query. */
const shown = 8

/** Runs each query as the first one of a visit. */
export async function ask(questions: readonly Question[], index: BuiltIndex, vocabulary: Vocabulary): Promise<Outcome[]> {
  const parsed = new Map<string, unknown>()
  return Promise.all(
    questions.map(async (question) => {
      const files = new Set<string>()
      const read = async (path: string): Promise<unknown> => {
        files.add(path)
        if (!parsed.has(path)) parsed.set(path, JSON.parse(index.files.get(path) ?? ''))
        return parsed.get(path)
      }
      const { hits } = await search(openIndex(index.manifest, read), question.query, shown, vocabulary)
      const found = hits.map(({ page }) => page.address)
      const rank = found.findIndex((address) => question.answers.includes(address)) + 1
      return { ...question, rank, found, files: [...files] }
    })
  )
}

/** Share of the queries with an answer among the first three results, from 0 to 1. */
export const successAtThree = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ rank }) => rank >= 1 && rank <= 3).length / outcomes.length
