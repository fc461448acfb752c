import * as v from 'valibot'
import { sampleDataSet } from './data-sets'
import { type StartedQuery, startQuery } from './inline-query'
import { parametersSchema } from './worker-messages'

export { InlineQuery } from './inline-query'

interface DocumentQuery {
  text: string
  /** The parameters as JSON, from the compiled document. */
  parameters: string
  /** Statements of the document that come before it. */
  before: readonly string[]
}

/** Begins a query of a document, on the sample graph. */
export function startDocumentQuery({ text, parameters, before }: DocumentQuery): StartedQuery {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), parametersSchema), parameters)
  return startQuery({ graph: sampleDataSet, text, parameters: read.success ? read.output : {}, before })
}
