/** To the second, UTC. */
export const moment = (at: number | null): string => (at === null ? '-' : `${new Date(at).toISOString().slice(0, 19)}Z`)

/** Lines with aligned columns. */
export function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}
