import { useState } from 'react'
import type { ParameterData } from '~/query/engine'
import type { DataSetId, QueryGraph } from './data-sets'
import { QueryBench } from './query-bench'
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
  runner: QueryRunner
  first: Promise<ShownAnswer>
}

/** Begins the first run of a query: the engine answers while the page renders the bench. */
export function startQuery(query: InlineQueryProps): StartedQuery {
  const { graph, text, parameters = {}, before = [] } = query
  const runner = new QueryRunner()
  return { ...query, runner, first: runner.run({ graph: graph.graph, before, text, parameters }) }
}

/** A query within the text of a page. */
export function InlineQuery({ graph, text: start, parameters, before, runner, first, sharedAs }: StartedQuery) {
  const [text, setText] = useState(start)
  return (
    <div className="q-inline">
      <QueryBench
        dataSet={graph}
        text={text}
        onText={setText}
        started={{ runner, first }}
        sharedAs={sharedAs}
        {...(parameters && { parameters })}
        {...(before && { before })}
      />
    </div>
  )
}
