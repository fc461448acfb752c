import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { loadDemoGraph } from '~/demos/load'
import { marksAfter } from '~/demos/replay'
import type { DemoGraph, DemoType, Explanation, GraphEdit, ResultRow } from '~/demos/types'
import { currentLocale } from '~/lib/locale'
import type { Answer } from './answer'
import { type ComparedRun, compareRuns } from './compare-runs'
import { applyEdits, change, type EditHistory, noEdits, redo, replaceEdits, undo } from './edits'
import { type FragmentFault, readFragment, writeFragment } from './fragment'
import { queryOf } from './parameters'
import { DemoRunner } from './runner'
import { type Filter, showAll, visibleIds } from './visible'

/** The selection, shared by drawing and table: a vertex, or a row with its vertices. */
interface Selection {
  row?: string
  vertices: readonly string[]
  edges: readonly string[]
}

/** A pinned run for comparison, with its query and its number of edits. */
interface PinnedRun extends ComparedRun {
  input: Readonly<Record<string, string>>
  edits: number
}

interface BenchInput {
  type: DemoType
  /** Query parameters of the address, as entered. */
  query: Readonly<Record<string, string>>
  /** Fragment of the address. */
  hash: string
  /** Writes query and fragment to the address. */
  setAddress: (address: { query: Readonly<Record<string, string>>; hash: string }) => void
}

export type Bench = ReturnType<typeof useBench>

interface OwnData {
  graph: DemoGraph
  history: EditHistory
}

/** Imported graphs with their edits, which the address does not contain. Kept here because a language switch remounts the page. */
const ownData = new Map<DemoType, OwnData>()

