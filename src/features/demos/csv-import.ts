import type { DemoEdge, DemoGraph, DemoModel, DemoVertex } from '~/demos/types'
import { type CsvFault, type CsvFile, type CsvRow, type CsvTable, type CsvTableFault, readCsvTable } from '~/lib/csv-table'
import { importLimits } from './import-limits'

/*
 * A visitor's own graph from CSV, read in the browser and sent nowhere. A file lists vertices (`id,kind`) or edges
 * (`from,to,kind`); other columns of numbers are properties, and `x` and `y` are positions.
 */

/** Why files were refused. */
export type ImportFault =
  | CsvTableFault
  | CsvFault<'id' | 'twice' | 'vertex-kind' | 'edge-kind' | 'unknown-end' | 'number' | 'vertices' | 'edges' | 'no-vertices'>

/** A graph whose vertices may lack positions, which the worker then computes. */
interface ImportedGraph {
  graph: DemoGraph
  isPlaced: boolean
}

type ImportResult = ImportedGraph | { fault: ImportFault }

/** Stops reading at the first fault; caught by `importGraph`. */
class ImportError extends Error {
  constructor(readonly fault: ImportFault) {
    super(fault.kind)
  }
}

/** Reads the files into a graph of the demo's kinds. Never throws. */
export function importGraph(files: readonly CsvFile[], model: DemoModel): ImportResult {
  try {
    const tables = files.map(readTable)
    const vertices = tables.flatMap((table) => (table.head.includes('id') ? readVertices(table, model) : []))
    rejectTwice(vertices)
    const [first] = files
    if (vertices.length === 0) throw new ImportError({ kind: 'no-vertices', file: first?.name ?? '', line: 1, text: '' })
    const ids = new Set(vertices.map(({ vertex }) => vertex.id))
    const edges = tables.flatMap((table) => (table.head.includes('id') ? [] : readEdges(table, model, ids)))
    limit(vertices, 'vertices')
    limit(edges, 'edges')
    return {
      graph: {
        vertices: vertices.map(({ vertex }) => vertex),
        edges: edges.map(({ edge }, index) => ({ ...edge, id: `e${index + 1}` }))
      },
      isPlaced: tables.every(({ head }) => !head.includes('id') || (head.includes('x') && head.includes('y')))
    }
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.fault }
    throw error
  }
}

function readTable(file: CsvFile): CsvTable {
  const read = readCsvTable(file, importLimits.bytes)
  if ('fault' in read) throw new ImportError(read.fault)
  const head = read.head.map((name) => name.toLowerCase())
  const isKnown = head.includes('id') ? head.includes('kind') : head.includes('from') && head.includes('to')
  if (!isKnown || new Set(head).size < head.length)
    throw new ImportError({ kind: 'header', file: file.name, line: 1, text: head.join(',') })
  return { ...read, head }
}

interface ReadVertex extends CsvRow {
  file: string
  vertex: DemoVertex
}

interface ReadEdge extends CsvRow {
  file: string
  edge: Omit<DemoEdge, 'id'>
}

function readVertices(table: CsvTable, model: DemoModel): ReadVertex[] {
  return table.rows.map((row) => {
    const cell = cellsOf(table, row)
    const [id, kind] = [cell('id'), cell('kind')]
    if (!/^[\p{L}\p{N}@._/+:~-]{1,80}$/u.test(id))
      throw new ImportError({ kind: 'id', file: table.file, line: row.line, text: id })
    if (!Object.hasOwn(model.vertices, kind))
      throw new ImportError({ kind: 'vertex-kind', file: table.file, line: row.line, text: kind })
    const values = numbersOf(table, row, ['id', 'kind'])
    const { x = 0, y = 0, ...rest } = values
    return { ...row, file: table.file, vertex: { id, kind, x, y, ...(Object.keys(rest).length > 0 && { values: rest }) } }
  })
}

function readEdges(table: CsvTable, model: DemoModel, ids: ReadonlySet<string>): ReadEdge[] {
  const [onlyKind = ''] = Object.keys(model.edges)
  return table.rows.map((row) => {
    const cell = cellsOf(table, row)
    const [from, to] = [cell('from'), cell('to')]
    for (const end of [from, to])
      if (!ids.has(end)) throw new ImportError({ kind: 'unknown-end', file: table.file, line: row.line, text: end })
    const kind = cell('kind') || onlyKind
    if (!Object.hasOwn(model.edges, kind))
      throw new ImportError({ kind: 'edge-kind', file: table.file, line: row.line, text: kind })
    const values = numbersOf(table, row, ['from', 'to', 'kind'])
    return { ...row, file: table.file, edge: { from, to, kind, ...(Object.keys(values).length > 0 && { values }) } }
  })
}

const cellsOf =
  ({ head }: CsvTable, { cells }: CsvRow) =>
  (name: string) =>
    (cells[head.indexOf(name)] ?? '').trim()

/** The other columns as numbers; an empty cell has no value. */
function numbersOf({ file, head }: CsvTable, { line, cells }: CsvRow, texts: readonly string[]): Record<string, number> {
  const entries = head.flatMap((name, index): [string, number][] => {
    const text = (cells[index] ?? '').trim()
    if (texts.includes(name) || text === '') return []
    if (!/^-?\d{1,12}(\.\d{1,9})?$/.test(text)) throw new ImportError({ kind: 'number', file, line, text })
    return [[name, Number(text)]]
  })
  return Object.fromEntries(entries)
}

function rejectTwice(vertices: readonly ReadVertex[]): void {
  const seen = new Set<string>()
  for (const { file, line, vertex } of vertices) {
    if (seen.has(vertex.id)) throw new ImportError({ kind: 'twice', file, line, text: vertex.id })
    seen.add(vertex.id)
  }
}

function limit(rows: readonly (ReadVertex | ReadEdge)[], kind: 'vertices' | 'edges'): void {
  const beyond = rows[importLimits[kind]]
  if (beyond) throw new ImportError({ kind, file: beyond.file, line: beyond.line, text: String(rows.length) })
}
