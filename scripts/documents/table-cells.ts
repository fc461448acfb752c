import type { Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** The texts of a table's cells by row, the head first. */
export const cellsOf = (table: Table): string[][] => table.children.map((row) => row.children.map((cell) => textOf(cell)))
