import { asc } from 'drizzle-orm'
import { columnSuffix } from '../../../src/contract/locale'
import type { Slide } from '../../../src/contract/slides'
import { requestLocale } from '../../api/answer'
import { slides } from '../db/content-schema'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'

/** `GET slideshow/list`: the slides in order, in the language of the request. */
export function listSlides({ db, isPublished }: Published): MainHandler<'GET /slideshow/list'> {
  return async ({ c, arrivedAt }) => {
    const suffix = columnSuffix(requestLocale(c))
    const rows = await db.select().from(slides).where(isPublished(slides, arrivedAt)).orderBy(asc(slides.place), asc(slides.id))
    return rows.map(
      (row): Slide => ({
        id: row.id,
        kind: row[`kind${suffix}`],
        title: row[`title${suffix}`],
        linkText: row[`linkText${suffix}`],
        href: row.href
      })
    )
  }
}
