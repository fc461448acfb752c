/** A value as SQL: `wrangler d1 execute` takes no bound values, so local and remote databases both get literals. */
export function sqlLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error(`A ${typeof value} cannot be written as SQL`)
}
