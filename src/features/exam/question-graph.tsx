import type { QuestionGraph } from '~/contract/exam'
import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { Drawing, type DrawingMarkup } from '~/ui/figure/drawing'
import { drawNetwork, type NetworkVertex } from '~/ui/figure/network'
import './question-view.css'

type Vertex = QuestionGraph['vertices'][number]

/** Questions place vertices on 100 × 60 units; margins leave room for names beside the outermost ones. */
const scale = 5.6
const margin = { x: 62, y: 46 }
const size = 19
/** Longer names do not fit into a vertex. */
const maxInsideLength = 2

const nameOf = ({ id, name, label }: Vertex): string => name ?? label ?? id

/** The one label that every edge has. It is stated below the drawing, because at every edge it would hide the others. */
export function sharedType({ edges }: QuestionGraph): string | undefined {
  const [first, ...others] = edges
  return others.length > 0 && others.every(({ type }) => type === first?.type) ? first?.type : undefined
}

/** Draws the graph of a question. Edges with an unknown end are left out. */
export function drawQuestionGraph(graph: QuestionGraph): DrawingMarkup {
  const known = new Set(graph.vertices.map(({ id }) => id))
  const shared = sharedType(graph)
  return {
    width: 100 * scale + 2 * margin.x,
    height: 60 * scale + 2 * margin.y,
    markup: drawNetwork({
      vertices: graph.vertices.map(drawnVertex),
      edges: graph.edges
        .filter(({ from, to }) => known.has(from) && known.has(to))
        .map(({ from, to, type, directed }) => ({
          from,
          to,
          directed,
          ...(type !== undefined && type !== shared && { label: type })
        }))
    })
  }
}

function drawnVertex(vertex: Vertex): NetworkVertex {
  const name = nameOf(vertex)
  const isInside = name.length <= maxInsideLength
  // A label beside a name is written as queries write it.
  const label = vertex.name !== undefined && vertex.label !== undefined && !isInside ? `${name}:${vertex.label}` : name
  return {
    id: vertex.id,
    shape: 'circle',
    at: { x: margin.x + vertex.x * scale, y: margin.y + vertex.y * scale },
    size,
    label,
    labelPosition: isInside ? 'inside' : vertex.y < 30 ? 'above' : 'below'
  }
}

/** The edges of the graph in words: «A to B: TRANSFERRED». */
export function describeEdges({ vertices, edges }: QuestionGraph, locale: Locale): string[] {
  const names = new Map(vertices.map((vertex) => [vertex.id, nameOf(vertex)]))
  return edges.map(({ from, to, type, directed }) => {
    const ends = { from: names.get(from) ?? from, to: names.get(to) ?? to }
    const edge = directed ? m.exam_graph_directed(ends, { locale }) : m.exam_graph_undirected(ends, { locale })
    return type === undefined ? edge : m.exam_graph_typed({ edge, type }, { locale })
  })
}

/** The graph of a question as a drawing and, for those who do not see it, in words. */
export function QuestionGraphFigure({ graph, locale }: { graph: QuestionGraph; locale: Locale }) {
  const { vertices, edges } = graph
  const shared = sharedType(graph)
  const names = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
    vertices.map((vertex) =>
      vertex.name !== undefined && vertex.label !== undefined ? `${vertex.name} (${vertex.label})` : nameOf(vertex)
    )
  )
  return (
    <figure className="question-graph">
      <div className="question-drawing">
        <Drawing
          {...drawQuestionGraph(graph)}
          label={m.exam_graph_label({ vertices: vertices.length, edges: edges.length }, { locale })}
        />
      </div>
      <figcaption className="note">
        {shared === undefined ? null : (
          <p>
            {m.exam_graph_shared_type({}, { locale })} <code>{shared}</code>
          </p>
        )}
        <details>
          <summary>{m.exam_graph_words({}, { locale })}</summary>
          <p>{m.exam_graph_vertices({ names }, { locale })}</p>
          <ul>
            {describeEdges(graph, locale).map((edge) => (
              <li key={edge}>{edge}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  )
}
