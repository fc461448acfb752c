import { QueryError } from '../faults'
import { CalendarDate, Edge, Instant, isList, type Value, Vertex } from '../values'

/** A property as data sets, messages and addresses have it. Whole numbers are integers, unless `float` says otherwise. */
export type PropertyData =
  | string
  | number
  | boolean
  | readonly PropertyData[]
  | { date: string }
  | { datetime: string }
  | { float: number }

export interface VertexData {
  /** Unique among the vertices of the graph. */
  id: string
  labels: readonly string[]
  properties: Readonly<Record<string, PropertyData>>
}

export interface EdgeData {
  /** Unique among the edges of the graph. */
  id: string
  from: string
  to: string
  type: string
  properties: Readonly<Record<string, PropertyData>>
}

export interface GraphData {
  vertices: readonly VertexData[]
  edges: readonly EdgeData[]
}

/** The value of a property, of data that has been validated. */
export function valueFrom(data: PropertyData): Value {
  if (typeof data === 'string' || typeof data === 'boolean') return data
  if (typeof data === 'number') return Number.isSafeInteger(data) ? BigInt(data) : data
  if ('date' in data) return new CalendarDate(Math.floor(Date.parse(`${data.date}T00:00:00Z`) / 86_400_000))
  if ('datetime' in data) return new Instant(Date.parse(data.datetime))
  if ('float' in data) return data.float
  return data.map(valueFrom)
}

function dataOf(value: Value): PropertyData {
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { float: value } : value
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (value instanceof CalendarDate) return { date: value.toString() }
  if (value instanceof Instant) return { datetime: value.toString() }
  return isList(value) ? value.map(dataOf) : String(value)
}

const propertiesOf = (data: Readonly<Record<string, PropertyData>>) =>
  new Map(Object.entries(data).map(([key, value]) => [key, valueFrom(value)]))

/** The graph of a query: a property graph in memory. */
export class Graph {
  readonly vertices = new Map<string, Vertex>()
  readonly edges = new Map<string, Edge>()
  #byLabel: Map<string, Vertex[]> | undefined
  #lastId = 0

  constructor(data: GraphData) {
    for (const { id, labels, properties } of data.vertices)
      this.vertices.set(id, new Vertex(this.#lastId++, id, new Set(labels), propertiesOf(properties)))
    for (const { id, from, to, type, properties } of data.edges) {
      const [source, target] = [this.vertices.get(from), this.vertices.get(to)]
      if (source && target) this.#connect(id, type, source, target, propertiesOf(properties))
    }
  }

  /** The vertices with the label, or all. */
  labeled(label: string | undefined): Iterable<Vertex> {
    return label === undefined ? this.vertices.values() : (this.#labels().get(label) ?? [])
  }

  count(label: string | undefined): number {
    return label === undefined ? this.vertices.size : (this.#labels().get(label)?.length ?? 0)
  }

  get labels(): Iterable<string> {
    return this.#labels().keys()
  }

  get types(): Set<string> {
    return new Set([...this.edges.values()].map(({ type }) => type))
  }

  get keys(): Set<string> {
    return new Set([...this.vertices.values(), ...this.edges.values()].flatMap(({ properties }) => [...properties.keys()]))
  }

  createVertex(labels: Iterable<string>, properties: Map<string, Value>): Vertex {
    const id = this.#lastId++
    const vertex = new Vertex(id, this.#newKey('v', id), new Set(labels), properties)
    this.vertices.set(vertex.key, vertex)
    this.#byLabel = undefined
    return vertex
  }

  createEdge(type: string, from: Vertex, to: Vertex, properties: Map<string, Value>): Edge {
    if (from.isDeleted || to.isDeleted) throw new QueryError('deleted')
    const id = this.#lastId
    return this.#connect(this.#newKey('e', id), type, from, to, properties)
  }

  addLabels(vertex: Vertex, labels: readonly string[]): void {
    for (const label of labels) vertex.labels.add(label)
    this.#byLabel = undefined
  }

  removeLabels(vertex: Vertex, labels: readonly string[]): void {
    for (const label of labels) vertex.labels.delete(label)
    this.#byLabel = undefined
  }

  deleteEdge(edge: Edge): void {
    if (edge.isDeleted) return
    edge.isDeleted = true
    this.edges.delete(edge.key)
    edge.from.out.splice(edge.from.out.indexOf(edge), 1)
    edge.to.in.splice(edge.to.in.indexOf(edge), 1)
  }

  /** Its edges must be gone. */
  deleteVertex(vertex: Vertex): void {
    if (vertex.isDeleted) return
    vertex.isDeleted = true
    this.vertices.delete(vertex.key)
    this.#byLabel = undefined
  }

  toData(): GraphData {
    const properties = (map: ReadonlyMap<string, Value>) =>
      Object.fromEntries([...map].map(([key, value]) => [key, dataOf(value)]))
    return {
      vertices: [...this.vertices.values()].map((vertex) => ({
        id: vertex.key,
        labels: [...vertex.labels],
        properties: properties(vertex.properties)
      })),
      edges: [...this.edges.values()].map((edge) => ({
        id: edge.key,
        from: edge.from.key,
        to: edge.to.key,
        type: edge.type,
        properties: properties(edge.properties)
      }))
    }
  }

  #labels(): Map<string, Vertex[]> {
    if (this.#byLabel) return this.#byLabel
    const byLabel = new Map<string, Vertex[]>()
    for (const vertex of this.vertices.values())
      for (const label of vertex.labels) {
        const list = byLabel.get(label)
        if (list) list.push(vertex)
        else byLabel.set(label, [vertex])
      }
    this.#byLabel = byLabel
    return byLabel
  }

  #connect(key: string, type: string, from: Vertex, to: Vertex, properties: Map<string, Value>): Edge {
    const edge = new Edge(this.#lastId++, key, type, from, to, properties)
    this.edges.set(key, edge)
    from.out.push(edge)
    to.in.push(edge)
    return edge
  }

  /** The key of something new, which no data set has. */
  #newKey(letter: string, id: number): string {
    let key = `+${letter}${id}`
    while (this.vertices.has(key) || this.edges.has(key)) key = `+${key}`
    return key
  }
}
