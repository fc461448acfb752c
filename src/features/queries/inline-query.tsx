import { useState } from 'react'
import type { ParameterData } from '~/query/engine'
import type { QueryGraph } from './data-sets'
import { QueryBench } from './query-bench'

export interface InlineQueryProps {
  graph: QueryGraph
  text: string
  parameters?: Readonly<Record<string, ParameterData>>
  /** Statements of the page that come before it. */
  before?: readonly string[]
}

/** A query within the text of a page: it runs when it is opened. */
export function InlineQuery({ graph, text: first, parameters = {}, before = [] }: InlineQueryProps) {
  const [text, setText] = useState(first)
  return (
    <div className="q-inline">
      <QueryBench dataSet={graph} text={text} onText={setText} parameters={parameters} before={before} runsAtOnce />
    </div>
  )
}
