import { betweenness } from '~/demos/algorithms/betweenness'
import { type CompactGraph, compactGraph, type Direction } from '~/demos/algorithms/compact-graph'
import { components } from '~/demos/algorithms/components'
import { personalizedPageRank } from '~/demos/algorithms/pagerank'
import { cheapestPaths, pathTo } from '~/demos/algorithms/search'
import { QueryError } from '../faults'
import type { Span } from '../parse/syntax'
import { type Edge, isList, isMap, isNumber, type MapValue, Path, typeOf, type Value, Vertex } from '../values'
import { aggregateNames, functionNames } from './function-names'
import type { Graph } from './graph'
import { takeSteps } from './limits'

/** An algorithm that `CALL` runs with a map of settings as its argument, or a list of names, which takes no argument. */
interface Procedure {
  /** The name as written in a call; that of an algorithm has no namespace, because any is accepted. */
  name: string
  fields: readonly string[]
  run: (graph: Graph, settings: Settings) => Iterable<Readonly<Record<string, Value>>>
}

/** Reads the settings of a call. */
class Settings {
  constructor(
    readonly map: MapValue,
    readonly at: Span
  ) {}

  /** A name or a list of names, under either key; empty for all. */
  names(...keys: string[]): Set<string> {
    const value = keys.map((key) => this.map.get(key)).find((each) => each !== undefined) ?? null
    const list = isList(value) ? value : value === null ? [] : [value]
    return new Set(list.map((each) => (typeof each === 'string' ? each : this.#refuse(keys[0] ?? '', each))))
  }

  number(key: string, otherwise: number, min: number, max: number): number {
    const value = this.map.get(key) ?? null
    if (value === null) return otherwise
    const number = isNumber(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? number : this.#refuse(key, value)
  }

  vertex(key: string): Vertex {
    const value = this.map.get(key) ?? null
    return value instanceof Vertex ? value : this.#refuse(key, value)
  }

  direction(otherwise: Direction): Direction {
    const value = this.map.get('direction') ?? otherwise
    return value === 'in' || value === 'out' || value === 'both' ? value : this.#refuse('direction', value)
  }

  #refuse(key: string, value: Value): never {
    throw new QueryError(
      'argument',
      { operation: key, value: typeof value === 'string' ? value : String(isNumber(value) ? value : key) },
      this.at
    )
  }
}

interface Projected {
  vertices: Vertex[]
  edges: Edge[]
  compact: CompactGraph
}

/** The part of the graph that the settings name, in typed arrays. */
function project(graph: Graph, settings: Settings): Projected {
  const [labels, types] = [settings.names('nodes', 'vertex', 'vertices'), settings.names('edges', 'edge')]
  const vertices = [...graph.vertices.values()].filter(
    (vertex) => labels.size === 0 || [...vertex.labels].some((label) => labels.has(label))
  )
  const numbers = new Map(vertices.map((vertex, index) => [vertex, index]))
  const edges = [...graph.edges.values()].filter(
    ({ type, from, to }) => (types.size === 0 || types.has(type)) && numbers.has(from) && numbers.has(to)
  )
  takeSteps((vertices.length + edges.length) / 20)
  const ends = (end: 'from' | 'to') => edges.map((edge) => numbers.get(edge[end]) ?? 0)
  return { vertices, edges, compact: compactGraph(vertices.length, ends('from'), ends('to')) }
}

/** The property `id` of a data set, or the id that the engine gave. */
const idOf = (vertex: Vertex): Value => vertex.properties.get('id') ?? BigInt(vertex.id)

/** Steps of the engine that take as long as one pass over the typed arrays. */
const passCost = ({ vertices, edges }: Projected) => (vertices.length + edges.length) / 200

const scored = ({ vertices }: Projected, scores: ArrayLike<number>) =>
  vertices.map((node, index) => ({ node, id: idOf(node), score: scores[index] ?? 0 }))

const algorithms: Readonly<Record<string, Procedure>> = {
  pagerank: {
    name: 'pageRank',
    fields: ['node', 'score', 'id'],
    run: (graph, settings) => {
      const projected = project(graph, settings)
      const iterations = settings.number('iterations', 20, 1, 100)
      takeSteps(passCost(projected) * 100)
      let scores = new Float64Array(projected.vertices.length)
      personalizedPageRank(projected.compact, {
        seeds: [...projected.vertices.keys()],
        damping: settings.number('damping', 0.85, 0, 1),
        direction: settings.direction('out'),
        onIteration: (iteration, current) => {
          if (iteration <= iterations) scores = current.slice()
        }
      })
      return scored(projected, scores)
    }
  },
  betweenness: {
    name: 'betweenness',
    fields: ['node', 'score', 'id'],
    run: (graph, settings) => {
      const projected = project(graph, settings)
      takeSteps(passCost(projected) * projected.vertices.length)
      return scored(projected, betweenness(projected.compact, settings.direction('both')))
    }
  },
  degree: {
    name: 'degree',
    fields: ['node', 'score', 'id'],
    run: (graph, settings) => {
      const projected = project(graph, settings)
      const { start } = projected.compact.adjacency[settings.direction('both')]
      return projected.vertices.map((node, index) => ({
        node,
        id: idOf(node),
        score: BigInt((start[index + 1] ?? 0) - (start[index] ?? 0))
      }))
    }
  },
  weaklyconnectedcomponents: {
    name: 'weaklyConnectedComponents',
    fields: ['node', 'component', 'id'],
    run: (graph, settings) => {
      const { vertices, compact } = project(graph, settings)
      return components(compact).flatMap((members, component) =>
        members.flatMap((member) => {
          const node = vertices[member]
          return node ? [{ node, id: idOf(node), component: BigInt(component) }] : []
        })
      )
    }
  },
  shortestpath: {
    name: 'shortestPath',
    fields: ['path', 'cost'],
    run: (graph, settings) => {
      const { vertices, edges, compact } = project(graph, settings)
      const weight = [...settings.names('weight')][0]
      const [source, target] = [vertices.indexOf(settings.vertex('source')), vertices.indexOf(settings.vertex('target'))]
      const weights = edges.map(({ properties }) => {
        const value = weight === undefined ? 1 : (properties.get(weight) ?? null)
        return isNumber(value) ? Number(value) : Number.POSITIVE_INFINITY
      })
      if (weights.some((each) => each < 0))
        throw new QueryError('argument', { operation: 'weight', value: weight ?? '' }, settings.at)
      const tree = cheapestPaths(compact, [source], (edge) => weights[edge] ?? 1, { direction: settings.direction('out') })
      const cost = tree.distance[target] ?? Number.POSITIVE_INFINITY
      if (source < 0 || target < 0 || !Number.isFinite(cost)) return []
      const found = pathTo(tree, target)
      const path = new Path(
        found.vertices.flatMap((index) => vertices[index] ?? []),
        found.edges.flatMap((index) => edges[index] ?? [])
      )
      return [{ path, cost }]
    }
  }
}

/** A procedure of one column, of names in their order. */
const listing = (name: string, field: string, of: (graph: Graph) => Iterable<string>): Procedure => ({
  name,
  fields: [field],
  run: (graph) => [...of(graph)].sort().map((each) => ({ [field]: each }))
})

const algorithmName = ({ name }: Procedure) => `algo.${name}`

const listings: readonly Procedure[] = [
  listing('db.labels', 'label', ({ labels }) => labels),
  listing('db.relationshipTypes', 'relationshipType', ({ types }) => types),
  listing('db.propertyKeys', 'propertyKey', ({ keys }) => keys),
  // SHOW FUNCTIONS and SHOW PROCEDURES
  listing('show.functions', 'name', () => [...functionNames, ...aggregateNames]),
  {
    name: 'show.procedures',
    fields: ['name', 'yields'],
    run: () =>
      [...listings.slice(0, 3), ...Object.values(algorithms)].map((each) => ({
        name: each.name.includes('.') ? each.name : algorithmName(each),
        yields: each.fields
      }))
  }
]

/** The procedures that a query can name. */
export const procedureNames: readonly string[] = [
  ...listings.slice(0, 3).map(({ name }) => name),
  ...Object.values(algorithms).map(algorithmName)
]

export function procedureOf(name: string): Procedure | undefined {
  const known = name.toLowerCase()
  const last = known.slice(known.lastIndexOf('.') + 1)
  const algorithm = last !== known && Object.hasOwn(algorithms, last) ? algorithms[last] : undefined
  return listings.find((each) => each.name.toLowerCase() === known) ?? algorithm
}

/** Whether it takes settings. */
export const takesSettings = ({ name }: Procedure): boolean => !name.includes('.')

/** The rows of a call. @throws QueryError for settings that the algorithm does not take */
export function runProcedure(name: string, argument: Value, graph: Graph, at: Span): Iterable<Readonly<Record<string, Value>>> {
  const procedure = procedureOf(name)
  if (!procedure) throw new QueryError('unknownProcedure', { name }, at)
  if (argument !== null && !isMap(argument)) throw new QueryError('type', { operation: name, type: typeOf(argument) }, at)
  return procedure.run(graph, new Settings(argument ?? new Map(), at))
}
