import { formulaStart } from '~/contract/csv'

/** A file that a visitor chose, read in the browser. */
export interface CsvFile {
  name: string
  text: string
}

/** A row of a file, with the line on which it begins. */
interface CsvRow {
  line: number
  cells: readonly string[]
}

export interface CsvTable {
  file: string
  /** Column names: not empty and unique. */
  head: readonly string[]
  rows: readonly CsvRow[]
}

/** Why a file was rejected; `line` counts from 1 in the named file. */
export interface CsvFault<Kind extends string> {
  kind: Kind
  file: string
  line: number
  /** The invalid text, as entered. */
  text: string
}

export type CsvTableFault = CsvFault<'bytes' | 'empty' | 'quote' | 'header' | 'cells'>

/**
 * Reads a CSV file (RFC 4180) with a header. All rows must have the header's number of cells; empty lines are ignored. Never
 * throws.
 * @param bytes largest size of the file
 */
export function readCsvTable({ name, text }: CsvFile, bytes: number): CsvTable | { fault: CsvTableFault } {
  const refuse = (kind: CsvTableFault['kind'], line: number, wrong: string) => ({
    fault: { kind, file: name, line, text: wrong }
  })
  if (new TextEncoder().encode(text).length > bytes) return refuse('bytes', 1, '')
  const read = readRows(text.replace(/^\uFEFF/, ''))
  if ('open' in read) return refuse('quote', read.line, read.open)
  const [first, ...rows] = read.rows
  if (!first) return refuse('empty', 1, '')
  const head = first.cells.map((cell) => cell.trim())
  if (new Set(head).size < head.length || head.includes('')) return refuse('header', 1, first.cells.join(','))
  const uneven = rows.find(({ cells }) => cells.length !== head.length)
  return uneven ? refuse('cells', uneven.line, uneven.cells.join(',')) : { file: name, head, rows }
}

function readRows(text: string): { rows: CsvRow[] } | { open: string; line: number } {
  const rows: CsvRow[] = []
  const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  let line = 1
  let row: string[] = []
  let start = 1
  while (cellPattern.lastIndex < text.length || row.length > 0) {
    const at = cellPattern.lastIndex
    const match = cellPattern.exec(text)
    if (!match) return { open: text.slice(at, at + 20), line }
    const [whole, quoted, plain = '', end] = match
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    // Removes the apostrophe that an export puts before a negative number to keep spreadsheets from running it as a formula.
    row.push(cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell)
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === ',') continue
    if (row.some((each) => each.trim() !== '')) rows.push({ line: start, cells: row })
    row = []
    start = line
    if (end === '') break
  }
  return { rows }
}
