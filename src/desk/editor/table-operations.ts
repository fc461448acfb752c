import type { Cell, Table } from '~/contract/blocks'
import { gridOf, tableLimits } from '~/contract/tables'
import { joined } from './inline'

/*
 * Changes of a table, each a new table. They work on the grid, where a merged cell is in every position that it covers, and
 * read spans from it afterwards, so that no order of changes can leave cells that overlap or a hole.
 */

type Grid = Cell[][]

const emptyCell = (): Cell => ({ text: [] })

/** A table of empty cells, with a header row. */
export const newTable = (rows: number, columns: number): Table => ({
  type: 'table',
  hasHeaderRow: true,
  hasHeaderColumn: false,
  widths: [],
  rows: Array.from({ length: rows }, () => Array.from({ length: columns }, emptyCell))
})

export const gridOfTable = ({ rows }: Table): Grid => gridOf(rows) ?? []

export const columnsOf = (table: Table): number => gridOfTable(table)[0]?.length ?? 0

/** The rows of a grid: each cell at the position where it begins, with its spans. */
export const rowsOfGrid = (grid: Grid): Cell[][] =>
  grid.map((line, row) =>
    line.flatMap((cell, column) => {
      if (line[column - 1] === cell || grid[row - 1]?.[column] === cell) return []
      const colSpan = line.slice(column).findIndex((other) => other !== cell)
      const rowSpan = grid.slice(row).findIndex((other) => other[column] !== cell)
      const spans = {
        colSpan: colSpan < 0 ? line.length - column : colSpan,
        rowSpan: rowSpan < 0 ? grid.length - row : rowSpan
      }
      return [
        {
          text: cell.text,
          ...(spans.colSpan > 1 && { colSpan: spans.colSpan }),
          ...(spans.rowSpan > 1 && { rowSpan: spans.rowSpan })
        }
      ]
    })
  )

const changed = (table: Table, grid: Grid, widths = table.widths): Table => ({ ...table, widths, rows: rowsOfGrid(grid) })

const inserted = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at)
]
const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, index) => index !== at)

/** Adds an empty row before the row `at`. A cell that covers the rows around it becomes taller. */
export function withRow(table: Table, at: number): Table {
  const grid = gridOfTable(table)
  if (grid.length >= tableLimits.rows) return table
  const fresh = Array.from({ length: columnsOf(table) }, (_, column) => {
    const [above, below] = [grid[at - 1]?.[column], grid[at]?.[column]]
    return above !== undefined && above === below ? above : emptyCell()
  })
  return changed(table, inserted(grid, at, fresh))
}

/** Adds an empty column before the column `at`. */
export function withColumn(table: Table, at: number): Table {
  const grid = gridOfTable(table)
  if (columnsOf(table) >= tableLimits.columns) return table
  const fresh = new Map<Cell, Cell>()
  const wider = grid.map((line) => {
    const [before, after] = [line[at - 1], line[at]]
    const cell = before !== undefined && before === after ? before : emptyCell()
    if (before !== undefined) fresh.set(before, cell)
    return inserted(line, at, cell)
  })
  const widths = at < table.widths.length ? inserted(table.widths, at, 0) : table.widths
  return changed(table, wider, widths)
}

/** Undefined if the table would be empty. */
export function withoutRow(table: Table, at: number): Table | undefined {
  const grid = gridOfTable(table)
  return grid.length > 1 ? changed(table, without(grid, at)) : undefined
}

/** Undefined if the table would be empty. */
export function withoutColumn(table: Table, at: number): Table | undefined {
  if (columnsOf(table) <= 1) return undefined
  return changed(
    table,
    gridOfTable(table).map((line) => without(line, at)),
    without(table.widths, at)
  )
}

/** Places of a grid, all included. */
export interface Area {
  top: number
  left: number
  bottom: number
  right: number
}

/** The smallest area around the given one that cuts no cell. */
export function wholeArea(table: Table, { top, left, bottom, right }: Area): Area {
  const grid = gridOfTable(table)
  const inside = new Set(grid.slice(top, bottom + 1).flatMap((line) => line.slice(left, right + 1)))
  const rows = grid.flatMap((line, row) => (line.some((cell) => inside.has(cell)) ? [row] : []))
  const columns = grid.flatMap((line) => line.flatMap((cell, column) => (inside.has(cell) ? [column] : [])))
  const whole = {
    top: Math.min(top, ...rows),
    left: Math.min(left, ...columns),
    bottom: Math.max(bottom, ...rows),
    right: Math.max(right, ...columns)
  }
  const isSame = whole.top === top && whole.left === left && whole.bottom === bottom && whole.right === right
  return isSame ? whole : wholeArea(table, whole)
}

