import { gzipSync } from 'node:zlib'
import { synonyms } from '../../src/content/synonyms'
import { documentsVersion } from '../../src/contract/limits'
import type { Locale } from '../../src/contract/locale'
import { conceptsOf } from '../../src/contract/search-terms'
import { vocabularyOf } from '../../src/features/search/parse-query'
import { type BuiltIndex, buildIndex } from '../search/build-index'
import { grownTo } from '../search/generate'
import { answeredBy, questionLists } from '../search/question-lists'
import { searchedPages } from '../search/site-index'
import { ask, type Outcome, successAtThree } from '../search/success'
import { percentile } from './statistics'

/** Pages of the larger library, and the budget in bytes for a first query. */
const manyPages = 5000
const budget = 60_000

/**
 * Measures the success rate of the search on questions with known answers, and the gzipped bytes of a first query, with
 * the real pages and with 5,000.
 */
export async function measureSearch() {
  const concepts = conceptsOf(synonyms)
  const result: Record<string, object> = {}
  for (const { locale, version, pages } of await searchedPages()) {
    if (version !== documentsVersion) continue
    for (const size of [pages.length, manyPages]) {
      const index = buildIndex(grownTo(size, pages), concepts, locale)
      // The larger library consists of the same sentences, so it has many answers to each question.
      const isReal = size === pages.length
      for (const [asked, all] of Object.entries(questionLists[locale])) {
        const questions = answeredBy(pages, all)
        const started = performance.now()
        const outcomes = await ask(questions, index, vocabularyOf(locale))
        const time = (performance.now() - started) / questions.length
        if (isReal) printFailures(locale, outcomes)
        const success = isReal ? percent(successAtThree(outcomes)) : '-'
        const measured = { 'success at 3': success, 'ms a query': Number(time.toFixed(1)), ...weigh(index, outcomes) }
        result[`${locale}, ${size} pages, ${asked}`] = measured
      }
    }
  }
  console.table(result)
  return result
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

function printFailures(locale: Locale, outcomes: readonly Outcome[]): void {
  for (const { query, kind, rank, found, answers } of outcomes) {
    if (rank >= 1 && rank <= 3) continue
    console.log(
      `${locale}: «${query}» (${kind}) has ${answers.join(', ')} ${rank === 0 ? 'nowhere' : `at ${rank}`}; first is ${found[0]}`
    )
  }
}

/** Bytes that the first query of a visit fetches. */
function weigh(index: BuiltIndex, outcomes: readonly Outcome[]) {
  const sizes = new Map([...index.files].map(([path, content]) => [path, gzipSync(content).byteLength]))
  const costs = outcomes.map(({ files }) => files.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0))
  const inKilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))
  const most = Math.max(...costs)
  return {
    'usual kB': inKilobytes(percentile(costs, 0.5)),
    'p95 kB': inKilobytes(percentile(costs, 0.95)),
    'most kB': inKilobytes(most),
    'within 60 kB': most <= budget,
    'most files': Math.max(...outcomes.map(({ files }) => files.length)),
    'whole index kB': inKilobytes([...sizes.values()].reduce((sum, size) => sum + size, 0)),
    files: index.files.size
  }
}
