import * as v from 'valibot'
import type { ParameterData } from '~/query/engine'
import { emptyDataSet, sampleDataSet } from './data-sets'
import { type StartedQuery, startQuery } from './inline-query'
import { isSettable } from './parameter-lines'
import { parametersSchema } from './worker-messages'

export { InlineQuery } from './inline-query'

interface DocumentQuery {
  text: string
  /** Whether the document begins with an empty graph, and not with the sample. */
  startsEmpty: boolean
  /** The parameters as JSON, from the compiled document. */
  parameters: string
  /** Statements of the document that come before it. */
  before: readonly { text: string; parameters: string }[]
}

function parametersOf(json: string): Readonly<Record<string, ParameterData>> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), parametersSchema), json)
  return read.success ? read.output : {}
}

/** Begins a query of a document, on the graph of its front matter. */
export function startDocumentQuery({ text, startsEmpty, parameters, before }: DocumentQuery): StartedQuery {
  const graph = startsEmpty ? emptyDataSet : sampleDataSet
  const values = parametersOf(parameters)
  // An address holds neither files nor the statements before.
  const isShared = !startsEmpty && before.length === 0 && Object.keys(values).every(isSettable)
  return startQuery({
    graph,
    text,
    parameters: values,
    before: before.map((each) => ({ text: each.text, parameters: parametersOf(each.parameters) })),
    sharedAs: isShared ? sampleDataSet.id : undefined
  })
}
