import { createContext, useContext } from 'react'
import type { ShownRows } from '~/features/queries/result-table'
import { RunnableQuery } from '~/features/queries/runnable-query'
import { CodeBlock } from '~/ui/code/code-block'
import { loadSolutionGraph } from './query-graph'
import type { SolutionCopy, SolutionType } from './types'

/** The queries of a page, in document order. */
export const queriesOf = ({ plates }: Pick<SolutionCopy, 'plates'>): string[] =>
  plates.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'halves' ? block.sides.flatMap((side) => (side.kind === 'query' ? [side.code] : [])) : []
    )
  )

interface PageQueries {
  page: SolutionType
  /** By query. */
  answers: ReadonlyMap<string, ShownRows>
}

const QueriesContext = createContext<PageQueries | undefined>(undefined)
export const QueriesProvider = QueriesContext.Provider

/** A runnable query on the page's graph, with its answer. */
export function SolutionQuery({ name, code }: { name: string; code: string }) {
  const queries = useContext(QueriesContext)
  const answer = queries?.answers.get(code)
  if (!queries || !answer) return <CodeBlock name={name} language="gql" code={code} />
  return (
    <RunnableQuery
      name={name}
      code={code}
      answer={answer}
      loadGraph={() => loadSolutionGraph(queries.page)}
      sharedAs={`solution-${queries.page}`}
    />
  )
}
