import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { CodeBlock } from '~/ui/code/code-block'
import type { DataSetId, QueryGraph } from './data-sets'
import { warmEngine } from './engine-worker'
import { whenInSight } from './in-sight'
import { loadPressed, prepareQuery } from './opened-queries'
import { cellsOf, ResultTable, type ShownRows } from './result-table'

interface RunnableQueryProps {
  name: string
  code: string
  /** The answer on the page's data, which a test compares with the engine's. */
  answer: ShownRows
  /** The data that it runs on, fetched with the first run. */
  loadGraph: () => Promise<QueryGraph>
  /** That data in the playground, if it is there. */
  sharedAs?: DataSetId
  /** Content below the answer until it runs. */
  children?: ReactNode
}

/** Most rows before it runs. */
const shownRows = 8

/**
 * A query with its answer. When its button is pressed, it runs in the page and can be changed; nothing of the engine is fetched
 * before the button is in sight.
 */
export function RunnableQuery({ name, code, answer, loadGraph, sharedAs, children }: RunnableQueryProps) {
  const [opened, setOpened] = useState<ReactNode>()
  const [isLoading, setLoading] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const load = () => Promise.all([import('./inline-query'), loadGraph()])
  const prepare = useEffectEvent(() => {
    // Pressed meanwhile, it has its engine already.
    if (!opened) prepareQuery(load)
  })
  useEffect(() => whenInSight(actions.current ? [actions.current] : [], prepare), [])

  async function open() {
    setLoading(true)
    warmEngine()
    const loaded = await loadPressed(load)
    setLoading(false)
    if (!loaded) return
    const [{ InlineQuery, startQuery }, graph] = loaded
    setOpened(<InlineQuery {...startQuery({ graph, text: code, sharedAs })} />)
  }

  return (
    <>
      <CodeBlock name={name} language="gql" code={code} />
      {opened ?? (
        <div className="q-answer q-computed">
          <ResultTable
            label={`${m.queries_answer()}: ${name}`}
            columns={answer.columns}
            rows={cellsOf(answer)}
            most={shownRows}
          />
          <div ref={actions} className="q-actions">
            <Button
              isSmall
              aria-disabled={isLoading}
              onClick={() => {
                if (!isLoading) void open()
              }}
            >
              {isLoading ? m.queries_running() : m.queries_run_and_edit()}
            </Button>
          </div>
          {children}
        </div>
      )}
    </>
  )
}
