import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useAsyncData } from '~/lib/async-data'
import { importOnline } from '~/lib/chunk-reload'
import { copyText } from '~/lib/clipboard'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { Sheet } from '~/ui/sheet'
import { checkAnswer, type Verdict } from './check-answer'
import { answerOf } from './copy/answers'
import { type Exercise, exercises } from './copy/exercises'
import type { PlaygroundCopy } from './copy/types'
import { setName } from './data-set-names'
import {
  type DataSet,
  type DataSetId,
  dataSetGroups,
  dataSetIds,
  loadDataSet,
  type QueryGraph,
  sampleDataSet,
  vocabularyOf
} from './data-sets'
import { readExerciseFragment, readQueryFragment, writeQueryFragment } from './fragment'
import { Gallery } from './gallery'
import { LoadFailure } from './load-failure'
import { QueryBench } from './query-bench'
import type { GraphData, ShownAnswer } from './worker-messages'
import './playground.css'

interface PlaygroundPageProps {
  copy: PlaygroundCopy
  hash: string
}

const start = `MATCH p = (a:Account)-[:TRANSFERRED*2..6]->(a)
WHERE all(n IN nodes(p) WHERE a.code <= n.code)
RETURN p`

/** Fetched later, because few visitors import a graph. */
const loadOwnGraphPanel = () => importOnline(() => import('./own-graph-panel'))

/** A graph of the site, or the visitor's own. */
type OpenedGraph = QueryGraph & { id: DataSetId | 'own' }

/** The visitor's state: opened graph and text. */
interface Work {
  dataSet: OpenedGraph
  /** That of the data set, with what queries have changed. */
  graph: GraphData
  own: QueryGraph | undefined
  text: string
  parameterLines: string
  exercise: Exercise | undefined
}

/** Data sets that can be opened without the network. */
const loadedSets = new Map<DataSetId, DataSet>([[sampleDataSet.id, sampleDataSet]])

/** State of the mounted playground. A language switch mounts a new page while the old one is still mounted. */
let onScreen: Work | undefined

/** Whether a fragment has the form of a shared query or an exercise. */
const isShared = /^[qe]1\./

/** Initial query for a visitor's own graph. */
const ownStart = `MATCH (a)-[e]->(b)
RETURN a, type(e), b
LIMIT 25`

const groupNames: Readonly<Record<keyof typeof dataSetGroups, () => string>> = {
  samples: m.queries_sets_samples,
  demos: m.nav_demos,
  solutions: m.nav_solutions
}

