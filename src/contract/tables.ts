/* The grid of a table with merged cells, and the rule by which a table can be drawn as a chart (spec §5). */

export const tableLimits = { columns: 20, rows: 100, usual: 5 } as const

interface SpannedCell {
  colSpan?: number | undefined
  rowSpan?: number | undefined
}

/**
 * The cell that covers each position of a table, row by row: a merged cell is repeated in all positions that it covers.
 * Undefined if cells overlap, leave a position empty, extend below the last row or exceed the limits.
 */
export function gridOf<Cell extends SpannedCell>(rows: readonly (readonly Cell[])[]): Cell[][] | undefined {
  if (rows.length === 0 || rows.length > tableLimits.rows) return undefined
  const grid = rows.map((): Cell[] => [])
  for (const [index, cells] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[index]?.[column] !== undefined) column += 1
      const { colSpan = 1, rowSpan = 1 } = cell
      if (index + rowSpan > rows.length || column + colSpan > tableLimits.columns) return undefined
      for (const line of grid.slice(index, index + rowSpan)) {
        for (let index = column; index < column + colSpan; index += 1) {
          if (line[index] !== undefined) return undefined
          line[index] = cell
        }
      }
    }
  }
  const width = grid[0]?.length ?? 0
  // The keys of an array do not include its holes.
  const isFull = width > 0 && grid.every((line) => line.length === width && Object.keys(line).length === width)
  return isFull ? grid : undefined
}

const numberPattern = /^\d*\.?\d+$/

/** Whether the texts of a table can be drawn: at least 2 × 2 with headings, equal rows, and only numbers in the body. */
export function isChartable(rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0
  const body = rows.slice(1).map((row) => row.slice(1))
  return (
    rows.length >= 2 &&
    rows.length <= tableLimits.rows &&
    width >= 2 &&
    width <= tableLimits.columns &&
    rows.every((row) => row.length === width) &&
    body.flat().every((text) => numberPattern.test(text))
  )
}
