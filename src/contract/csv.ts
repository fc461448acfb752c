/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte-order mark, without which Excel reads Chinese in the local encoding,
 * and every cell in quotes. A cell that a spreadsheet would run as a formula begins with an apostrophe instead.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** The table as a CSV file. */
export const csvBlob = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' })

/** Start of a formula, in full width too, or the white space that a spreadsheet skips before it. */
export const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

const cell = (text: string) => `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
