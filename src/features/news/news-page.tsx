import { Link } from '@tanstack/react-router'
import { contentLanguages, localeOfContent, nativeLanguageNames } from '~/contract/locale'
import { type NewsItem, newsOrders } from '~/contract/news'
import { feedAddress } from '~/features/feeds/feed-link'
import { useQueryDraft } from '~/features/forms/use-query-draft'
import { formatDay, formatMonth } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { FilterLinks } from '~/ui/page/filter-links'
import { ListPager } from '~/ui/page/list-pager'
import { Masthead } from '~/ui/page/masthead'
import { RowList } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { TextLink } from '~/ui/text-link'
import type { NewsData } from './load'
import { MonthRuler } from './month-ruler'
import { groupByMonth, type NewsQuery, newsAddress } from './news-list'
import { NewsNotes, NewsTitle } from './news-row'
import './news.css'

const orderNames = { latest: m.news_latest, trending: m.news_trending } as const

/** The news by date, with the most read items next to the title (spec §2). */
export function NewsPage({ news }: { news: NewsData }) {
  const { query, list, beside } = news
  const own = useOwnLanguage()
  const other = query.order === 'latest' ? 'trending' : 'latest'
  return (
    <main id="main" tabIndex={-1}>
      <Masthead
        trail={[{ name: m.news_title() }]}
        note={m.news_note()}
        title={m.news_title()}
        beside={<Beside items={beside} title={orderNames[other]()} isRanked={other === 'trending'} />}
      >
        <p className="masthead-lead">{m.news_lead()}</p>
        <p className="news-feeds">
          <a href={feedAddress('news', localeOfContent(query.language))}>{m.news_feed()}</a>
          <TextLink to="/center/activity">{m.news_to_activities()}</TextLink>
        </p>
      </Masthead>
      <section id="register" className="band news-register" aria-label={orderNames[query.order]()}>
        <Sheet>
          <Filter query={query} />
          {list ? (
            <Register
              query={{ ...query, language: own(query.language) }}
              list={list}
              isMarked={beside?.some(({ isSample }) => isSample)}
            />
          ) : (
            <Unavailable />
          )}
        </Sheet>
      </section>
    </main>
  )
}

function Beside({ items, title, isRanked }: { items: NewsItem[] | undefined; title: string; isRanked: boolean }) {
  return (
    <section className="news-beside">
      <h2 className="note">{phrased(title)}</h2>
      {items ? (
        <ol className="linked-rows">
          {withBadges(items).map((item) => (
            <li key={item.id} className={isRanked ? 'news-ranked' : undefined}>
              {isRanked ? <span className="news-rank mono">{item.trending}</span> : null}
              <h3>
                <NewsTitle item={item} />
              </h3>
              <NewsNotes item={item} isDated />
            </li>
          ))}
        </ol>
      ) : (
        <p className="news-missing">{m.page_unavailable()}</p>
      )}
    </section>
  )
}

type Query = NewsData['query']

/** Returns the language parameter of an address; undefined for the page's language. */
function useOwnLanguage() {
  const locale = useLocale()
  return (language: Query['language']) => (localeOfContent(language) === locale ? undefined : language)
}

function Filter({ query }: { query: Query }) {
  const own = useOwnLanguage()
  const foreign = own(query.language)
  const { order, from, to } = query
  const draft = useQueryDraft('news dates')
  const address = (changes: NewsQuery) => newsAddress({ order, from, to, language: foreign, ...changes }, true)
  return (
    <div className="split news-filter">
      <FilterLinks
        label={m.news_filter()}
        rows={[
          {
            name: m.news_order(),
            options: newsOrders.map((name) => ({
              name: orderNames[name](),
              to: address({ order: name }),
              isCurrent: name === order
            }))
          },
          {
            name: m.news_language(),
            options: contentLanguages.map((language) => ({
              name: nativeLanguageNames[localeOfContent(language)],
              to: address({ language: own(language) }),
              isCurrent: language === query.language
            }))
          }
        ]}
      />
      {/* The key resets the fields whenever the address changes. */}
      <form key={`${from} ${to}`} className="cluster news-dates" action="/news#register" {...draft}>
        {order === 'trending' ? <input type="hidden" name="order" value={order} /> : null}
        {foreign ? <input type="hidden" name="language" value={foreign} /> : null}
        <label>
          <span className="note">{m.news_from()}</span>
          <input type="date" name="from" defaultValue={from} />
        </label>
        <label>
          <span className="note">{m.news_to()}</span>
          <input type="date" name="to" defaultValue={to} />
        </label>
        <Button type="submit" isSmall>
          {m.news_apply()}
        </Button>
      </form>
    </div>
  )
}

