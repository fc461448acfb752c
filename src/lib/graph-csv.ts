import { type CsvFault, type CsvFile, type CsvTable, type CsvTableFault, readCsvTable } from './csv-table'
import { graphCsvLimits, vertexIdPattern } from './graph-csv-limits'

/*
 * Reads a visitor's own graph from CSV, for the online demos and the playground; nothing leaves the browser. A vertex file has
 * the columns `id,label`, an edge file `from,to,type`; all other columns are properties. Headings of other tools are accepted for
 * these five. Document 9 describes the format.
 */

/** Why the files were rejected. */
export type GraphCsvFault =
  | CsvTableFault
  | CsvFault<'unreadable' | 'id' | 'twice' | 'unknown-end' | 'long' | 'vertices' | 'edges' | 'no-vertices'>

interface Row {
  file: string
  line: number
  /** Label of a vertex or type of an edge; may be empty. */
  name: string
  /** Trimmed cells of the property columns. */
  cells: readonly string[]
}
export interface VertexRow extends Row {
  id: string
}
export interface EdgeRow extends Row {
  from: string
  to: string
}

/** The rows of a file, with the names of its property columns. */
export interface GraphTable<Each extends Row> {
  columns: readonly string[]
  rows: readonly Each[]
}

interface GraphCsv {
  vertices: readonly GraphTable<VertexRow>[]
  edges: readonly GraphTable<EdgeRow>[]
}

/** Accepted headings by meaning, in lower case: those of this format, of Neo4j's import, and of common edge lists. */
const headings = {
  id: ['id', ':id'],
  label: ['label', ':label', 'kind'],
  from: ['from', ':start_id', 'source'],
  to: ['to', ':end_id', 'target'],
  type: ['type', ':type', 'kind']
} as const
type Heading = keyof typeof headings

/** Reads the files. Returns a fault if they are invalid. Never throws. */
export function readGraphCsv(files: readonly CsvFile[]): GraphCsv | { fault: GraphCsvFault } {
  const vertices: GraphTable<VertexRow>[] = []
  const edges: GraphTable<EdgeRow>[] = []
  for (const file of files) {
    const table = readCsvTable(file, graphCsvLimits.bytes)
    if ('fault' in table) return table
    const { head } = table
    const at = (heading: Heading) => columnOf(head, heading)
    if (head.some((name) => name.length > 80)) return { fault: headerFault(table) }
    // An edge file may have an id column, which becomes a property.
    if (at('from') >= 0 && at('to') >= 0) {
      const read = (cells: readonly string[]) => ({ from: text(cells, at('from')), to: text(cells, at('to')) })
      edges.push(rowsOf(table, [at('from'), at('to')], at('type'), read))
    } else if (at('id') >= 0) {
      vertices.push(rowsOf(table, [at('id')], at('label'), (cells) => ({ id: text(cells, at('id')) })))
    } else return { fault: headerFault(table) }
  }
  const fault = faultOf(
    vertices.flatMap(({ rows }) => rows),
    edges.flatMap(({ rows }) => rows),
    files[0]?.name ?? ''
  )
  return fault ? { fault } : { vertices, edges }
}

const text = (cells: readonly string[], index: number) => (cells[index] ?? '').trim()

function columnOf(head: readonly string[], heading: Heading): number {
  const names = head.map((name) => name.toLowerCase())
  return headings[heading].map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1
}

const headerFault = ({ file, head }: CsvTable): GraphCsvFault => ({ kind: 'header', file, line: 1, text: head.join(',') })

function rowsOf<Ends>(
  { file, head, rows }: CsvTable,
  ends: readonly number[],
  name: number,
  read: (cells: readonly string[]) => Ends
): GraphTable<Row & Ends> {
  const others = [...head.keys()].filter((index) => index !== name && !ends.includes(index))
  return {
    columns: others.map((index) => head[index] ?? ''),
    rows: rows.map(({ line, cells }) => ({
      ...read(cells),
      file,
      line,
      name: text(cells, name),
      cells: others.map((index) => text(cells, index))
    }))
  }
}

/** The first fault in the rows. */
function faultOf(vertices: readonly VertexRow[], edges: readonly EdgeRow[], file: string): GraphCsvFault | undefined {
  if (vertices.length === 0) return { kind: 'no-vertices', file, line: 1, text: '' }
  const at = (kind: GraphCsvFault['kind'], row: Row, wrong: string) => ({ kind, file: row.file, line: row.line, text: wrong })
  const long = [...vertices, ...edges].flatMap((row) => {
    const cell = row.cells.find((each) => each.length > graphCsvLimits.cell)
    return cell === undefined ? [] : [at('long', row, `${cell.slice(0, 40)}…`)]
  })[0]
  if (long) return long
  const ids = new Set<string>()
  for (const row of vertices) {
    if (!vertexIdPattern.test(row.id)) return at('id', row, row.id.slice(0, 80))
    if (ids.has(row.id)) return at('twice', row, row.id)
    ids.add(row.id)
  }
  for (const row of edges) {
    const lost = [row.from, row.to].find((end) => !ids.has(end))
    if (lost !== undefined) return at('unknown-end', row, lost)
  }
  const [vertex, edge] = [vertices[graphCsvLimits.vertices], edges[graphCsvLimits.edges]]
  return (vertex && at('vertices', vertex, '')) ?? (edge && at('edges', edge, ''))
}
