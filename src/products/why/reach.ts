/*
 * A lattice of vertices, each connected to its four neighbors: how many vertices a search between two of them visits from
 * one end, and how many from both.
 */

export const lattice = { columns: 15, rows: 11 } as const
export interface Cell {
  column: number
  row: number
}
export const from: Cell = { column: 4, row: 5 }
export const to: Cell = { column: 10, row: 5 }

export const cells: readonly Cell[] = Array.from({ length: lattice.columns * lattice.rows }, (_, index) => ({
  column: index % lattice.columns,
  row: Math.floor(index / lattice.columns)
}))

/** Hops between two vertices of the lattice. */
export const hopsBetween = (a: Cell, b: Cell) => Math.abs(a.column - b.column) + Math.abs(a.row - b.row)
export const distance = hopsBetween(from, to)

/** Vertices visited until the search succeeds: from one end all within the distance, from both ends all within half of it. */
export const seenFrom = {
  one: cells.filter((cell) => hopsBetween(cell, from) <= distance),
  both: cells.filter((cell) => Math.min(hopsBetween(cell, from), hopsBetween(cell, to)) <= distance / 2)
} as const
