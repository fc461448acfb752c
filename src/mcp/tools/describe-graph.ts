import * as v from 'valibot'
import { loadPlaygroundCopy } from '~/features/queries/copy'
import { exercises } from '~/features/queries/copy/exercises'
import { setName } from '~/features/queries/data-set-names'
import { dataSetIds, loadDataSet } from '~/features/queries/data-sets'
import type { GraphData, PropertyData } from '~/query/engine'
import { languageField, setLanguage, tool } from '../tool'

const maxQuestions = 5

export const describeGraph = tool({
  name: 'describe_graph',
  title: 'Describe a sample graph',
  description:
    'The labels of the vertices and edges of a sample graph with their properties, what each edge connects, counts, an example of each, and questions with queries.',
  input: v.object({
    graph: v.pipe(v.picklist(dataSetIds), v.description('An id of list_graphs.')),
    language: languageField
  }),
  run: async ({ graph: id, language }) => {
    const locale = setLanguage(language)
    const [{ graph }, { questions }] = await Promise.all([loadDataSet(id), loadPlaygroundCopy(locale)])
    const selected = exercises.filter(({ dataSet }) => dataSet === id).slice(0, maxQuestions)
    return {
      id,
      name: setName(id),
      vertices: graph.vertices.length,
      edges: graph.edges.length,
      vertexLabels: vertexLabelsOf(graph),
      edgeLabels: edgeLabelsOf(graph),
      ...(selected.length > 0 && {
        questions: selected.map((each) => ({ question: questions[each.id] ?? '', query: each.query }))
      })
    }
  }
})

interface ElementSummary {
  count: number
  properties: Record<string, string>
  example: Readonly<Record<string, PropertyData>>
}

/** Counts a vertex or an edge, and records the types of its properties. */
function countElement(all: Map<string, ElementSummary>, name: string, properties: Readonly<Record<string, PropertyData>>): void {
  const described = all.get(name) ?? { count: 0, properties: {}, example: properties }
  described.count += 1
  for (const [key, value] of Object.entries(properties)) described.properties[key] ??= typeName(value)
  all.set(name, described)
}

const typeName = (value: PropertyData): string => {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' ? (Object.keys(value)[0] ?? 'map') : typeof value
}

function vertexLabelsOf({ vertices }: GraphData) {
  const all = new Map<string, ElementSummary>()
  for (const { labels, properties } of vertices) for (const label of labels) countElement(all, label, properties)
  return Object.fromEntries(all)
}

function edgeLabelsOf({ vertices, edges }: GraphData) {
  const labels = new Map(vertices.map((vertex) => [vertex.id, vertex.labels.join(':')]))
  const all = new Map<string, ElementSummary>()
  for (const { from, to, type, properties } of edges) {
    countElement(all, `(:${labels.get(from) ?? ''})-[:${type}]->(:${labels.get(to) ?? ''})`, properties)
  }
  return Object.fromEntries(all)
}
