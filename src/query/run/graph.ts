import { QueryError } from '../faults'
import { isArray } from '../read-only'
import { Duration, Edge, isList, Moment, momentKinds, Point, type Value, Vertex } from '../values'
import { parseDuration } from './duration'
import { takeSteps } from './limits'
import { parseMoment } from './temporal'

/** A property as data sets, messages and addresses have it. Whole numbers are integers, unless `float` says otherwise. */
export type PropertyData =
  | string
  | number
  | boolean
  | readonly PropertyData[]
  | { date: string }
  | { datetime: string }
  | { float: number }
  /** Beyond the integers of JavaScript. */
  | { integer: string }
  | { duration: string }
  | { localdatetime: string }
  | { time: string }
  | { localtime: string }
  /** The number of the system of coordinates, and the coordinates. */
  | { point: readonly number[] }

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

/** Changes by a statement: properties and labels of a new element count too, those of a deleted element do not. */
export interface Changes {
  verticesCreated: number
  verticesDeleted: number
  edgesCreated: number
  edgesDeleted: number
  labelsAdded: number
  labelsRemoved: number
  propertiesSet: number
  propertiesRemoved: number
}

/** The value of a property, of data that has been validated. */
export function valueFrom(data: PropertyData): Value {
  if (typeof data === 'string' || typeof data === 'boolean') return data
  if (typeof data === 'number') return Number.isSafeInteger(data) ? BigInt(data) : data
  if (isArray(data)) return data.map(valueFrom)
  if ('float' in data) return data.float
  if ('integer' in data) return BigInt(data.integer)
  if ('point' in data) return new Point(data.point[0] ?? 0, data.point.slice(1))
  if ('duration' in data) return parseDuration(data.duration) ?? data.duration
  return momentFrom(data)
}

/** Of data whose one key is the kind of the moment. */
function momentFrom(data: object): Value {
  const [[kind, text] = []] = Object.entries(data)
  const known = momentKinds.find((each) => each === kind)
  return (known && parseMoment(known, String(text))) ?? String(text)
}

function momentData(moment: Moment): PropertyData {
  const text = String(moment)
  switch (moment.kind) {
    case 'date':
      return { date: text }
    case 'localtime':
      return { localtime: text }
    case 'time':
      return { time: text }
    case 'localdatetime':
      return { localdatetime: text }
    case 'datetime':
      return { datetime: text }
  }
}

function dataOf(value: Value): PropertyData {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : { integer: String(value) }
  if (typeof value === 'number') return Number.isSafeInteger(value) || !Number.isFinite(value) ? { float: value } : value
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (value instanceof Moment) return momentData(value)
  if (value instanceof Point) return { point: [value.srid, ...value.coordinates] }
  if (value instanceof Duration) return { duration: String(value) }
  return isList(value) ? value.map(dataOf) : String(value)
}

const propertiesOf = (data: Readonly<Record<string, PropertyData>>) =>
  new Map(Object.entries(data).map(([key, value]) => [key, valueFrom(value)]))

/** The keys of properties that some of the elements have. */
export const keysOf = (elements: ReadonlyMap<string, Vertex | Edge>): Set<string> =>
  new Set([...elements.values()].flatMap(({ properties }) => [...properties.keys()]))

/** The graph of a query: a property graph in memory. */
export class Graph {
  readonly vertices = new Map<string, Vertex>()
  readonly edges = new Map<string, Edge>()
  readonly changes: Changes = {
    ...{ verticesCreated: 0, verticesDeleted: 0, edgesCreated: 0, edgesDeleted: 0 },
    ...{ labelsAdded: 0, labelsRemoved: 0, propertiesSet: 0, propertiesRemoved: 0 }
  }
  #byLabel: Map<string, Vertex[]> | undefined
  #lastId: number

  /** @param before the graph of an earlier statement, whose elements keep their ids */
  constructor(data: GraphData, before?: Graph) {
    takeSteps((data.vertices.length + data.edges.length) / 4)
    this.#lastId = before ? before.#lastId : 0
    for (const { id, labels, properties } of data.vertices) {
      const number = before?.vertices.get(id)?.id ?? this.#lastId++
      this.vertices.set(id, new Vertex(number, id, new Set(labels), propertiesOf(properties)))
    }
    for (const { id, from, to, type, properties } of data.edges) {
      const [source, target] = [this.vertices.get(from), this.vertices.get(to)]
      if (source && target) this.#connect(id, type, source, target, propertiesOf(properties), before?.edges.get(id)?.id)
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
    return new Set([...keysOf(this.vertices), ...keysOf(this.edges)])
  }

  createVertex(labels: Iterable<string>, properties: Map<string, Value>): Vertex {
    const id = this.#lastId++
    const vertex = new Vertex(id, this.#newKey('v', id), new Set(labels), properties)
    this.vertices.set(vertex.key, vertex)
    this.#byLabel = undefined
    this.changes.verticesCreated++
    this.changes.labelsAdded += vertex.labels.size
    this.changes.propertiesSet += properties.size
    return vertex
  }

  createEdge(type: string, from: Vertex, to: Vertex, properties: Map<string, Value>): Edge {
    if (from.isDeleted || to.isDeleted) throw new QueryError('deleted')
    const id = this.#lastId
    this.changes.edgesCreated++
    this.changes.propertiesSet += properties.size
    return this.#connect(this.#newKey('e', id), type, from, to, properties)
  }

  addLabels(vertex: Vertex, labels: readonly string[]): void {
    this.changes.labelsAdded -= vertex.labels.size
    for (const label of labels) vertex.labels.add(label)
    this.changes.labelsAdded += vertex.labels.size
    this.#byLabel = undefined
  }

  removeLabels(vertex: Vertex, labels: readonly string[]): void {
    for (const label of labels) this.changes.labelsRemoved += Number(vertex.labels.delete(label))
    this.#byLabel = undefined
  }

  /** Null removes a property. */
  setProperty({ properties }: Vertex | Edge, key: string, value: Value): void {
    if (value === null) this.changes.propertiesRemoved += Number(properties.delete(key))
    else {
      properties.set(key, value)
      this.changes.propertiesSet++
    }
  }

  deleteEdge(edge: Edge): void {
    if (edge.isDeleted) return
    edge.isDeleted = true
    this.changes.edgesDeleted++
    this.edges.delete(edge.key)
    edge.from.out.splice(edge.from.out.indexOf(edge), 1)
    edge.to.in.splice(edge.to.in.indexOf(edge), 1)
  }

  /** Its edges must be gone. */
  deleteVertex(vertex: Vertex): void {
    if (vertex.isDeleted) return
    vertex.isDeleted = true
    this.changes.verticesDeleted++
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

  #connect(key: string, type: string, from: Vertex, to: Vertex, properties: Map<string, Value>, id = this.#lastId++): Edge {
    const edge = new Edge(id, key, type, from, to, properties)
    this.edges.set(key, edge)
    from.out.push(edge)
    to.in.push(edge)
    return edge
  }

  /** The key of a new element, which no data set has. */
  #newKey(letter: string, id: number): string {
    let key = `+${letter}${id}`
    while (this.vertices.has(key) || this.edges.has(key)) key = `+${key}`
    return key
  }
}
