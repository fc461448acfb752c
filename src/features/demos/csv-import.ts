import type { DemoEdge, DemoGraph, DemoModel, DemoVertex } from '~/demos/types'
import type { CsvFault, CsvFile } from '~/lib/csv-table'
import { type EdgeRow, type GraphCsvFault, type GraphTable, readGraphCsv, type VertexRow } from '~/lib/graph-csv'

/*
 * A visitor's own graph (`lib/graph-csv.ts`) as a demo takes it: labels and types are the demo's kinds, the numbers that it reads
 * are values, and `x` and `y` are positions. It has no use for other columns.
 */

/** Why files were refused. */
export type ImportFault = GraphCsvFault | CsvFault<'vertex-kind'> | CsvFault<'edge-kind'> | CsvFault<'number'>

/** A graph whose vertices may lack positions, which the worker then computes. */
interface ImportedGraph {
  graph: DemoGraph
  isPlaced: boolean
  /** Columns of which the demo makes nothing. */
  ignored: readonly string[]
}

type ImportResult = ImportedGraph | { fault: ImportFault }

/** Stops reading at the first fault; caught by `importGraph`. */
class ImportError extends Error {
  constructor(readonly fault: ImportFault) {
    super(fault.kind)
  }
}

const positions = ['x', 'y'] as const

/**
 * Reads the files into a graph of the demo's kinds. Never throws.
 * @param numbers names of the numbers that the demo reads
 */
export function importGraph(files: readonly CsvFile[], model: DemoModel, numbers: readonly string[]): ImportResult {
  const read = readGraphCsv(files)
  if ('fault' in read) return read
  try {
    const vertices = read.vertices.flatMap((table) => readVertices(table, model, numbers))
    const edges = read.edges.flatMap((table) => readEdges(table, model, numbers))
    const ignored = [
      ...read.vertices.flatMap(({ columns }) => columns.filter((name) => ![...positions, ...numbers].includes(name))),
      ...read.edges.flatMap(({ columns }) => columns.filter((name) => !numbers.includes(name)))
    ]
    return {
      graph: { vertices, edges: edges.map((edge, index) => ({ ...edge, id: `e${index + 1}` })) },
      isPlaced: read.vertices.every(({ columns }) => positions.every((name) => columns.includes(name))),
      ignored: [...new Set(ignored)]
    }
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.fault }
    throw error
  }
}

function readVertices(table: GraphTable<VertexRow>, model: DemoModel, numbers: readonly string[]): DemoVertex[] {
  return table.rows.map((row) => {
    const kind = kindOf(row, model.vertices, 'vertex-kind')
    const { x = 0, y = 0 } = numbersOf(table, row, positions)
    const values = numbersOf(table, row, numbers)
    return { id: row.id, kind, x, y, ...(Object.keys(values).length > 0 && { values }) }
  })
}

function readEdges(table: GraphTable<EdgeRow>, model: DemoModel, numbers: readonly string[]): Omit<DemoEdge, 'id'>[] {
  return table.rows.map((row) => {
    const kind = kindOf(row, model.edges, 'edge-kind')
    const values = numbersOf(table, row, numbers)
    return { from: row.from, to: row.to, kind, ...(Object.keys(values).length > 0 && { values }) }
  })
}

/** The demo's kind that a row names, in upper or lower case; its first kind for a row without a name. */
function kindOf(row: VertexRow | EdgeRow, kinds: object, fault: 'vertex-kind' | 'edge-kind'): string {
  const names = Object.keys(kinds)
  const kind = row.name === '' ? names[0] : names.find((name) => name.toLowerCase() === row.name.toLowerCase())
  if (kind === undefined) throw new ImportError({ kind: fault, file: row.file, line: row.line, text: row.name })
  return kind
}

/** The named columns as numbers; an empty cell has no value. */
function numbersOf(
  { columns }: GraphTable<VertexRow | EdgeRow>,
  { file, line, cells }: VertexRow | EdgeRow,
  names: readonly string[]
): Record<string, number> {
  const entries = columns.flatMap((name, index): [string, number][] => {
    const text = cells[index] ?? ''
    if (!names.includes(name) || text === '') return []
    if (!/^-?\d{1,12}(\.\d{1,9})?$/.test(text)) throw new ImportError({ kind: 'number', file, line, text })
    return [[name, Number(text)]]
  })
  return Object.fromEntries(entries)
}
