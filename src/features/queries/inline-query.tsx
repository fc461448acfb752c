import { useState } from 'react'
import type { ParameterData } from '~/query/engine'
import type { DataSetId, QueryGraph } from './data-sets'
import { QueryBench } from './query-bench'
// The first run has begun when the bench is rendered, so its answer's view comes with it.
import './answer-panel'
import { isSettable, parameterLinesOf } from './parameter-lines'
import { QueryRunner } from './runner'
import type { QueryStatement, ShownAnswer } from './worker-messages'

interface InlineQueryProps {
  graph: QueryGraph
  text: string
  parameters?: Readonly<Record<string, ParameterData>>
  /** Statements of the page that come before it. */
  before?: readonly QueryStatement[]
  /** The data set of the playground that has the graph. */
  sharedAs?: DataSetId | undefined
}

/** A query whose first run has begun, before its bench is rendered. */
export interface StartedQuery extends InlineQueryProps {
  parameterLines: string
  runner: QueryRunner
  first: Promise<ShownAnswer>
}

/** Begins the first run of a query: the engine answers while the page renders the bench. */
export function startQuery(query: InlineQueryProps): StartedQuery {
  const { graph, text, parameters = {}, before = [] } = query
  const parameterLines = parameterLinesOf(parameters)
  const files = Object.fromEntries(Object.entries(parameters).filter(([name]) => !isSettable(name)))
  const runner = new QueryRunner()
  const first = runner.run({ graph: graph.graph, before, text, parameters: files, parameterLines })
  return { ...query, parameters: files, parameterLines, runner, first }
}

/** A query within the text of a page. */
export function InlineQuery({ graph, parameters, before, runner, first, sharedAs, ...start }: StartedQuery) {
  const [text, setText] = useState(start.text)
  const [parameterLines, setParameterLines] = useState(start.parameterLines)
  return (
    <div className="q-inline">
      <QueryBench
        dataSet={graph}
        text={text}
        onText={setText}
        parameterLines={parameterLines}
        onParameterLines={setParameterLines}
        started={{ runner, first }}
        sharedAs={sharedAs}
        {...(parameters && { parameters })}
        {...(before && { before })}
      />
    </div>
  )
}
