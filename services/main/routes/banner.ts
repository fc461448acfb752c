import { and, desc, gt, isNull, lte, or } from 'drizzle-orm'
import { internationalLocale, originalLocale } from '../../../src/contract/locale'
import { banners } from '../db/content-schema'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'

/** `GET banner/current`: the banner whose time it is; null without one. */
export function showBanner(published: Published): MainHandler<'GET /banner/current'> {
  return async ({ arrivedAt }) => {
    const row = await findBanner(published, arrivedAt)
    if (!row) return null
    return {
      id: `${row.id}-${row.entryVersion}`,
      text: { [originalLocale]: row.textZh, [internationalLocale]: row.textEn },
      linkText: { [originalLocale]: row.linkTextZh, [internationalLocale]: row.linkTextEn },
      href: row.href
    }
  }
}

/** The banner whose time it is; of several, the one published last. */
export async function findBanner({ db, isPublished }: Published, now: number): Promise<typeof banners.$inferSelect | undefined> {
  const { startsAt, endsAt, publishFrom, id } = banners
  const hasBegun = or(isNull(startsAt), lte(startsAt, now))
  const goesOn = or(isNull(endsAt), gt(endsAt, now))
  const [row] = await db
    .select()
    .from(banners)
    .where(and(isPublished(banners, now), hasBegun, goesOn))
    .orderBy(desc(publishFrom), desc(id))
    .limit(1)
  return row
}
