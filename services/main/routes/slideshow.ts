import { asc } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import type { Slide } from '../../../src/contract/slides'
import { requestLocale, succeed } from '../../api/answer'
import { slides } from '../db/schema'

/** `GET slideshow/list`: the slides in their order, in the language of the request. */
export function listSlides({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const chinese = requestLocale(c) === 'zh-CN'
    const rows = await db.select().from(slides).orderBy(asc(slides.place), asc(slides.id))
    const shown = rows.map(
      (row): Slide => ({
        id: row.id,
        kind: chinese ? row.kindZh : row.kindEn,
        title: chinese ? row.titleZh : row.titleEn,
        linkText: chinese ? row.linkTextZh : row.linkTextEn,
        href: row.href
      })
    )
    return succeed(c, shown)
  }
}
