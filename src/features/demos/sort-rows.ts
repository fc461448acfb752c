import type { ResultRow } from '~/demos/types'

export interface RowOrder {
  column: string
  direction: 'ascending' | 'descending'
}

/** The rows in another order; rows that are equal in the column stay in the order of the method. */
export function sortRows(rows: readonly ResultRow[], order: RowOrder | undefined): readonly ResultRow[] {
  if (!order) return rows
  const sign = order.direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => sign * compareCells(a.cells[order.column], b.cells[order.column]))
}

const collator = new Intl.Collator('en', { numeric: true })

function compareCells(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a ?? ''), String(b ?? ''))
}

/** The order after the head of a column was pressed: numbers from the largest first, then the other direction, then as found. */
export function nextOrder(order: RowOrder | undefined, column: string, isNumber: boolean): RowOrder | undefined {
  const first = isNumber ? 'descending' : 'ascending'
  if (order?.column !== column) return { column, direction: first }
  if (order.direction !== first) return undefined
  return { column, direction: isNumber ? 'ascending' : 'descending' }
}
