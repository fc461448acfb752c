import { vertices as sampleVertices } from '~/content/docs/figures/transfers'
import { sampleGraph } from '~/content/docs/sample-graph'
import { demoTypes } from '~/demos/demos'
import { loadDemoGraph, loadDemoModel } from '~/demos/load'
import type { DemoType } from '~/demos/types'
import type { GraphData, PropertyData } from '~/query/engine'
import { solutionTypes } from '~/solutions/addresses'
import { loadSolutionGraph } from '~/solutions/query-graph'
import type { SolutionType } from '~/solutions/types'
import type { Point } from '~/ui/figure/geometry'
import type { VertexShape } from '~/ui/figure/network'
import type { DrawGraph } from './graph-drawing'

type SolutionSetId = `solution-${SolutionType}`
export type DataSetId = 'transfers' | 'hops' | DemoType | SolutionSetId

/** Demos and solutions share names, such as «credit». */
const prefix = 'solution-'
const solutionSetId = (type: SolutionType): SolutionSetId => `${prefix}${type}`
export const solutionOf = (id: DataSetId): SolutionType | undefined => solutionTypes.find((type) => solutionSetId(type) === id)

/** The graphs that queries run on: the sample of the documents, that of the home page, and those of online demos and solutions. */
export const dataSetGroups = {
  samples: ['transfers', 'hops'],
  demos: demoTypes,
  solutions: solutionTypes.map(solutionSetId)
} as const
export const dataSetIds: readonly DataSetId[] = Object.values(dataSetGroups).flat()

/** A graph with its drawing: vertices without a place are drawn near their neighbors. */
export interface QueryGraph {
  graph: GraphData
  positions: ReadonlyMap<string, Point>
  /** By label. */
  shapes: Readonly<Record<string, VertexShape>>
  /** Draws it otherwise than `drawGraph`. */
  draw?: DrawGraph
}

export interface DataSet extends QueryGraph {
  id: DataSetId
}

/** The sample graph of the documents. */
export const sampleDataSet: DataSet = {
  id: 'transfers',
  graph: sampleGraph,
  positions: new Map(sampleVertices.map(({ code, x, y }) => [code, { x, y }])),
  shapes: { Account: 'circle', Device: 'square' }
}

/** The graph of documents that build it: a vertex with the code of a vertex of the sample gets that vertex's place. */
export const emptyDataSet: QueryGraph = { ...sampleDataSet, graph: { vertices: [], edges: [] } }

/** `transferred` → `TRANSFERRED`, `account` → `Account`: as labels and types are written. */
export const labelOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
export const typeOf = (kind: string) => kind.toUpperCase()

export async function loadDataSet(id: DataSetId): Promise<DataSet> {
  if (id === 'transfers') return sampleDataSet
  if (id === 'hops') return (await import('./hop-data-set')).hopDataSet
  const solution = solutionOf(id)
  if (solution) return { id, ...(await loadSolutionGraph(solution)) }
  const demo = demoTypes.find((type) => type === id)
  if (!demo) throw new Error(`There is no data set ${id}`)
  const [graph, model] = await Promise.all([loadDemoGraph(demo), loadDemoModel(demo)])
  const properties = (values: Readonly<Record<string, PropertyData>> | undefined) => values ?? {}
  return {
    id,
    graph: {
      vertices: graph.vertices.map((vertex) => ({
        id: vertex.id,
        labels: [labelOf(vertex.kind)],
        properties: { id: vertex.id, ...properties(vertex.values) }
      })),
      edges: graph.edges.map((edge) => ({
        id: edge.id,
        from: edge.from,
        to: edge.to,
        type: typeOf(edge.kind),
        properties: properties(edge.values)
      }))
    },
    positions: new Map(graph.vertices.map(({ id: vertex, x, y }) => [vertex, { x, y }])),
    shapes: Object.fromEntries(Object.entries(model.vertices).map(([kind, { shape }]) => [labelOf(kind), shape]))
  }
}

/** Labels, types and property keys of a graph, for the completion and the list beside the editor. */
export interface Vocabulary {
  labels: readonly string[]
  types: readonly string[]
  keys: readonly string[]
}

export function vocabularyOf({ vertices, edges }: GraphData): Vocabulary {
  const unique = (words: readonly string[]) => [...new Set(words)].sort()
  return {
    labels: unique(vertices.flatMap(({ labels }) => labels)),
    types: unique(edges.map(({ type }) => type)),
    keys: unique([...vertices, ...edges].flatMap(({ properties }) => Object.keys(properties)))
  }
}
