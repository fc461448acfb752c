import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAsyncData } from '~/lib/async-data'
import { importOnline } from '~/lib/chunk-reload'
import { downloadFile } from '~/lib/download-file'
import { m } from '~/paraglide/messages'
import type { GraphData, ParameterData } from '~/query/engine'
import { Button } from '~/ui/button'
import { PageLink } from '~/ui/page-link'
import { ScrollRegion } from '~/ui/scroll-region'
import { type DataSetId, type QueryGraph, vocabularyOf } from './data-sets'
import { Editor } from './editor'
import { readQueryFragment, writeQueryFragment } from './fragment'
import { drawGraph, type Lit } from './graph-drawing'
import { HopBar } from './hop-bar'
import { LoadFailure } from './load-failure'
import { ParametersField } from './parameters-field'
import { QueryRunner } from './runner'
import type { QueryStatement, ShownAnswer } from './worker-messages'
import './bench.css'

interface QueryBenchProps {
  dataSet: QueryGraph
  text: string
  onText: (text: string) => void
  /** Lines that set parameters, with their setter; without it, the bench has no field for them. */
  parameterLines?: string
  onParameterLines?: (parameterLines: string) => void
  parameters?: Readonly<Record<string, ParameterData>>
  /** Statements of the page that come before it. */
  before?: readonly QueryStatement[]
  /** The first run, which began before the bench was rendered. */
  started?: { runner: QueryRunner; first: Promise<ShownAnswer> }
  onAnswer?: (answer: ShownAnswer) => void
  /** The graph that statements left on an earlier bench with the same data set. */
  changedBefore?: GraphData | undefined
  /** The graph that the next query runs on: that of the data set, then with the changes of each statement. */
  onGraph?: (graph: GraphData) => void
  /** The data set of the playground in which an address opens the query; without one, there is no such address. */
  sharedAs?: DataSetId | undefined
}

const nothing: Readonly<Record<string, ParameterData>> = {}
const maxHistory = 50

/** Not by React's `lazy`: without the network it would take the page away, and the typed query with it. */
const loadAnswerPanel = () => importOnline(() => import('./answer-panel'))

/** A query with its editor, its answer and the graph that it runs on. */
export function QueryBench(props: QueryBenchProps) {
  const bench = useQueryBench(props)
  return (
    <div className="split">
      <div className="q-left">
        <QueryPanel bench={bench} />
      </div>
      {/* Drawn twice, the graph of a slow phone would delay its answer. */}
      <div className="q-right">{bench.isStarted && !bench.ran ? null : <QueryFigure bench={bench} canEnlarge />}</div>
    </div>
  )
}