/** The cells of an area as a table. */
export function partOf(table: Table, { top, left, bottom, right }: Area): Table {
  const rows = gridOfTable(table).slice(top, bottom + 1)
  return {
    type: 'table',
    hasHeaderRow: table.hasHeaderRow && top === 0,
    hasHeaderColumn: table.hasHeaderColumn && left === 0,
    widths: table.widths.slice(left, right + 1),
    rows: rowsOfGrid(rows.map((line) => line.slice(left, right + 1)))
  }
}

/**
 * Puts the cells of another table in place of those from a position on; rows and columns are added as they are needed, and
 * merged cells that would be cut are split. Undefined if the table would get too large.
 */
export function withPart(table: Table, { row, column }: { row: number; column: number }, part: Table): Table | undefined {
  const given = gridOfTable(part)
  const [bottom, right] = [row + given.length, column + (given[0]?.length ?? 0)]
  if (bottom > tableLimits.rows || right > tableLimits.columns) return undefined
  let larger = table
  while (larger.rows.length < bottom) larger = withRow(larger, larger.rows.length)
  while (columnsOf(larger) < right) larger = withColumn(larger, columnsOf(larger))
  const isInside = (at: number, over: number) => at >= row && at < bottom && over >= column && over < right
  const places = (cell: Cell) =>
    gridOfTable(larger).flatMap((line, at) => line.flatMap((one, over) => (one === cell ? [[at, over] as const] : [])))
  for (const cell of new Set(
    gridOfTable(larger)
      .slice(row, bottom)
      .flatMap((line) => line.slice(column, right))
  )) {
    const [first] = places(cell)
    if (first && !places(cell).every(([at, over]) => isInside(at, over))) larger = split(larger, ...first)
  }
  return changed(
    larger,
    gridOfTable(larger).map((line, at) =>
      line.map((cell, over) => (isInside(at, over) ? (given[at - row]?.[over - column] ?? cell) : cell))
    )
  )
}

/** Merges the cells of an area, and those that it cuts, into one with all their texts. */
export function merged(table: Table, area: Area): Table {
  const { top, left, bottom, right } = wholeArea(table, area)
  const grid = gridOfTable(table)
  const cells = new Set(grid.slice(top, bottom + 1).flatMap((line) => line.slice(left, right + 1)))
  const texts = [...cells].map(({ text }) => text).filter((text) => text.length > 0)
  const whole: Cell = { text: joined(texts) }
  return changed(
    table,
    grid.map((line, row) =>
      line.map((cell, column) => (row >= top && row <= bottom && column >= left && column <= right ? whole : cell))
    )
  )
}

/** Splits a merged cell. Its text stays in the first position. */
export function split(table: Table, row: number, column: number): Table {
  const grid = gridOfTable(table)
  const given = grid[row]?.[column]
  let isFirst = true
  return changed(
    table,
    grid.map((line) =>
      line.map((cell) => {
        if (cell !== given) return cell
        const fresh = isFirst ? { text: cell.text } : emptyCell()
        isFirst = false
        return fresh
      })
    )
  )
}

/** First position of the cell with this number, counting cells in the order of the rows; undefined without such a cell. */
export function positionOfCell(table: Table, index: number): { row: number; column: number } | undefined {
  const cell = table.rows.flat()[index]
  const grid = gridOfTable(table)
  const row = grid.findIndex((line) => cell !== undefined && line.includes(cell))
  return row < 0 || cell === undefined ? undefined : { row, column: grid[row]?.indexOf(cell) ?? 0 }
}

/** Cells from elsewhere as a complete grid: spans are cut at the edges and holes filled. */
export function completeGrid(rows: readonly (readonly Cell[])[]): Grid {
  const grid = rows.map((): Cell[] => [])
  for (const [row, cells] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column += 1
      const bottom = Math.min(rows.length, row + (cell.rowSpan ?? 1))
      for (let index = column; index < column + (cell.colSpan ?? 1) && grid[row]?.[index] === undefined; index += 1) {
        for (const line of grid.slice(row, bottom)) line[index] ??= cell
      }
    }
  }
  const width = Math.max(0, ...grid.map((line) => line.length))
  return grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? emptyCell()))
}
