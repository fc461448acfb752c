import type * as v from 'valibot'
import type { articleDetailSchema } from '~/contract/articles'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { EntryPage } from './entry-page'
import { Fact } from './fact'

interface ArticlePageProps {
  /** The article's section. */
  section: { name: string; all: string; sample: string; path: '/center/consultancy' | '/center/school' }
  /** Undefined if main is unavailable. */
  article: v.InferOutput<typeof articleDetailSchema> | undefined
}

/** An article of the study center or of the recommended reading. */
export function ArticlePage({ section: { name, all, sample, path }, article }: ArticlePageProps) {
  const locale = useLocale()
  return (
    <EntryPage
      list={{ name, all, to: { path } }}
      entry={article}
      kicker={article?.topic}
      sample={sample}
      facts={
        article ? (
          <>
            <Fact name={m.center_topic()}>{article.topic}</Fact>
            <Fact name={m.center_released()}>{formatDay(article.releasedOn, locale)}</Fact>
          </>
        ) : null
      }
    />
  )
}
