import { useEffect, useMemo, useRef, useState } from 'react'
import { downloadFile } from '~/lib/download-file'
import { m } from '~/paraglide/messages'
import type { GraphData, ParameterData } from '~/query/engine'
import { Button } from '~/ui/button'
import { AnswerView, HopBar } from './answer-view'
import type { QueryGraph } from './data-sets'
import { vocabularyOf } from './data-sets'
import { Editor } from './editor'
import { drawGraph, type Lit } from './graph-drawing'
import { QueryRunner } from './runner'
import type { ShownAnswer } from './worker-messages'
import './bench.css'

interface QueryBenchProps {
  dataSet: QueryGraph
  text: string
  onText: (text: string) => void
  parameters?: Readonly<Record<string, ParameterData>>
  /** Statements of the page that come before it. */
  before?: readonly string[]
  /** Whether it runs when it is opened. */
  runsAtOnce?: boolean
  onAnswer?: (answer: ShownAnswer, graph: GraphData) => void
}

const nothing: Readonly<Record<string, ParameterData>> = {}
const mostHistory = 50

/** A query with its editor, its answer and the graph that it runs on. */
export function QueryBench({ dataSet, text, onText, parameters = nothing, before = [], runsAtOnce, onAnswer }: QueryBenchProps) {
  const runner = useRef<QueryRunner>(undefined)
  const [changed, setChanged] = useState<GraphData>()
  const [ran, setRan] = useState<{ text: string; answer: ShownAnswer }>()
  const [isRunning, setRunning] = useState(false)
  const [history, setHistory] = useState<readonly string[]>([])
  const [row, setRow] = useState<number>()
  const [hop, setHop] = useState<number>()
  const graph = changed ?? dataSet.graph

  async function run() {
    runner.current ??= new QueryRunner()
    setRunning(true)
    const answer = await runner.current.run({ graph, before: changed ? [] : before, text, parameters })
    setRunning(false)
    setRan({ text, answer })
    setRow(undefined)
    setHop(undefined)
    setHistory((earlier) => [text, ...earlier.filter((each) => each !== text)].slice(0, mostHistory))
    if (answer.graph) setChanged(answer.graph)
    onAnswer?.(answer, graph)
  }

  useEffect(() => () => runner.current?.close(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, when it is opened
  useEffect(() => {
    if (runsAtOnce) void run()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another data set begins anew
  useEffect(() => {
    setChanged(undefined)
    setRan(undefined)
  }, [dataSet])

  const statement = ran?.answer.answers.at(-1)
  const lit = useMemo((): Lit | undefined => {
    if (!statement) return undefined
    const reached = hop === undefined ? undefined : statement.hops[hop]
    if (reached) return { vertices: new Set(reached.vertices), edges: new Set(reached.edges) }
    const cells = (row === undefined ? statement.rows : statement.rows.slice(row, row + 1)).flat()
    const found = { vertices: cells.flatMap(({ vertices }) => vertices), edges: cells.flatMap(({ edges }) => edges) }
    // An answer of numbers and names lights up what the last hop reached.
    const last = statement.hops.at(-1)
    if (found.vertices.length + found.edges.length === 0 && statement.rows.length > 0 && last) {
      return {
        vertices: new Set(statement.hops.flatMap((each) => each.vertices)),
        edges: new Set(statement.hops.flatMap((each) => each.edges))
      }
    }
    return { vertices: new Set(found.vertices), edges: new Set(found.edges) }
  }, [statement, row, hop])
  const drawing = useMemo(() => drawGraph(dataSet, graph, lit), [dataSet, graph, lit])
  const vocabulary = useMemo(() => vocabularyOf(graph), [graph])
  const fault = ran?.text === text ? ran.answer.fault : undefined

  return (
    <div className="q-bench">
      <div className="q-left">
        <Editor
          label={m.queries_edit()}
          text={text}
          vocabulary={vocabulary}
          wrong={fault?.at}
          history={history}
          onText={onText}
          onRun={() => void run()}
        />
        <div className="q-actions">
          <Button variant="primary" disabled={isRunning} onClick={() => void run()}>
            {isRunning ? m.queries_running() : m.queries_run()}
          </Button>
          {changed ? (
            <Button
              onClick={() => {
                setChanged(undefined)
                setRan(undefined)
              }}
            >
              {m.queries_reset()}
            </Button>
          ) : null}
          {statement && statement.rows.length > 0 ? (
            <Button onClick={() => downloadFile('answer.csv', csvOf(statement.columns, statement.rows))}>
              {m.queries_export_csv()}
            </Button>
          ) : null}
        </div>
        <div role="status" className="q-result">
          {ran ? <AnswerView text={ran.text} answer={ran.answer} row={row} onRow={setRow} /> : null}
        </div>
      </div>
      <div className="q-right">
        <svg
          className="drawing q-drawing"
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-label={m.queries_drawing({
            vertices: graph.vertices.length,
            edges: graph.edges.length,
            found: lit?.vertices.size ?? 0
          })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by network.ts, which escapes the names of vertices
          dangerouslySetInnerHTML={{ __html: drawing.markup }}
        />
        {statement && statement.hops.length > 1 ? <HopBar hops={statement.hops} hop={hop} onHop={setHop} /> : null}
        <p className="note q-teaching">{m.queries_teaching()}</p>
      </div>
    </div>
  )
}

/** Cells quoted as RFC 4180 has it; what a spreadsheet would run as a formula begins with an apostrophe. */
function csvOf(columns: readonly string[], rows: readonly (readonly { text: string }[])[]): Blob {
  const quote = (cell: string) => `"${cell.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`
  const lines = [columns, ...rows.map((cells) => cells.map((cell) => cell.text))].map((cells) => cells.map(quote).join(','))
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
