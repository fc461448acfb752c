import { accounts, holders, transfers } from './weaving'

/* The rows of the three tables as an import reads them, and the vertices and edges that they become. */

export const tableNames = ['customers', 'accounts', 'transfers'] as const
export type TableName = (typeof tableNames)[number]

export interface Row {
  table: TableName
  /** Of a transfer: from, to, amount. */
  cells: readonly string[]
}

const amounts = ['3200', '1800', '1750', '900', '2400'] as const

/** In the order of the import: vertices first, then edges. */
export const rows: readonly Row[] = [
  ...holders.map((holder): Row => ({ table: 'customers', cells: [holder] })),
  ...accounts.map((cells): Row => ({ table: 'accounts', cells })),
  ...transfers.map((ends, index): Row => ({ table: 'transfers', cells: [...ends, amounts[index] ?? ''] }))
]

/** The account that a transfer names and the table of accounts lacks. */
export const missingAccount: Row = { table: 'accounts', cells: ['A9', 'C3'] }

/** The rows with the missing account at the end of its table. */
export const completedRows: readonly Row[] = [
  ...rows.filter(({ table }) => table !== 'transfers'),
  missingAccount,
  ...rows.filter(({ table }) => table === 'transfers')
]

export interface MappedRow {
  vertex?: string
  edge?: { from: string; to: string; type: 'HOLDS' | 'TRANSFERRED' }
  /** The row is rejected: no vertex has this end. */
  missing?: string
}

function mapRow({ table, cells: [first = '', second = ''] }: Row, known: ReadonlySet<string>): MappedRow {
  if (table === 'customers') return { vertex: first }
  const ends = table === 'accounts' ? [second] : [first, second]
  const missing = ends.find((id) => !known.has(id))
  if (missing !== undefined) return { missing }
  if (table === 'accounts') return { vertex: first, edge: { from: second, to: first, type: 'HOLDS' } }
  return { edge: { from: first, to: second, type: 'TRANSFERRED' } }
}

/** Maps the rows to vertices and edges, one after the other: an end is known if an earlier row became its vertex. */
export function mapRows(read: readonly Row[]): MappedRow[] {
  const known = new Set<string>()
  return read.map((row) => {
    const mapped = mapRow(row, known)
    if (mapped.vertex !== undefined) known.add(mapped.vertex)
    return mapped
  })
}

/** Totals of the mapped rows. */
export const countMapped = (mapped: readonly MappedRow[]) => ({
  rows: mapped.length,
  vertices: mapped.filter(({ vertex }) => vertex !== undefined).length,
  edges: mapped.filter(({ edge }) => edge !== undefined).length,
  refused: mapped.filter(({ missing }) => missing !== undefined).length
})

const labelOf = (id: string) => (id.startsWith('C') ? 'Customer' : 'Account')
const pattern = (id: string) => `(${id}:${labelOf(id)})`

/** The vertex or edge of a row, as a pattern of the graph; undefined for a rejected row. */
export function patternOf({ vertex, edge }: MappedRow): string | undefined {
  if (edge) return `${pattern(edge.from)}-[:${edge.type}]->${pattern(edge.to)}`
  return vertex === undefined ? undefined : pattern(vertex)
}
