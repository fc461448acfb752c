import { contentLanguageOf } from '~/contract/locale'
import type { NewsItem } from '~/contract/news'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { SampleMark } from '~/ui/page/row-list'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'

/** A linked news title. Items in another language open in that language. */
export function NewsTitle({ item: { id, title, language } }: { item: NewsItem }) {
  const isForeign = language !== useLocale()
  const search = { id: String(id), ...(isForeign && { language: contentLanguageOf(language) }) }
  return (
    <PageLink to={{ path: '/news/detail', search }}>
      {isForeign ? <span lang={language}>{phrased(title)}</span> : phrased(title)}
    </PageLink>
  )
}

/** Source and date of an item, and the badge of a sample. */
export function NewsNotes({ item, isDated = false }: { item: NewsItem & { hasBadge: boolean }; isDated?: boolean }) {
  const locale = useLocale()
  const { source, releasedOn, language, hasBadge } = item
  return (
    <p className="note">
      <span lang={language === locale ? undefined : language}>{source}</span>
      {isDated ? (
        <>
          {' · '}
          <time dateTime={releasedOn}>{formatDay(releasedOn, locale)}</time>
        </>
      ) : null}
      {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
    </p>
  )
}
