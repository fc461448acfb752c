import * as v from 'valibot'
import { emptyDataSet, sampleDataSet } from './data-sets'
import { type StartedQuery, startQuery } from './inline-query'
import { parametersSchema } from './worker-messages'

export { InlineQuery } from './inline-query'

interface DocumentQuery {
  text: string
  /** Whether the document begins with an empty graph, and not with the sample. */
  startsEmpty: boolean
  /** The parameters as JSON, from the compiled document. */
  parameters: string
  /** Statements of the document that come before it. */
  before: readonly string[]
}

/** Begins a query of a document, on the graph of its front matter. */
export function startDocumentQuery({ text, startsEmpty, parameters, before }: DocumentQuery): StartedQuery {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), parametersSchema), parameters)
  const graph = startsEmpty ? emptyDataSet : sampleDataSet
  const values = read.success ? read.output : {}
  // An address holds neither parameters nor the statements before.
  const isShared = !startsEmpty && before.length === 0 && Object.keys(values).length === 0
  return startQuery({ graph, text, parameters: values, before, sharedAs: isShared ? sampleDataSet.id : undefined })
}
