import { contentLanguageOf, nativeLanguageNames } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { newsArticle } from '~/lib/structured-data'
import { m } from '~/paraglide/messages'
import { Breadcrumbs, type Crumb } from '~/ui/page/breadcrumbs'
import { RelatedPages } from '~/ui/page/next-steps'
import { Unavailable } from '~/ui/page/unavailable'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { RichText } from '~/ui/rich-text'
import { StructuredData } from '~/ui/server-section'
import { Sheet } from '~/ui/sheet'
import type { ArticleData } from './load'
import './news.css'

/** A news item with its text. */
export function ArticlePage({ article }: { article: ArticleData }) {
  const { id, item, others } = article
  const locale = useLocale()
  const lang = item && item.language !== locale ? item.language : undefined
  const trail: readonly Crumb[] = [
    { name: m.news_title(), to: { path: '/news' } },
    { name: item?.title ?? m.news_item(), lang }
  ]
  return (
    <main id="main" tabIndex={-1}>
      <section className="band article">
        <Sheet>
          <Breadcrumbs trail={trail} />
          {item ? (
            <article>
              <header className="article-head">
                <p className="note">{m.news_note()}</p>
                <h1 lang={lang}>{phrased(item.title)}</h1>
                <p className="article-lead" lang={lang}>
                  {item.summary}
                </p>
              </header>
              <div className="grid-tablet article-body">
                <dl className="article-facts">
                  <div>
                    <dt className="note">{m.news_released()}</dt>
                    <dd>
                      <time dateTime={item.releasedOn}>{formatDay(item.releasedOn, locale)}</time>
                    </dd>
                  </div>
                  <div>
                    <dt className="note">{m.news_source()}</dt>
                    <dd lang={lang}>{item.source}</dd>
                  </div>
                  {item.isSample ? (
                    <div>
                      <dt className="note">{m.page_note()}</dt>
                      <dd>{m.page_sample_text()}</dd>
                    </div>
                  ) : null}
                  {item.languages
                    .filter((language) => language !== item.language)
                    .map((language) => (
                      <div key={language}>
                        <dt className="note">{m.news_language()}</dt>
                        <dd lang={language === locale ? undefined : language}>
                          <PageLink
                            className="link"
                            to={{ path: '/news/detail', search: { id: String(id), language: contentLanguageOf(language) } }}
                          >
                            {nativeLanguageNames[language]}
                          </PageLink>
                        </dd>
                      </div>
                    ))}
                </dl>
                <RichText text={item.body} lang={lang} />
              </div>
              {item.isSample ? null : <StructuredData thing={import.meta.env.SSR && ((origin) => newsArticle(origin, item))} />}
            </article>
          ) : (
            <>
              <header className="article-head">
                <p className="note">{m.news_note()}</p>
                <h1>{phrased(m.news_item())}</h1>
              </header>
              <Unavailable />
            </>
          )}
          <RelatedPages
            label={m.news_others()}
            pages={others.map((other) => ({
              name: other.title,
              lang,
              to: {
                path: '/news/detail',
                search: { id: String(other.id), ...(lang && { language: contentLanguageOf(other.language) }) }
              }
            }))}
            all={{ name: m.news_all(), to: { path: '/news' } }}
          />
        </Sheet>
      </section>
    </main>
  )
}
