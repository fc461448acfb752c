import { moduleAt } from '~/lib/page-modules'
import type { EdgeData, GraphData, PropertyData } from '~/query/engine'
import type { Point } from '~/ui/figure/geometry'
import type { VertexShape } from '~/ui/figure/network'
import type { SolutionType } from './types'

/* The graph of a solution for its queries, with the positions of the page's figure. */

interface SolutionGraph {
  graph: GraphData
  positions: ReadonlyMap<string, Point>
  shapes: Readonly<Record<string, VertexShape>>
}

type Properties = Readonly<Record<string, PropertyData>>

/** Vertices of a label; each has its `id` as a property too. */
export const vertices = (label: string, ids: readonly string[], propertiesOf: (id: string) => Properties = () => ({})) =>
  ids.map((id) => ({ id, labels: [label], properties: { id, ...propertiesOf(id) } }))

/** Edges of a type between the ends of each item. */
export const edges = <End extends { from: string; to: string }>(
  type: string,
  ends: readonly End[],
  propertiesOf: (end: End) => Properties = () => ({})
): EdgeData[] =>
  ends.map((end) => ({ id: `${type} ${end.from}-${end.to}`, from: end.from, to: end.to, type, properties: propertiesOf(end) }))

/** `mayRead` → `MAY_READ`. */
export const typeOf = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

export const solutionGraph = (
  graph: GraphData,
  positions: Readonly<Record<string, Point>>,
  shapes: Readonly<Record<string, VertexShape>>
): SolutionGraph => ({ graph, positions: new Map(Object.entries(positions)), shapes })

/** Loaded with the first run of a query. */
export const loadSolutionGraph = (type: SolutionType): Promise<SolutionGraph> =>
  moduleAt(import.meta.glob<SolutionGraph>('./*/data.ts', { import: 'default' }), `/${type}/data.ts`)()