interface RegisterProps {
  query: NewsQuery & Pick<Query, 'page' | 'cursor'>
  list: NonNullable<NewsData['list']>
  /** Whether the page has a badge above the list. */
  isMarked: boolean | undefined
}

function Register({ query, list, isMarked }: RegisterProps) {
  const locale = useLocale()
  const { items, total, isTotalLimited } = list
  const marked = withBadges(items, isMarked)
  if (items.length === 0) {
    const { from, to } = query
    if (from && to && from > to) {
      return (
        <div className="news-none">
          <h2>{phrased(m.news_reversed())}</h2>
          <p>{m.news_reversed_text()}</p>
          <PageLink to={newsAddress({ ...query, from: to, to: from }, true)} className="tlink">
            {m.news_swap()}
          </PageLink>
        </div>
      )
    }
    if (!from && !to) {
      return (
        <div className="news-none">
          <h2>{phrased(m.news_empty())}</h2>
          <p>{m.news_empty_text()}</p>
          <TextLink to="/document/$version/$id" params={{ version: 'latest', id: '36' }}>
            {m.news_empty_link()}
          </TextLink>
        </div>
      )
    }
    return (
      <div className="news-none">
        <h2>{phrased(m.news_none())}</h2>
        <p>{m.news_none_text()}</p>
        <TextLink to="/news">{m.news_all()}</TextLink>
      </div>
    )
  }
  return (
    <>
      <p className="news-count note" role="status">
        {isTotalLimited ? m.news_found_more({ count: total }) : m.news_found({ count: total })}
      </p>
      {query.order === 'trending' ? (
        <>
          <h2 className="vh">{orderNames.trending()}</h2>
          <RowList className="news-rows">
            {marked.map((item) => (
              <li key={item.id} className="news-row">
                <span className="news-day news-rank mono">{item.trending}</span>
                <div>
                  <h3>
                    <NewsTitle item={item} />
                  </h3>
                  <p lang={item.language === locale ? undefined : item.language}>{item.summary}</p>
                  <NewsNotes item={item} isDated />
                </div>
              </li>
            ))}
          </RowList>
        </>
      ) : (
        groupByMonth(marked).map(({ month, items: released }) => (
          <section key={month} className="grid-tablet news-month">
            <header>
              <h2>{phrased(formatMonth(month, locale))}</h2>
              <MonthRuler month={month} days={released.map(({ releasedOn }) => Number(releasedOn.slice(8)))} />
            </header>
            <RowList className="news-rows">
              {released.map((item) => (
                <li key={item.id} className="news-row">
                  <time className="news-day mono" dateTime={item.releasedOn}>
                    <span aria-hidden="true">{item.releasedOn.slice(8)}</span>
                    <span className="vh">{formatDay(item.releasedOn, locale)}</span>
                  </time>
                  <div>
                    <h3>
                      <NewsTitle item={item} />
                    </h3>
                    <p lang={item.language === locale ? undefined : item.language}>{item.summary}</p>
                    <NewsNotes item={item} />
                  </div>
                </li>
              ))}
            </RowList>
          </section>
        ))
      )}
      <ListPager to={(position) => newsAddress(query, true, position)} search={query} list={list} />
      {query.from || query.to ? (
        <p className="news-reset">
          <Link className="link" to="/news" hash="register" search={{}}>
            {m.news_reset()}
          </Link>
        </p>
      ) : null}
    </>
  )
}
