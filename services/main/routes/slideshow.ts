import { asc } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import type { Slide } from '../../../src/contract/slides'
import { requestLocale, succeed } from '../../api/answer'
import { slides } from '../db/schema'

/** The columns of each language. */
const columns = {
  'zh-CN': { kind: 'kindZh', title: 'titleZh', linkText: 'linkTextZh' },
  'en-US': { kind: 'kindEn', title: 'titleEn', linkText: 'linkTextEn' }
} as const

/** `GET slideshow/list`: the slides in their order, in the language of the request. */
export function listSlides({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const language = columns[requestLocale(c)]
    const rows = await db.select().from(slides).orderBy(asc(slides.place), asc(slides.id))
    const shown = rows.map(
      (row): Slide => ({
        id: row.id,
        kind: row[language.kind],
        title: row[language.title],
        linkText: row[language.linkText],
        href: row.href
      })
    )
    return succeed(c, shown)
  }
}
