import { useEffect, useMemo, useRef, useState } from 'react'
import type { TourStep } from '~/demos/types'
import { formatCount } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { ComparePanel } from './compare-panel'
import { EditPanel } from './edit-panel'
import { freeId } from './edits'
import type { DemoPageData } from './load'
import { MarkLegend } from './mark-legend'
import { OwnDataPanel } from './own-data-panel'
import { ParameterForm } from './parameter-form'
import { ResultTable } from './result-table'
import { placementOf, toWorld } from './scene'
import type { Stage } from './stage'
import { StageView } from './stage-view'
import { StepBar } from './step-bar'
import { TakePanel } from './take-panel'
import { Tour } from './tour'
import { type Bench, useBench } from './use-bench'
import { allVertices, VertexList } from './vertex-list'
import { VertexPanel } from './vertex-panel'
import { ViewPanel } from './view-panel'
import { WhyPanel } from './why-panel'
import { demoWords } from './words'
import './bench.css'
import './drawing.css'
import './result-table.css'
import './why-panel.css'
import './vertex-panel.css'
import './edit-panel.css'
import './panels.css'

const none: ReadonlySet<string> = new Set()

interface WorkbenchProps {
  page: DemoPageData
  query: Readonly<Record<string, string>>
  hash: string
  setAddress: (address: { query: Readonly<Record<string, string>>; hash: string }) => void
}

/**
 * The workbench of a demo. The server sends it with the first answer; in the browser the worker answers every further question.
 * In the document, the table comes before the drawing.
 */