/** A query editor for all data sets of the site, with exercises. */
export function PlaygroundPage({ copy, hash }: PlaygroundPageProps) {
  const [resumed] = useState(() => onScreen)
  const [dataSet, setDataSet] = useState<OpenedGraph>(resumed?.dataSet ?? sampleDataSet)
  const [graph, setGraph] = useState(resumed?.graph ?? dataSet.graph)
  const [own, setOwn] = useState(resumed?.own)
  /** The data set that could not be loaded. */
  const [unopened, setUnopened] = useState<DataSetId>()
  const lastRequest = useRef(0)
  const ownPanel = useAsyncData(loadOwnGraphPanel)
  const ownDetails = useRef<HTMLDetailsElement>(null)
  const [text, setText] = useState(resumed?.text ?? start)
  const [parameterLines, setParameterLines] = useState(resumed?.parameterLines ?? '')
  const [exercise, setExercise] = useState(resumed?.exercise)
  const [verdict, setVerdict] = useState<Verdict>()
  const [status, setStatus] = useState('')
  const selectId = useId()
  const isResumed = useRef(resumed !== undefined)

  useEffect(() => {
    const work = { dataSet, graph, own, text, parameterLines, exercise }
    onScreen = work
    // Messages about a link apply only to its query.
    setStatus('')
    return () => {
      if (onScreen === work) onScreen = undefined
    }
  }, [dataSet, graph, own, text, parameterLines, exercise])

  function prepareOwn() {
    if (ownDetails.current?.open && ownPanel.result.state !== 'ready') void ownPanel.load()
  }

  // The element may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later its event says so
  useEffect(prepareOwn, [])

  async function open(id: string) {
    const request = ++lastRequest.current
    setUnopened(undefined)
    if (id === 'own' && own) return setDataSet({ ...own, id })
    const known = dataSetIds.find((each) => each === id)
    if (!known || known === dataSet.id) return
    try {
      const loaded = loadedSets.get(known) ?? (await importOnline(() => loadDataSet(known)))
      loadedSets.set(known, loaded)
      // Another data set, chosen meanwhile, must not be replaced.
      if (request === lastRequest.current) setDataSet(loaded)
    } catch {
      if (request === lastRequest.current) setUnopened(known)
    }
  }

  /** An exercise belongs to one graph, so opening another graph ends it. */
  function openOther(id: string): Promise<void> {
    setExercise(undefined)
    return open(id)
  }

  function takeOwn(graph: QueryGraph) {
    lastRequest.current++
    setUnopened(undefined)
    setOwn(graph)
    setDataSet({ ...graph, id: 'own' })
    setExercise(undefined)
    // A query that is being written stays.
    setText((current) => (['', start, ownStart].includes(current) ? ownStart : current))
  }

  // A shared query is shown and runs only on a press; an exercise waits for an answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the text
  useEffect(() => {
    if (isResumed.current) {
      isResumed.current = false
      return
    }
    const shared = readQueryFragment(hash)
    const asked = exercises.find(({ id }) => id === readExerciseFragment(hash))
    if (asked) void choose(asked)
    if (!shared) return setStatus(isShared.test(hash) && !asked ? m.queries_share_broken() : '')
    setText(shared.text)
    setParameterLines(shared.parameterLines)
    void open(shared.dataSet)
  }, [hash])

  function choose(chosen: Exercise): Promise<void> {
    setExercise(chosen)
    setVerdict(undefined)
    setText('')
    return open(chosen.dataSet)
  }

  async function take(chosen: Exercise) {
    await choose(chosen)
    document.getElementById('bench')?.scrollIntoView({ block: 'start' })
    document.querySelector<HTMLTextAreaElement>('#bench textarea')?.focus({ preventScroll: true })
  }

  function answered({ answers, fault }: ShownAnswer) {
    const statement = answers.at(-1)
    setVerdict(
      exercise && statement && !fault ? checkAnswer(statement, answerOf(exercise.id), /ORDER BY/.test(exercise.query)) : undefined
    )
  }

  async function share() {
    if (dataSet.id === 'own') return
    const address = new URL(location.href)
    const fragment = writeQueryFragment(dataSet.id, text, parameterLines)
    if (!readQueryFragment(fragment)) return setStatus(m.queries_share_too_long())
    address.hash = fragment
    await copyText(address.href).then(
      () => setStatus(m.queries_shared()),
      () => setStatus(m.page_copy_failed())
    )
  }

  const following = exercise && exercises[exercises.indexOf(exercise) + 1]
  const OwnGraphPanel = ownPanel.result.state === 'ready' ? ownPanel.result.data.default : undefined
  const vocabulary = useMemo(() => vocabularyOf(graph), [graph])
  return (
    <main id="main" tabIndex={-1}>
      <section id="bench">
        <Sheet>
          <Breadcrumbs trail={[{ name: m.nav_playground() }]} />
          <div className="grid-tablet q-head">
            <h1>{phrased(copy.headline)}</h1>
            <p>{copy.lead}</p>
          </div>
          <noscript>
            <p className="q-notice">{m.queries_without_scripts()}</p>
          </noscript>
          <div className="q-bar-top">
            <div>
              <label className="q-label" htmlFor={selectId}>
                {m.queries_data_set()}
              </label>
              <select id={selectId} value={dataSet.id} onChange={(event) => void openOther(event.currentTarget.value)}>
                {(['samples', 'demos', 'solutions'] as const).map((group) => (
                  <optgroup key={group} label={groupNames[group]()}>
                    {dataSetGroups[group].map((id) => (
                      <option key={id} value={id}>
                        {setName(id)}
                      </option>
                    ))}
                  </optgroup>
                ))}
                {own ? <option value="own">{m.queries_own()}</option> : null}
              </select>
              {unopened ? (
                <LoadFailure text={m.queries_set_failed({ name: setName(unopened) })} onRetry={() => void open(unopened)} />
              ) : null}
            </div>
            <dl className="q-vocabulary">
              <Words name={m.queries_labels()} words={vocabulary.labels} />
              <Words name={m.queries_types()} words={vocabulary.types} />
              <Words name={m.queries_keys()} words={vocabulary.keys} />
            </dl>
            <div className="cluster q-share">
              <Button isSmall disabled={dataSet.id === 'own'} onClick={() => void share()}>
                {m.queries_share()}
              </Button>
              <span className="note" role="status">
                {dataSet.id === 'own' ? m.queries_share_own() : status}
              </span>
            </div>
            <details ref={ownDetails} className="q-own" onToggle={prepareOwn}>
              <summary>{m.queries_own_title()}</summary>
              {OwnGraphPanel ? <OwnGraphPanel onGraph={takeOwn} /> : null}
              {ownPanel.result.state === 'failed' ? <LoadFailure text={m.queries_unloaded()} onRetry={ownPanel.load} /> : null}
            </details>
          </div>
          {exercise ? (
            <div className="q-exercise">
              <p>
                <b>{m.queries_question()}</b> {copy.questions[exercise.id]}
              </p>
              <p role="status" className={verdict ? undefined : 'q-hint'}>
                {verdict ? verdictText(verdict) : m.queries_editor_hint()}
              </p>
              <div className="q-exercise-buttons">
                <Button isSmall onClick={() => setText(exercise.query)}>
                  {m.queries_solution()}
                </Button>
                {verdict?.kind === 'right' && following ? (
                  <Button isSmall variant="primary" onClick={() => void take(following)}>
                    {m.queries_next()}
                  </Button>
                ) : null}
              </div>
            </div>
          ) : null}
          <QueryBench
            dataSet={dataSet}
            text={text}
            onText={setText}
            parameterLines={parameterLines}
            onParameterLines={setParameterLines}
            onAnswer={answered}
            changedBefore={resumed && resumed.graph !== resumed.dataSet.graph ? resumed.graph : undefined}
            onGraph={setGraph}
          />
        </Sheet>
      </section>
      <Plate number="02" question={m.queries_question()} title={m.queries_gallery({ count: exercises.length })}>
        <Gallery copy={copy} exercises={exercises} onTake={(chosen) => void take(chosen)} />
      </Plate>
      <Plate number="03" question={m.queries_help()} title={m.queries_help_title()}>
        <ul className="q-not">
          {copy.help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Plate>
      <Plate number="04" question={m.queries_limits()} title={m.queries_not_title()}>
        <ul className="q-not">
          {copy.not.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Plate>
    </main>
  )
}

function Words({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {words.map((word) => (
          <code key={word}>{word}</code>
        ))}
      </dd>
    </div>
  )
}

function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'right':
      return m.queries_right()
    case 'values':
      return m.queries_wrong_values()
    case 'order':
      return m.queries_wrong_order()
    case 'rows':
      return m.queries_wrong_rows({ found: verdict.found, expected: verdict.expected })
  }
}
