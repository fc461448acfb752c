import * as v from 'valibot'
import { sampleDataSet } from './data-sets'
import { InlineQuery } from './inline-query'
import { parametersSchema } from './worker-messages'

export interface DocumentQueryProps {
  text: string
  /** The parameters as JSON, from the compiled document. */
  parameters: string
  /** Statements of the document that come before it. */
  before: readonly string[]
}

/** A query of a document, on the sample graph. */
export function DocumentQuery({ text, parameters, before }: DocumentQueryProps) {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), parametersSchema), parameters)
  return <InlineQuery graph={sampleDataSet} text={text} parameters={read.success ? read.output : {}} before={before} />
}