export function Workbench({ page: { type, copy, model, first }, query, hash, setAddress }: WorkbenchProps) {
  const bench = useBench({ type, query, hash, setAddress })
  const [isTouring, setIsTouring] = useState(false)
  const stage = useRef<Stage>(undefined)
  const svg = useRef<SVGSVGElement>(null)
  const isRevealing = useRef(false)
  const locale = useLocale()
  const words = useMemo(() => demoWords(copy, locale), [copy, locale])
  const { answer, graph, selection, explanation } = bench
  const view = useStageView(bench)

  const shown = answer ?? first
  const rows = answer?.run.rows ?? first?.rows ?? []
  const facts = answer?.run.facts ?? first?.facts ?? {}
  const spoken = answer ? answer.run.trace[bench.step] : first?.last
  const why = first?.why
  const vertex = answer ? bench.asking : why?.vertex
  const counts = graph ? { vertices: graph.vertices.length, edges: graph.edges.length } : first?.counts

  /** Selects from outside the drawing, which then brings the vertex and its proof into sight. */
  const select = (id: string) => {
    isRevealing.current = true
    bench.selectVertex(id)
  }
  useEffect(() => {
    if (!isRevealing.current || !explanation || !view.why) return
    isRevealing.current = false
    stage.current?.reveal(view.why.vertices)
  }, [view.why, explanation])
  const addVertex = (kind: string) => {
    if (!graph || !bench.base) return
    const id = freeId('N', graph.vertices)
    const at = toWorld(stage.current?.middle() ?? { x: 0, y: 0 }, placementOf(bench.base.vertices))
    bench.edit([{ kind: 'add-vertex', id, of: kind, x: Math.round(at.x), y: Math.round(at.y) }])
    bench.selectVertex(id)
  }
  const showTourStep = ({ parameters = {}, step, vertex: named }: TourStep) => {
    const entries = Object.entries(parameters).map(([name, value]) => [name, String(value)])
    bench.showTourStep({
      input: Object.fromEntries(entries),
      ...(step !== undefined && { step }),
      ...(named && { vertex: named })
    })
    isRevealing.current = named !== undefined
    if (named === undefined) stage.current?.fit()
    svg.current?.scrollIntoView({ block: 'nearest' })
  }

  const endTour = () => {
    setIsTouring(false)
    bench.endTour()
  }

  return (
    <div className="demo-bench" id="bench">
      <VertexList id={allVertices} graph={graph} />
      <header className="demo-answer">
        <div role="status">
          <h2>
            {phrased(
              bench.hasFailed
                ? m.demos_failed()
                : shown
                  ? words.fill(rows.length > 0 ? copy.result.some : copy.result.nothing, facts)
                  : m.demos_running()
            )}
          </h2>
        </div>
        <p className="note">
          {counts
            ? m.demos_size({ vertices: formatCount(counts.vertices, locale), edges: formatCount(counts.edges, locale) })
            : ''}
          {bench.isOwn ? ` · ${m.demos_own_data()}` : ''}
        </p>
        {copy.tour.length > 0 && !isTouring ? (
          <button type="button" className="btn btn-small demo-tour-start" onClick={() => setIsTouring(true)}>
            {m.demos_tour_start()}
          </button>
        ) : null}
      </header>
      {isTouring ? <Tour steps={copy.tour} onShow={showTourStep} onEnd={endTour} /> : null}
      {bench.fault ? (
        <p className="demo-notice" role="alert">
          {bench.fault === 'version'
            ? m.demos_fragment_version()
            : bench.fault === 'large'
              ? m.demos_fragment_large()
              : m.demos_fragment_broken()}
        </p>
      ) : null}
      <div className="demo-grid">
        {shown ? (
          <section className="demo-parameters" aria-labelledby="demo-parameters">
            <h3 id="demo-parameters" className="vh">
              {m.demos_parameters()}
            </h3>
            <ParameterForm type={type} copy={copy} parameters={shown.parameters} read={shown} graph={graph} onRun={bench.run} />
          </section>
        ) : null}
        <div className="ruled demo-right">
          <section aria-labelledby="demo-result">
            <h3 id="demo-result" className="vh">
              {m.demos_result()}
            </h3>
            {rows.length > 0 && shown ? (
              <ResultTable
                copy={copy}
                words={words}
                columns={shown.columns}
                rows={rows}
                selected={selection?.row}
                vertex={selection?.row === undefined ? selection?.vertices[0] : undefined}
                onSelect={(row) => {
                  isRevealing.current = selection?.row !== row.id
                  bench.selectRow(row)
                }}
              />
            ) : (
              <p className="demo-empty">{shown ? m.demos_no_rows() : ''}</p>
            )}
          </section>
          <section className="demo-explain" aria-label={m.demos_selection()}>
            {vertex === undefined ? (
              <p className="demo-empty">{m.demos_select_hint()}</p>
            ) : (
              <>
                <WhyPanel
                  copy={copy}
                  words={words}
                  vertex={vertex}
                  explanation={answer ? explanation : why?.explanation}
                  onVertex={graph ? select : undefined}
                />
                {graph && selection ? (
                  <VertexPanel
                    copy={copy}
                    model={model}
                    graph={graph}
                    vertex={vertex}
                    filter={bench.filter}
                    onFilter={bench.setFilter}
                    onEdit={bench.edit}
                  />
                ) : (
                  <p className="demo-empty">{m.demos_select_hint()}</p>
                )}
              </>
            )}
          </section>
        </div>
        <figure className="demo-middle">
          {graph ? (
            <ViewPanel
              copy={copy}
              model={model}
              graph={graph}
              shown={bench.visible?.size ?? graph.vertices.length}
              filter={bench.filter}
              onFilter={bench.setFilter}
              onFind={select}
            />
          ) : (
            <div className="cluster demo-view" />
          )}
          <StageView
            label={copy.figure.alt}
            model={model}
            graph={graph}
            base={bench.base}
            first={first}
            view={view}
            stage={stage}
            svg={svg}
            onPick={bench.selectVertex}
          />
          <StepBar
            step={answer ? bench.step : (first?.steps ?? 1) - 1}
            last={answer ? bench.lastStep : (first?.steps ?? 1) - 1}
            text={spoken ? words.say(spoken.sentence, spoken.values ?? {}) : ''}
            isReady={answer !== undefined}
            onStep={bench.setStep}
          />
          <figcaption className="demo-caption note">
            <MarkLegend copy={copy} />
            <p>{copy.figure.reading}</p>
            {graph ? (
              <>
                <p className="demo-by-mouse">{m.demos_reading()}</p>
                <p className="demo-by-touch">{m.demos_reading_touch()}</p>
              </>
            ) : null}
          </figcaption>
        </figure>
      </div>
      {graph ? (
        <div className="demo-cells">
          <EditPanel copy={copy} model={model} bench={bench} onAdd={addVertex} />
          <ComparePanel copy={copy} words={words} columns={shown?.columns ?? []} bench={bench} />
          <OwnDataPanel model={model} values={copy.values} bench={bench} />
          <TakePanel type={type} copy={copy} bench={bench} getDrawing={() => svg.current} />
        </div>
      ) : null}
    </div>
  )
}

/** Content of the drawing: the marks of the step, the selection with its proof, and the difference to the pinned run. */
function useStageView({ marks, visible, selection, explanation, difference }: Bench) {
  return useMemo(() => {
    const row = selection?.row === undefined ? undefined : selection
    const proofs = [row, explanation].filter((proof) => proof !== undefined)
    return {
      marks,
      visible,
      selected: row ? [] : (selection?.vertices ?? []),
      why:
        selection && proofs.length > 0
          ? {
              vertices: new Set(proofs.flatMap(({ vertices }) => vertices)),
              edges: new Set(proofs.flatMap(({ edges }) => edges))
            }
          : undefined,
      lost: difference ? new Set(difference.lost) : none,
      gained: difference ? new Set(difference.gained) : none
    }
  }, [marks, visible, selection, explanation, difference])
}
