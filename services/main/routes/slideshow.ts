import { asc } from 'drizzle-orm'
import type { Slide } from '../../../src/contract/slides'
import { requestLocale } from '../../api/answer'
import { slides } from '../db/content-schema'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'

/** Columns by language. */
const columns = {
  'zh-CN': { kind: 'kindZh', title: 'titleZh', linkText: 'linkTextZh' },
  'en-US': { kind: 'kindEn', title: 'titleEn', linkText: 'linkTextEn' }
} as const

/** `GET slideshow/list`: the slides in order, in the language of the request. */
export function listSlides({ db, isPublished }: Published): MainHandler<'GET /slideshow/list'> {
  return async ({ c, arrivedAt }) => {
    const language = columns[requestLocale(c)]
    const rows = await db.select().from(slides).where(isPublished(slides, arrivedAt)).orderBy(asc(slides.place), asc(slides.id))
    return rows.map(
      (row): Slide => ({
        id: row.id,
        kind: row[language.kind],
        title: row[language.title],
        linkText: row[language.linkText],
        href: row.href
      })
    )
  }
}
