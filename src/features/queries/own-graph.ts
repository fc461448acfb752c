import { isDay } from '~/contract/day'
import type { CsvFault, CsvFile } from '~/lib/csv-table'
import { type EdgeRow, type GraphCsvFault, type GraphTable, readGraphCsv, type VertexRow } from '~/lib/graph-csv'
import type { EdgeData, GraphData, PropertyData, VertexData } from '~/query/engine'
import { arrange } from '~/ui/figure/arrange'
import type { VertexShape } from '~/ui/figure/network'
import type { QueryGraph } from './data-sets'

/* A visitor's own graph (`lib/graph-csv.ts`) as the engine takes it: labels and types as they are, other columns as properties. */

export type OwnGraphFault = GraphCsvFault | CsvFault<'name'>

/** Label and type of rows that name none. */
const unnamed = { label: 'Vertex', type: 'CONNECTED' } as const

/** By the order in which the labels occur. */
const shapes: readonly VertexShape[] = ['circle', 'square', 'diamond', 'triangle']

/** Reads the files into a graph with its drawing, or returns the fault. Never throws. */
export function readOwnGraph(files: readonly CsvFile[]): QueryGraph | { fault: OwnGraphFault } {
  const read = readGraphCsv(files)
  if ('fault' in read) return read
  const rows = [...read.vertices, ...read.edges].flatMap((table): readonly (VertexRow | EdgeRow)[] => table.rows)
  const unnameable = rows.find(({ name }) => !/^[\p{L}_][\p{L}\p{N}_]{0,60}$/u.test(name || unnamed.label))
  if (unnameable) {
    const { file, line, name } = unnameable
    return { fault: { kind: 'name', file, line, text: name } }
  }
  const vertices = read.vertices.flatMap((table) => withProperties(table).map(vertexOf))
  const edges = read.edges.flatMap((table) => withProperties(table)).map(edgeOf)
  return drawn({ vertices, edges })
}

type Properties = { readonly [name: string]: PropertyData }
type Read<Row> = [row: Row, properties: Properties]

function withProperties<Row extends VertexRow | EdgeRow>({ columns, rows }: GraphTable<Row>): Read<Row>[] {
  const readers = columns.map((_, index) => readerOf(rows.map(({ cells }) => cells[index] ?? '')))
  return rows.map((row) => {
    const properties = columns.flatMap((name, index): [string, PropertyData][] => {
      const text = row.cells[index] ?? ''
      const value = text === '' ? undefined : readers[index]?.(text)
      return value === undefined ? [] : [[name, value]]
    })
    return [row, Object.fromEntries(properties)]
  })
}

/** Parser for the cells of a column: of integers, floats, booleans or dates if all of them are, otherwise of text. */
function readerOf(cells: readonly string[]): (text: string) => PropertyData {
  const filled = cells.filter((cell) => cell !== '')
  const all = (pattern: RegExp) => filled.every((cell) => pattern.test(cell))
  // A zero in front is part of a code or a number of an account, which arithmetic would lose.
  if (all(/^-?(0|[1-9]\d{0,14})$/)) return Number
  // An exponent has a sign or a decimal point in front, as programs write it: 12E4 is a code.
  if (all(/^-?(0|[1-9]\d{0,14})(\.\d+([eE][+-]?\d+)?|[eE][+-]\d+)?$/) && filled.every((cell) => Number.isFinite(Number(cell))))
    return (text) => ({ float: Number(text) })
  if (all(/^(true|false)$/)) return (text) => text === 'true'
  if (filled.every(isDay)) return (date) => ({ date })
  return String
}

const vertexOf = ([{ id, name }, properties]: Read<VertexRow>): VertexData => ({
  id,
  labels: [name || unnamed.label],
  properties: { id, ...properties }
})

const edgeOf = ([{ from, to, name }, properties]: Read<EdgeRow>, index: number): EdgeData => ({
  id: `e${index + 1}`,
  from,
  to,
  type: name || unnamed.type,
  properties
})

function drawn(graph: GraphData): QueryGraph {
  const labels = [...new Set(graph.vertices.flatMap((vertex) => vertex.labels))]
  return {
    graph,
    positions: arrange(graph, { width: 900, height: 600 }),
    shapes: Object.fromEntries(labels.map((label, index) => [label, shapes[index] ?? 'circle']))
  }
}
