import { type CsvFault, type CsvFile, type CsvTable, type CsvTableFault, readCsvTable } from '~/lib/csv-table'
import type { EdgeData, GraphData, PropertyData, VertexData } from '~/query/engine'
import { arrange } from '~/ui/figure/arrange'
import type { VertexShape } from '~/ui/figure/network'
import type { QueryGraph } from './data-sets'
import { graphLimits } from './worker-messages'

/*
 * A visitor's own graph from CSV, read in the browser and sent nowhere. A file with the column `id` lists vertices, with `label` their
 * label; one with `from` and `to` lists edges, with `type` their type. All other columns are properties.
 */

export const ownGraphLimits = { ...graphLimits, bytes: 2_000_000, cell: 2000 } as const

export type OwnGraphFault =
  | CsvTableFault
  | CsvFault<'id' | 'twice' | 'name' | 'unknown-end' | 'long' | 'vertices' | 'edges' | 'no-vertices'>

/** Label and type of rows that name none. */
const unnamed = { label: 'Vertex', type: 'CONNECTED' } as const

/** By the order in which the labels occur. */
const shapes: readonly VertexShape[] = ['circle', 'square', 'diamond', 'triangle']

/** Pairs of vertices that are compared for the drawing, as many as take a tenth of a second. */
const maxPairs = 15_000_000

/** Reads the files into a graph with its drawing, or says why not. Never throws. */
export function readOwnGraph(files: readonly CsvFile[]): QueryGraph | { fault: OwnGraphFault } {
  const tables: CsvTable[] = []
  for (const file of files) {
    const read = readCsvTable(file, ownGraphLimits.bytes)
    if ('fault' in read) return read
    const { head } = read
    const isKnown = head.includes('id') || (head.includes('from') && head.includes('to'))
    if (!isKnown || head.some((name) => name.length > 80))
      return { fault: { kind: 'header', file: file.name, line: 1, text: head.join(',') } }
    tables.push(read)
  }
  const entries = tables.flatMap(entriesOf)
  const vertices = entries.filter(({ isVertex }) => isVertex)
  const edges = entries.filter(({ isVertex }) => !isVertex)
  const fault = faultOf(vertices, edges, files[0]?.name ?? '')
  return fault ? { fault } : drawn({ vertices: vertices.map(vertexOf), edges: edges.map(edgeOf) })
}

/** A row by the names of its columns. */
interface Entry {
  file: string
  line: number
  isVertex: boolean
  cells: ReadonlyMap<string, string>
  properties: { readonly [name: string]: PropertyData }
}

/** Columns that are not properties. */
const structure = { vertex: ['id', 'label'], edge: ['from', 'to', 'type'] } as const

function entriesOf({ file, head, rows }: CsvTable): Entry[] {
  const isVertex = head.includes('id')
  const own: readonly string[] = isVertex ? structure.vertex : structure.edge
  const readers = head.map((_, index) => readerOf(rows.map(({ cells }) => (cells[index] ?? '').trim())))
  return rows.map(({ line, cells }) => {
    const properties = head.flatMap((name, index): [string, PropertyData][] => {
      const text = (cells[index] ?? '').trim()
      const value = text === '' || own.includes(name) ? undefined : readers[index]?.(text)
      return value === undefined ? [] : [[name, value]]
    })
    return {
      file,
      line,
      isVertex,
      cells: new Map(head.map((name, index) => [name, (cells[index] ?? '').trim()])),
      properties: Object.fromEntries(properties)
    }
  })
}

/** How a column's cells are read: as integers, floats, booleans or dates if all of them are, otherwise as text. */
function readerOf(cells: readonly string[]): (text: string) => PropertyData {
  const filled = cells.filter((cell) => cell !== '')
  const all = (pattern: RegExp) => filled.every((cell) => pattern.test(cell))
  if (all(/^-?\d{1,15}$/)) return Number
  if (all(/^-?\d{1,15}(\.\d{1,15})?$/)) return (text) => ({ float: Number(text) })
  if (all(/^(true|false)$/)) return (text) => text === 'true'
  if (filled.every(isDate)) return (date) => ({ date })
  return String
}

const isDate = (text: string) => {
  const day = Date.parse(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : '')
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}

/** The first fault of the rows. */
function faultOf(vertices: readonly Entry[], edges: readonly Entry[], file: string): OwnGraphFault | undefined {
  if (vertices.length === 0) return { kind: 'no-vertices', file, line: 1, text: '' }
  const ids = new Set<string>()
  const at = (kind: OwnGraphFault['kind'], entry: Entry, text: string) => ({ kind, file: entry.file, line: entry.line, text })
  for (const entry of [...vertices, ...edges]) {
    const cell = (name: string) => entry.cells.get(name) ?? ''
    const long = [...entry.cells.values()].find((text) => text.length > ownGraphLimits.cell)
    if (long !== undefined) return at('long', entry, `${long.slice(0, 40)}…`)
    const name = cell(entry.isVertex ? 'label' : 'type')
    if (!/^[\p{L}_][\p{L}\p{N}_]{0,60}$/u.test(name || unnamed.label)) return at('name', entry, name)
    if (!entry.isVertex) {
      const lost = [cell('from'), cell('to')].find((end) => !ids.has(end))
      if (lost !== undefined) return at('unknown-end', entry, lost)
      continue
    }
    const id = cell('id')
    if (id === '' || id.length > 80) return at('id', entry, id.slice(0, 80))
    if (ids.has(id)) return at('twice', entry, id)
    ids.add(id)
  }
  const [vertex, edge] = [vertices[ownGraphLimits.vertices], edges[ownGraphLimits.edges]]
  return (vertex && at('vertices', vertex, '')) ?? (edge && at('edges', edge, ''))
}

function vertexOf({ cells, properties }: Entry): VertexData {
  const id = cells.get('id') ?? ''
  return { id, labels: [cells.get('label') || unnamed.label], properties: { id, ...properties } }
}

function edgeOf({ cells, properties }: Entry, index: number): EdgeData {
  const [from, to] = [cells.get('from') ?? '', cells.get('to') ?? '']
  return { id: `e${index + 1}`, from, to, type: cells.get('type') || unnamed.type, properties }
}

function drawn(graph: GraphData): QueryGraph {
  const labels = [...new Set(graph.vertices.flatMap((vertex) => vertex.labels))]
  const pairs = graph.vertices.length ** 2 / 2
  const steps = Math.min(160, Math.ceil(maxPairs / pairs))
  return {
    graph,
    places: arrange(graph, { width: 900, height: 600, steps }),
    shapes: Object.fromEntries(labels.map((label, index) => [label, shapes[index] ?? 'circle']))
  }
}
