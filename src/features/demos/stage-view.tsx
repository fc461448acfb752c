import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { DemoGraph, DemoModel } from '~/demos/types'
import { m } from '~/paraglide/messages'
import { servedAttributes, useServedNodes } from '~/ui/served-nodes'
import { drawingOf, type FirstAnswer } from './first-answer'
import { frame, placementOf, sceneOf } from './scene'
import { Stage, type StageView as View } from './stage'

interface StageViewProps {
  label: string
  model: DemoModel
  /** The graph that is drawn, and the one that the drawing is fitted to; undefined until the data is loaded. */
  graph: DemoGraph | undefined
  base: DemoGraph | undefined
  first: FirstAnswer | undefined
  view: View
  /** The drawing, for code outside that acts on it. */
  stage: RefObject<Stage | undefined>
  svg: RefObject<SVGSVGElement | null>
  onPick: (id: string | undefined) => void
}

const zoomStep = 1.5
/** From so many edges on, those that the run did not mark are fainter. */
const denseEdges = 320

/** The drawing with its buttons. React renders the frame; `Stage` draws. */
export function StageView({ label, model, graph, base, first, view, stage, svg, onPick }: StageViewProps) {
  const world = useRef<SVGGElement>(null)
  const scene = useMemo(() => graph && base && sceneOf(graph, model, placementOf(base.vertices)), [graph, base, model])
  const pick = useEffectEvent(onPick)

  useServedNodes(world, 'demo-world')
  useEffect(() => {
    if (!svg.current || !world.current) return
    const drawn = new Stage(svg.current, world.current, (id) => pick(id))
    stage.current = drawn
    return () => drawn.close()
  }, [stage, svg])

  const draw = useEffectEvent(() => {
    if (!scene) return
    const isDrawn = world.current?.querySelectorAll('.g-vertices > [data-i]').length === scene.vertices.length && graph === base
    stage.current?.setScene(scene, view.marks, isDrawn)
    stage.current?.show(view)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing is made anew for another graph, not for another view
  useEffect(() => draw(), [scene])
  useEffect(() => stage.current?.show(view), [view, stage])

  const isDense = (graph?.edges.length ?? first?.counts.edges ?? 0) > denseEdges
  return (
    <div className="demo-stage">
      <svg
        ref={svg}
        className={isDense ? 'drawing demo-drawing has-marks is-dense' : 'drawing demo-drawing has-marks'}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the drawing
        tabIndex={0}
        role="img"
        aria-label={label}
        suppressHydrationWarning
      >
        <g
          ref={world}
          className="demo-world"
          {...servedAttributes('demo-world')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by scene.ts, which escapes the names of vertices
          dangerouslySetInnerHTML={{ __html: drawingOf(first) }}
        />
      </svg>
      <div className="ruled demo-zoom">
        <button type="button" onClick={() => stage.current?.zoom(zoomStep)} aria-label={m.demos_zoom_in()}>
          <span className="i-lucide-plus" aria-hidden="true" />
        </button>
        <button type="button" onClick={() => stage.current?.zoom(1 / zoomStep)} aria-label={m.demos_zoom_out()}>
          <span className="i-lucide-minus" aria-hidden="true" />
        </button>
        <button type="button" onClick={() => stage.current?.fit()} aria-label={m.demos_fit()}>
          <span className="i-lucide-maximize" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
