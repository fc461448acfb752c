/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte-order mark, without which Excel reads Chinese in the local encoding, and
 * every cell in quotes. A cell that a spreadsheet would run as a formula begins with an apostrophe instead.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
