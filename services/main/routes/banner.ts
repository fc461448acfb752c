import { and, desc, gt, isNull, lte, or } from 'drizzle-orm'
import { banners } from '../db/content-schema'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'

/** `GET banner/current`: the banner whose time it is, of several the one published last; null without one. */
export function showBanner({ db, isPublished }: Published): MainHandler<'GET /banner/current'> {
  return async ({ arrivedAt }) => {
    const { startsAt, endsAt, publishFrom, id } = banners
    const hasBegun = or(isNull(startsAt), lte(startsAt, arrivedAt))
    const goesOn = or(isNull(endsAt), gt(endsAt, arrivedAt))
    const [row] = await db
      .select()
      .from(banners)
      .where(and(isPublished(banners, arrivedAt), hasBegun, goesOn))
      .orderBy(desc(publishFrom), desc(id))
      .limit(1)
    if (!row) return null
    return {
      id: `${row.id}-${row.entryVersion}`,
      text: { 'zh-CN': row.textZh, 'en-US': row.textEn },
      linkText: { 'zh-CN': row.linkTextZh, 'en-US': row.linkTextEn },
      href: row.href
    }
  }
}
