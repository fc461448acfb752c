import { eachNeighbor } from '../algorithms/compact-graph'
import { outWeights, personalizedPageRank } from '../algorithms/pagerank'
import { pathTo, reach } from '../algorithms/search'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * Recommends books to a reader by personalized PageRank. The score of a book is the sum of the shares that its neighbors pass on to
 * it; these terms and the shortest path from the reader explain each recommendation.
 */

const parameters = [
  { name: 'reader', kind: 'vertex', of: ['person'], default: 'R001' },
  { name: 'through', kind: 'choice', options: ['both', 'borrowed', 'about'], default: 'both' },
  { name: 'damping', kind: 'number', min: 50, max: 95, step: 5, default: 85 },
  { name: 'count', kind: 'number', min: 1, max: 10, step: 1, default: 5 }
] as const satisfies readonly Parameter[]

const shownIterations = [1, 2, 3, 4, 6, 10, 20, 40]
const maxTerms = 6

interface Analysis {
  graph: IndexedGraph
  reader: number
  /** Books that the reader has borrowed. */
  own: Set<number>
  scores: Float64Array
  iterations: { number: number; reached: number; best: number; change: number }[]
  /** Books that are new to the reader, best first. */
  ranked: number[]
  damping: number
}

/** Scores are told in thousandths, because they sum to 1 over the whole graph. */
const thousandths = (score: number): number => Math.round(score * 1e5) / 100

const analyze = memoizeLast((data: DemoGraph, values: ParameterValues): Analysis => {
  const through = textIn(values, 'through')
  const reader = data.vertices.findIndex(({ id }) => id === textIn(values, 'reader'))
  const name = data.vertices[reader]?.id
  // The reader's own loans stay, or there would be nothing to start from.
  const graph = indexGraph(data, (edge) => through === 'both' || edge.kind === through || edge.from === name)
  const own = new Set<number>()
  if (reader >= 0) eachNeighbor(graph.adjacency.both, reader, (book) => own.add(book))
  const isNew = (vertex: number): boolean => data.vertices[vertex]?.kind === 'book' && !own.has(vertex)
  const ranking = (scores: Float64Array): number[] =>
    [...scores.keys()]
      .filter((vertex) => isNew(vertex) && (scores[vertex] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  const iterations: Analysis['iterations'] = []
  const damping = numberIn(values, 'damping') / 100
  const scores = personalizedPageRank(graph, {
    seeds: reader < 0 ? [] : [reader],
    damping,
    direction: 'both',
    onIteration: (number, now, change) => {
      if (!shownIterations.includes(number)) return
      iterations.push({
        number,
        reached: now.reduce((sum, score) => sum + Number(score > 0), 0),
        best: ranking(now)[0] ?? -1,
        change
      })
    }
  })
  return { graph, reader, own, scores, iterations, ranked: ranking(scores), damping }
})

function run(data: DemoGraph, values: ParameterValues): Run {
  const { graph, reader, own, scores, iterations, ranked } = analyze(data, values)
  const name = textIn(values, 'reader')
  const trace: TraceStep[] = [
    { sentence: 'start', values: { reader: name, books: own.size }, vertices: reader < 0 ? [] : [[name, 'start']] },
    {
      sentence: 'own',
      values: { books: own.size },
      vertices: graph.ids([...own]).map((id) => [id, 'solid'])
    },
    ...iterations.map(({ number, reached, best, change }) => ({
      sentence: best < 0 ? 'iteration-none' : 'iteration',
      values: { number, reached, change: Number(change.toExponential(1)), ...(best >= 0 && { best: graph.id(best) }) }
    }))
  ]
  const tree = reach(graph, reader < 0 ? [] : [reader], { direction: 'both' })
  const isOwn = new Set(graph.ids([...own]))
  const rows: ResultRow[] = ranked.slice(0, numberIn(values, 'count')).map((vertex, index) => {
    const book = graph.id(vertex)
    const { vertices, edges } = pathTo(tree, vertex)
    const cells = { place: index + 1, book, score: thousandths(scores[vertex] ?? 0), hops: edges.length }
    trace.push({
      sentence: 'book',
      values: cells,
      vertices: [
        ...graph
          .ids(vertices.slice(1, -1))
          .filter((id) => !isOwn.has(id))
          .map((id) => [id, 'path'] as const),
        [book, 'answer']
      ],
      edges: graph.edgeIds(edges).map((id) => [id, 'path'])
    })
    return { id: book, isFinding: true, vertices: [book], edges: [], cells }
  })
  const facts = { reader: name, books: rows.length, best: rows[0]?.id ?? 'none', own: own.size }
  trace.push({ sentence: rows.length > 0 ? 'end' : 'end-none', values: facts })
  return { trace, rows, facts }
}

function explain(data: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const { graph, reader, own, scores, ranked, damping } = analyze(data, values)
  const number = graph.numberOf(vertex) ?? -1
  const score = scores[number] ?? 0
  const alone = { vertices: [vertex], edges: [] }
  const facts = { vertex, reader: textIn(values, 'reader'), score: thousandths(score) }
  if (number === reader) return { sentence: 'why-reader', values: { ...facts, books: own.size }, ...alone }
  if (score === 0) return { sentence: 'why-apart', values: facts, ...alone }
  const { vertices, edges } = pathTo(reach(graph, [reader], { direction: 'both' }), number)
  const sums = outWeights(graph, 'both', () => 1)
  const parts: { neighbor: number; value: number }[] = []
  eachNeighbor(graph.adjacency.both, number, (neighbor) => {
    parts.push({ neighbor, value: (1000 * damping * (scores[neighbor] ?? 0)) / (sums[neighbor] ?? 1) })
  })
  parts.sort((a, b) => b.value - a.value || a.neighbor - b.neighbor)
  const rest = parts.slice(maxTerms).reduce((sum, { value }) => sum + value, 0)
  const place = ranked.indexOf(number) + 1
  const sentence = own.has(number)
    ? 'why-own'
    : place === 0
      ? 'why-between'
      : place <= numberIn(values, 'count')
        ? 'why-book'
        : 'why-later'
  return {
    sentence,
    values: { ...facts, place, hops: edges.length, neighbors: parts.length },
    vertices: graph.ids(vertices),
    edges: graph.edgeIds(edges),
    terms: [
      ...parts.slice(0, maxTerms).map(({ neighbor, value }) => ({ vertices: graph.ids([neighbor, number]), value })),
      ...(rest > 0 ? [{ vertices: [], value: rest }] : [])
    ]
  }
}

export default {
  parameters,
  columns: [
    { name: 'place', isNumber: true },
    { name: 'book', isNumber: false },
    { name: 'score', isNumber: true },
    { name: 'hops', isNumber: true }
  ],
  run,
  explain
} satisfies Method
