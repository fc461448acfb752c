import type { Tool } from '../tool'
import { describeGraph } from './describe-graph'
import { explainError } from './explain-error'
import { findEditions } from './find-edition'
import { listGraphs } from './list-graphs'
import { readPage } from './read-page'
import { runQueries } from './run-query'
import { searchPages } from './search'
import { verifyCertificate } from './verify-certificate'

/** The tools, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  searchPages,
  readPage,
  listGraphs,
  describeGraph,
  runQueries,
  explainError,
  findEditions,
  verifyCertificate
]
