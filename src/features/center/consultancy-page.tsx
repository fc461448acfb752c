import { Link } from '@tanstack/react-router'
import { topicAddress } from '~/features/editions/consult-address'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { EmptyList } from '~/ui/page/empty-list'
import { ListPager } from '~/ui/page/list-pager'
import { NextSteps } from '~/ui/page/next-steps'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import type { ArticleList } from './article-data'
import { CenterHero } from './center-hero'
import type { ConsultancyCopy } from './copy/types'
import type { ArticlesSearch } from './list-search'
import './center.css'

interface ConsultancyPageProps {
  copy: ConsultancyCopy
  search: ArticlesSearch
  /** Undefined if main is unavailable. */
  list: ArticleList | undefined
}

/** Frequently asked questions: each article as a question with its short answer. */
export function ConsultancyPage({ copy, search, list }: ConsultancyPageProps) {
  const locale = useLocale()
  return (
    <main id="main" tabIndex={-1}>
      <CenterHero copy={copy} content={{ name: 'consultancy', words: copy.drawing.words }} />
      <Plate id="questions" number="02" question={copy.list.question} title={copy.list.headline}>
        {!list ? (
          <Unavailable />
        ) : list.items.length === 0 ? (
          <EmptyList text={copy.list.empty} next={{ name: m.center_empty_questions(), to: { path: '/document/latest/26' } }} />
        ) : (
          <>
            <RowList className="question-rows">
              {withBadges(list.items).map(({ id, title, summary, topic, releasedOn, hasBadge }) => (
                <li key={id} className="grid-phone">
                  <div className="asked">
                    <span className="asked-mark" aria-hidden="true">
                      {m.center_question()}
                    </span>
                    <h3>
                      <Link to="/center/consultancy" search={{ id }}>
                        {phrased(title)}
                      </Link>
                    </h3>
                  </div>
                  <div className="asked">
                    <span className="asked-mark asked-answer" aria-hidden="true">
                      {m.center_answer()}
                    </span>
                    <div>
                      <p>{phrased(summary)}</p>
                      <p className="note">
                        {topic} · {formatDay(releasedOn, locale)}
                        {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
                      </p>
                    </div>
                  </div>
                </li>
              ))}
            </RowList>
            <ListPager
              to={(position) => ({ path: '/center/consultancy', search: position, hash: 'questions' })}
              search={search}
              list={list}
            />
          </>
        )}
        <NextSteps
          steps={[
            {
              kicker: m.center_consultancy_more(),
              title: m.center_consultancy_more_title(),
              link: m.center_consultancy_more_link(),
              to: topicAddress('talk')
            }
          ]}
        />
      </Plate>
    </main>
  )
}
