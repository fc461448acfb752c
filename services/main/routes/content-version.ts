import { sql } from 'drizzle-orm'
import { sha256 } from '../../api/digest'
import { entryTables, type Published } from '../entry-tables'
import type { MainHandler } from '../handler'
import { findBanner } from './banner'

/**
 * `GET content/version`: a digest of which versions of which entries count at this moment. Rows begin and end to count by the
 * clock, so a counter of changes would not do.
 */
export function showContentVersion(published: Published): MainHandler<'GET /content/version'> {
  const { db, isPublished } = published
  return async ({ arrivedAt }) => {
    const counted = Object.entries(entryTables).map(([name, table]) => {
      const { id, entryVersion, publishFrom } = table
      return sql`SELECT ${name} AS name, count(*) AS entries, total(${id}) AS ids, total(${entryVersion}) AS versions,
        total(${publishFrom}) AS begun, max(${publishFrom}) AS latest FROM ${table} WHERE ${isPublished(table, arrivedAt)}`
    })
    // D1 joins no more than five selects.
    const [banner, ...rows] = await Promise.all([
      findBanner(published, arrivedAt),
      ...counted.map((statement) => db.all(statement))
    ])
    return { version: sha256(JSON.stringify([rows, banner?.id])).slice(0, 32) }
  }
}
