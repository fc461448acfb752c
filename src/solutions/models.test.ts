import { expect, test } from 'vitest'
import { solutionTypes } from './addresses'
import type { GraphModel } from './drawing'
import { loadSolutionGraph } from './query-graph'

const figures = import.meta.glob<{ graphModel: GraphModel }>('./*/figures.ts')

const typeName = (label = '') => label.replace(/[A-Z]/g, '_$&').toUpperCase()
const labelName = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

// The knowledge graph stores its labels as data: its model draws entities and facts.
test.each(solutionTypes.filter((type) => type !== 'knowledge'))(
  'the queries of «%s» run on the vertices and edges of the model that the page draws',
  async (type) => {
    const { vertices: kinds, edges: relations } = (await figures[`./${type}/figures.ts`]?.())?.graphModel ?? {
      vertices: [],
      edges: []
    }
    const { vertices, edges } = (await loadSolutionGraph(type)).graph
    const labels = new Map(vertices.map((vertex) => [vertex.id, vertex.labels]))
    const labelsOf = (id: string) => labels.get(id) ?? []
    const drawnKinds = new Set(kinds.map(({ id }) => labelName(id)))
    expect([...new Set([...labels.values()].flat())].filter((label) => !drawnKinds.has(label))).toEqual([])
    const drawn = new Set(
      relations.flatMap(({ from, label, to, directed = true }) => {
        const [start, end] = [labelName(from), labelName(to)]
        const there = `${start} ${typeName(label)} ${end}`
        return directed ? [there] : [there, `${end} ${typeName(label)} ${start}`]
      })
    )
    const joined = edges.flatMap((edge) =>
      labelsOf(edge.from).flatMap((from) => labelsOf(edge.to).map((to) => `${from} ${edge.type} ${to}`))
    )
    expect([...new Set(joined)].filter((edge) => !drawn.has(edge))).toEqual([])
  }
)