/** State of a workbench. Parameters and edits are in the address; the rest is lost when the visitor leaves the page. */
export function useBench({ type, query, hash, setAddress }: BenchInput) {
  const [data, setData] = useState<DemoGraph>()
  const [own, showOwn] = useState(() => ownData.get(type)?.graph)
  const [history, showHistory] = useState<EditHistory>(() => ownData.get(type)?.history ?? noEdits)
  const [fault, setFault] = useState<FragmentFault>()
  const [result, setResult] = useState<{ answer: Answer; graph: DemoGraph } | 'failed'>()
  const [askedStep, setStep] = useState<number>()
  const [selection, setSelection] = useState<Selection>()
  const [explained, setExplained] = useState<{ vertex: string; explanation: Explanation }>()
  const [filter, setFilter] = useState<Filter>(showAll)
  const [pinned, setPinned] = useState<PinnedRun>()
  const runner = useRef<DemoRunner>(undefined)
  /** Fragments that this page has written or read, which must not be adopted again. */
  const written = useRef(new Set(['']))
  /** The visitor's data, edits and parameters from before the tour. */
  const beforeTour = useRef<{ own: DemoGraph | undefined; history: EditHistory; query: typeof query }>(undefined)
  /** The step to show when the requested run has ended. */
  const pendingStep = useRef<number>(undefined)

  useEffect(() => {
    const worker = new DemoRunner()
    runner.current = worker
    let isCurrent = true
    loadDemoGraph(type).then(
      (graph) => isCurrent && setData(graph),
      () => isCurrent && setResult('failed')
    )
    return () => {
      isCurrent = false
      worker.close()
    }
  }, [type])

  useEffect(() => {
    const locale = currentLocale()
    return () => {
      // After leaving the page or a login as another user, the demo starts with its original data.
      if (currentLocale() === locale) ownData.delete(type)
    }
  }, [type])

  const adopt = useEffectEvent((fragment: string) => {
    if (written.current.has(fragment)) return
    written.current.add(fragment)
    const read = readFragment(fragment)
    setFault('fault' in read ? read.fault : undefined)
    if ('edits' in read) showHistory((before) => replaceEdits(before, read.edits))
  })
  useEffect(() => adopt(hash), [hash])

  const base = own ?? data
  const edited = useMemo(() => base && applyEdits(base, history.present), [base, history.present])
  const graph = edited?.graph
  const asked = JSON.stringify(query)

  const show = useEffectEvent((answer: Answer | undefined, shown: DemoGraph) => {
    setResult(answer ? { answer, graph: shown } : 'failed')
    setStep(pendingStep.current)
    pendingStep.current = undefined
    setExplained(undefined)
    setSelection((before) => before && keepSelected(before, shown, answer?.run.rows ?? []))
  })
  useEffect(() => {
    if (!graph) return
    let isCurrent = true
    runner.current?.ask<'run'>({ kind: 'run', type, graph, query: JSON.parse(asked) }).then((answer) => {
      if (isCurrent) show(answer, graph)
    })
    return () => {
      isCurrent = false
    }
  }, [type, graph, asked])

  const answer = result === 'failed' ? undefined : result?.answer
  const trace = answer?.run.trace
  const lastStep = (trace?.length ?? 1) - 1
  const step = Math.min(askedStep ?? lastStep, lastStep)
  const marks = useMemo(() => marksAfter(trace ?? [], step + 1), [trace, step])
  const visible = useMemo(() => graph && visibleIds(graph, filter, marks), [graph, filter, marks])

  // Without a selection, the first row is explained.
  const asking = selection?.vertices[0] ?? answer?.run.rows[0]?.vertices[0]
  useEffect(() => {
    if (asking === undefined || !answer) return
    let isCurrent = true
    runner.current?.ask<'explain'>({ kind: 'explain', vertex: asking }).then((explanation) => {
      if (isCurrent && explanation) setExplained({ vertex: asking, explanation })
    })
    return () => {
      isCurrent = false
    }
  }, [asking, answer])

  const difference = useMemo(() => {
    if (!pinned || !trace) return undefined
    return compareRuns(pinned, { rows: answer?.run.rows ?? [], marks: marksAfter(trace) })
  }, [pinned, trace, answer])

  const setWork = (graph: DemoGraph | undefined, next: EditHistory) => {
    if (graph) ownData.set(type, { graph, history: next })
    else ownData.delete(type)
    showOwn(graph)
    showHistory(next)
  }

  const showWork = (graph: DemoGraph | undefined, next: EditHistory, input: Readonly<Record<string, string>>) => {
    const fragment = graph ? '' : writeFragment(next.present)
    written.current.add(fragment)
    setWork(graph, next)
    setFault(undefined)
    setAddress({ query: input, hash: fragment })
  }
  const setEdits = (next: EditHistory) => showWork(own, next, query)

  const shorten = (input: Readonly<Record<string, string>>) => queryOf(answer?.parameters ?? [], input)
  const run = (input: Readonly<Record<string, string>>) =>
    setAddress({ query: shorten(input), hash: own ? '' : writeFragment(history.present) })

  return {
    graph,
    /** The graph without edits, to which the drawing is fitted. */
    base,
    isOwn: own !== undefined,
    answer,
    hasFailed: result === 'failed',
    isRunning: graph !== undefined && result !== 'failed' && result?.graph !== graph,
    marks,
    visible,
    step,
    lastStep,
    setStep,
    selection,
    selectVertex: (id: string | undefined) => setSelection(id === undefined ? undefined : { vertices: [id], edges: [] }),
    selectRow: ({ id, vertices, edges }: ResultRow) =>
      setSelection((before) => (before?.row === id ? undefined : { row: id, vertices, edges })),
    /** The explained vertex, and why it is or is not in the result. */
    asking,
    explanation: explained && explained.vertex === asking ? explained.explanation : undefined,
    filter,
    setFilter,
    history,
    fault,
    skipped: edited?.skipped ?? 0,
    edit: (edits: readonly GraphEdit[]) => setEdits(change(history, edits)),
    undo: () => setEdits(undo(history)),
    redo: () => setEdits(redo(history)),
    discardEdits: () => setEdits(replaceEdits(history, [])),
    run,
    /** Shows a step of the tour, in the demo's original data: a run with these parameters, at a step, with a vertex selected. */
    showTourStep: ({
      input,
      step: wanted,
      vertex
    }: {
      input: Readonly<Record<string, string>>
      step?: number
      vertex?: string
    }) => {
      const next = shorten(input)
      const isSame = JSON.stringify(next) === asked && !own && history.present.length === 0
      setFilter(showAll)
      setSelection(vertex === undefined ? undefined : { vertices: [vertex], edges: [] })
      if (isSame) return setStep(wanted)
      pendingStep.current = wanted
      if (own || history.present.length > 0) beforeTour.current = { own, history, query }
      setWork(undefined, noEdits)
      setAddress({ query: next, hash: '' })
    },
    /** Shows the visitor's data and edits again. */
    endTour: () => {
      const work = beforeTour.current
      beforeTour.current = undefined
      if (work) showWork(work.own, work.history, work.query)
    },
    /** Replaces the demo's data by an imported graph, or restores the original. */
    setOwn: (imported: DemoGraph | undefined) => {
      setWork(imported, noEdits)
      setFilter(showAll)
      setSelection(undefined)
      setPinned(undefined)
      setFault(undefined)
      setAddress({ query: {}, hash: '' })
    },
    arrange: (imported: DemoGraph) => runner.current?.ask<'arrange'>({ kind: 'arrange', graph: imported }),
    pinned,
    pin: () => {
      if (!answer) return
      const { run, input } = answer
      setPinned({ rows: run.rows, marks: marksAfter(run.trace), input, edits: history.present.length })
    },
    unpin: () => setPinned(undefined),
    difference
  }
}

/** The selection after another run, without vertices that the graph no longer contains. */
function keepSelected(before: Selection, graph: DemoGraph, rows: readonly ResultRow[]): Selection | undefined {
  if (before.row !== undefined) {
    const row = rows.find(({ id }) => id === before.row)
    return row && { row: row.id, vertices: row.vertices, edges: row.edges }
  }
  return graph.vertices.some(({ id }) => id === before.vertices[0]) ? before : undefined
}