/** The state of a bench, for pages that place its two sides apart. */
export function useQueryBench({
  dataSet,
  text,
  onText,
  parameterLines = '',
  onParameterLines,
  parameters = nothing,
  before = [],
  started,
  onAnswer,
  changedBefore,
  onGraph,
  sharedAs
}: QueryBenchProps) {
  const runner = useRef(started?.runner)
  const [changed, setChanged] = useState(changedBefore)
  const [ran, setRan] = useState<{ text: string; parameterLines: string; answer: ShownAnswer }>()
  const [isRunning, setRunning] = useState(started !== undefined)
  const [history, setHistory] = useState<readonly string[]>([])
  const [row, setRow] = useState<number>()
  const [hop, setHop] = useState<number>()
  const panel = useAsyncData(loadAnswerPanel)
  const shownSet = useRef(dataSet)
  const lastRun = useRef(0)
  const graph = changed ?? dataSet.graph

  function show(answer: ShownAnswer, of: string, lines: string) {
    setRunning(false)
    setRan({ text: of, parameterLines: lines, answer })
    setRow(undefined)
    setHop(undefined)
    setHistory((earlier) => [of, ...earlier.filter((each) => each !== of)].slice(0, maxHistory))
    if (answer.graph) setChanged(answer.graph)
    onAnswer?.(answer)
  }

  /** Runs the text of the editor, or another in its place. */
  async function run(other?: string) {
    const asked = other ?? text
    if (other !== undefined) onText(other)
    if (isRunning) return
    // It is fetched while the engine answers.
    if (panel.result.state !== 'ready') void panel.load()
    runner.current ??= new QueryRunner()
    setRunning(true)
    const number = ++lastRun.current
    const answer = await runner.current.run({ graph, before: changed ? [] : before, text: asked, parameters, parameterLines })
    // After a reset, or on another data set, neither the answer nor its changes count.
    if (number === lastRun.current) show(answer, asked, parameterLines)
  }

  function reset() {
    lastRun.current++
    if (isRunning) runner.current?.close()
    setRunning(false)
    setChanged(undefined)
    setRan(undefined)
  }

  useEffect(() => () => runner.current?.close(), [])
  useEffect(() => onGraph?.(graph), [onGraph, graph])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer is shown once
  useEffect(() => {
    if (started) void panel.load()
    void started?.first.then((answer) => show(answer, text, parameterLines))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another data set begins anew
  useEffect(() => {
    if (shownSet.current === dataSet) return
    shownSet.current = dataSet
    reset()
  }, [dataSet])

  const statement = ran?.answer.answers.at(-1)
  const lit = useMemo((): Lit | undefined => {
    if (!statement) return undefined
    const reached = hop === undefined ? undefined : statement.hops[hop]
    if (reached) return { vertices: new Set(reached.vertices), edges: new Set(reached.edges) }
    const cells = row === undefined ? undefined : statement.rows[row]
    const found = cells
      ? { vertices: cells.flatMap(({ vertices }) => vertices), edges: cells.flatMap(({ edges }) => edges) }
      : statement.found
    // An answer of numbers and names highlights the vertices and edges of all hops.
    const last = statement.hops.at(-1)
    if (found.vertices.length + found.edges.length === 0 && statement.rows.length > 0 && last) {
      return {
        vertices: new Set(statement.hops.flatMap((each) => each.vertices)),
        edges: new Set(statement.hops.flatMap((each) => each.edges))
      }
    }
    return { vertices: new Set(found.vertices), edges: new Set(found.edges) }
  }, [statement, row, hop])
  return {
    dataSet,
    graph,
    text,
    onText,
    parameterLines,
    onParameterLines,
    ran,
    panel,
    isRunning,
    isChanged: changed !== undefined,
    history,
    row,
    setRow,
    hop,
    setHop,
    statement,
    lit,
    run,
    reset,
    isStarted: started !== undefined,
    sharedAs
  }
}

type Bench = ReturnType<typeof useQueryBench>

/** The editor, its actions and the answer. */
export function QueryPanel({
  bench: {
    graph,
    text,
    onText,
    parameterLines,
    onParameterLines,
    ran,
    panel,
    isRunning,
    isChanged,
    history,
    row,
    setRow,
    statement,
    run,
    reset,
    isStarted,
    sharedAs
  }
}: {
  bench: Bench
}) {
  const runButton = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(isStarted)
  const [summary, setSummary] = useState('')
  const vocabulary = useMemo(() => vocabularyOf(graph), [graph])
  const AnswerPanel = panel.result.state === 'ready' ? panel.result.data.default : undefined
  const isCurrent = ran?.text === text && ran.parameterLines === parameterLines
  const fault = isCurrent ? ran.answer.fault : undefined
  const mark = fault?.isInParameters ? undefined : fault?.at
  const fragment = sharedAs && writeQueryFragment(sharedAs, text, parameterLines)
  const warnings = isCurrent && !fault ? ran.answer.answers.flatMap((each) => each.warnings) : []

  // The button that opened the bench is gone, so the focus goes to the one that runs the query again.
  useEffect(() => {
    if (isStarted) runButton.current?.focus({ preventScroll: true })
  }, [isStarted])

  const answerShown = useCallback((text: string) => {
    setSummary(text)
    // Of several statements, the answers before a fault may fill the window.
    if (isAwaited.current) bringInSight(result.current?.querySelector('.q-fault') ?? result.current)
    isAwaited.current = false
  }, [])

  function runPressed() {
    isAwaited.current = true
    void run()
  }

  return (
    <>
      <Editor
        label={m.queries_edit()}
        text={text}
        vocabulary={vocabulary}
        marks={mark ? [mark] : warnings.map(({ at }) => at)}
        isInvalid={mark !== undefined}
        history={history}
        onText={onText}
        onRun={runPressed}
      />
      {onParameterLines ? (
        <ParametersField
          text={parameterLines}
          onText={onParameterLines}
          onRun={runPressed}
          set={ran?.answer.parameters ?? []}
          isInvalid={fault?.isInParameters === true || fault?.code === 'missingParameter'}
        />
      ) : null}
      <div className="q-actions">
        <Button ref={runButton} variant="primary" aria-disabled={isRunning} onClick={runPressed}>
          {isRunning ? m.queries_running() : m.queries_run()}
        </Button>
        {isChanged ? <Button onClick={reset}>{m.queries_reset()}</Button> : null}
        {statement && statement.columns.length > 0 && statement.rowCount > 0 ? (
          <Button onClick={() => downloadFile('answer.csv', statement.csv)}>{m.queries_export_csv()}</Button>
        ) : null}
        {fragment && readQueryFragment(fragment) ? (
          <PageLink className="tlink" to={{ path: '/playground', hash: fragment }}>
            {m.queries_open_playground()}
          </PageLink>
        ) : null}
      </div>
      {/* The count and the first row; the whole table would be read to its end. */}
      <p role="status" className="vh">
        {summary}
      </p>
      <div ref={result} className="q-result">
        {ran && AnswerPanel ? (
          <AnswerPanel ran={ran} onShown={answerShown} row={row} onRow={setRow} onText={isCurrent ? onText : undefined} />
        ) : null}
        {ran && panel.result.state === 'failed' ? <LoadFailure text={m.queries_unloaded()} onRetry={panel.load} /> : null}
      </div>
    </>
  )
}

/** Height of an answer that has to be in sight, in pixels: a fault or the first rows. */
const leastInSight = 96

/** Scrolls to an answer below the fold, as on phones. The focus stays, and an answer that can be seen does not move. */
function bringInSight(answer: Element | null): void {
  // The keyboard of a phone covers a part of the window.
  const fold = window.visualViewport?.height ?? window.innerHeight
  if (answer && answer.getBoundingClientRect().top > fold - leastInSight) answer.scrollIntoView({ block: 'nearest' })
}

interface QueryFigureProps {
  bench: Bench
  /** Whether a button of narrow windows makes the drawing twice as large, in a region that scrolls. */
  canEnlarge?: boolean
}

/** The graph with the found elements, and its hops. */
export function QueryFigure({ bench: { dataSet, graph, lit, statement, hop, setHop }, canEnlarge = false }: QueryFigureProps) {
  const [isLarge, setLarge] = useState(false)
  const drawing = useMemo(() => (dataSet.draw ?? drawGraph)(dataSet, graph, lit), [dataSet, graph, lit])
  const label = m.queries_drawing({
    vertices: graph.vertices.length,
    edges: graph.edges.length,
    found: lit?.vertices.size ?? 0
  })
  const figure = (
    <svg
      className={`drawing q-drawing ${drawing.className ?? ''}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by network.ts and draw.ts, which escape the names of vertices
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  )
  return (
    <>
      {isLarge ? (
        <ScrollRegion className="q-large" aria-label={label}>
          {figure}
        </ScrollRegion>
      ) : (
        figure
      )}
      {canEnlarge ? (
        <div className="q-enlarge">
          <Button isSmall aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {m.queries_enlarge()}
          </Button>
        </div>
      ) : null}
      {statement && statement.hops.length > 1 ? <HopBar hops={statement.hops} hop={hop} onHop={setHop} /> : null}
      <p className="note q-teaching">{m.queries_teaching()}</p>
    </>
  )
}
