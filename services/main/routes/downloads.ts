import { and, asc, eq } from 'drizzle-orm'
import { type Download, downloadKinds } from '../../../src/contract/downloads'
import { downloads } from '../db/content-schema'
import { entryOf, fileOf, isGated } from '../entries'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'
import { contentLocale } from '../lists'

/** `GET downloadCentre/list`: editions, then drivers, then tools, each in its order. Answers 400 (field). */
export function listDownloads({ db, isPublished }: Published): MainHandler<'GET /downloadCentre/list'> {
  return async ({ c, query, arrivedAt }) => {
    const [rows, languages] = await db.batch([
      db
        .select()
        .from(downloads)
        .where(and(eq(downloads.language, contentLocale(c, query)), isPublished(downloads, arrivedAt)))
        .orderBy(asc(downloads.kind), asc(downloads.place), asc(downloads.id)),
      db
        .select({ id: downloads.id, language: downloads.language })
        .from(downloads)
        .where(isPublished(downloads, arrivedAt))
        .orderBy(asc(downloads.id), asc(downloads.language))
    ])
    const languagesOf = Map.groupBy(languages, ({ id }) => id)
    return downloadKinds.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .map((row) => ({ ...itemOf(row), languages: (languagesOf.get(row.id) ?? []).map(({ language }) => language) }))
    )
  }
}

const itemOf = (row: typeof downloads.$inferSelect): Omit<Download, 'languages'> => ({
  ...entryOf(row),
  kind: row.kind,
  edition: row.edition,
  programmingLanguage: row.programmingLanguage,
  version: row.version,
  releasedOn: row.releasedOn,
  documents: row.documents,
  apiDocuments: row.apiDocuments,
  // Rows from before the rule of `downloadContradiction` may name an open package, whose address must not be given.
  file: row.kind === 'edition' && !isGated(row) ? null : fileOf(row),
  isGated: isGated(row)
})
