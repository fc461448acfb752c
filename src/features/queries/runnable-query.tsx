import { type ComponentType, useState } from 'react'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { CodeBlock } from '~/ui/code/code-block'
import type { QueryGraph } from './data-sets'
import type { InlineQueryProps } from './inline-query'
import { cellsOf, ResultTable, type ShownRows } from './result-table'

interface RunnableQueryProps {
  name: string
  code: string
  /** The answer on the page's data, which a test compares with the engine's. */
  answer: ShownRows
  /** The data that it runs on, fetched with the first run. */
  loadGraph: () => Promise<QueryGraph>
}

/** Most rows before it runs. */
const shownRows = 8

/** A query with its answer. Pressed, it runs in the page and can be changed; nothing of the engine is fetched before. */
export function RunnableQuery({ name, code, answer, loadGraph }: RunnableQueryProps) {
  const [opened, setOpened] = useState<{ graph: QueryGraph; Query: ComponentType<InlineQueryProps> }>()
  const [isLoading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    const [{ InlineQuery }, graph] = await Promise.all([import('./inline-query'), loadGraph()])
    setOpened({ graph, Query: InlineQuery })
  }

  return (
    <>
      <CodeBlock name={name} language="gql" code={code} />
      {opened ? (
        <opened.Query graph={opened.graph} text={code} />
      ) : (
        <div className="q-answer q-computed">
          <ResultTable
            label={`${m.queries_answer()}: ${name}`}
            columns={answer.columns}
            rows={cellsOf(answer)}
            most={shownRows}
          />
          <div className="q-actions">
            <Button isSmall disabled={isLoading} onClick={() => void open()}>
              {isLoading ? m.queries_running() : m.queries_run_and_edit()}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
