import { type Activity, activityTimes } from '~/contract/activities'
import { contentLanguageOf, localeOfContent } from '~/contract/locale'
import { feedAddress } from '~/features/feeds/feed-link'
import { useLocale } from '~/lib/locale'
import type { ListSearch } from '~/lib/search-input'
import { m } from '~/paraglide/messages'
import { FilterLinks } from '~/ui/page/filter-links'
import { ListPager } from '~/ui/page/list-pager'
import { Masthead } from '~/ui/page/masthead'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { ActivityLinks } from './activity-links'
import { ActivityTime, ZoneNote } from './activity-time'
import { CalendarFigure } from './calendar-figure'
import type { ActivityListData } from './load'
import './activities.css'

const timeNames = { upcoming: m.activities_upcoming, past: m.activities_past } as const

type Query = ActivityListData['query']

/** Address of a list. The default list, the first page of upcoming activities in the page's language, has no query. */
function address({ when, language }: Partial<Query>, position: ListSearch = {}): PageAddress {
  const search = { ...(when === 'past' && { when }), ...(language && { language }), ...position }
  return { path: '/center/activity', search, hash: 'activities' }
}

/** Whether the list begins with the next activity: the first page of the upcoming ones. */
const isFromNext = ({ when, page = 1, cursor }: Pick<Query, 'when' | 'page' | 'cursor'>) =>
  when === 'upcoming' && page === 1 && cursor === undefined

/** Upcoming or past activities: a calendar next to the title, a list below. */
export function ActivitiesPage({ activities: { query, list } }: { activities: ActivityListData }) {
  const locale = useLocale()
  const own = localeOfContent(query.language) === locale ? undefined : query.language
  return (
    <main id="main" tabIndex={-1}>
      <Masthead
        trail={[{ name: m.activities_title() }]}
        note={m.activities_note()}
        title={m.activities_title()}
        beside={
          list && list.items.length > 0 ? (
            <CalendarFigure activities={list.items} isFromNext={isFromNext(query)} />
          ) : (
            <div className="calendar-blank squared" />
          )
        }
      >
        <p className="masthead-lead">{m.activities_lead()}</p>
        <ZoneNote />
        <p className="activity-feeds">
          <a href={feedAddress('activities', localeOfContent(query.language))}>{m.activities_feed()}</a>
        </p>
      </Masthead>
      <section id="activities" className="band activities" aria-label={timeNames[query.when]()}>
        <Sheet>
          <FilterLinks
            label={m.activities_filter()}
            rows={[
              {
                options: activityTimes.map((when) => ({
                  name: timeNames[when](),
                  to: address({ when, language: own }),
                  isCurrent: when === query.when
                }))
              }
            ]}
          />
          {list ? <List query={{ ...query, language: own }} list={list} /> : <Unavailable />}
        </Sheet>
      </section>
    </main>
  )
}

interface ListProps {
  query: Omit<Query, 'language'> & { language: Query['language'] | undefined }
  list: NonNullable<ActivityListData['list']>
}

function List({ query, list }: ListProps) {
  const { items } = list
  const isUpcoming = query.when === 'upcoming'
  if (items.length === 0) {
    return (
      <div className="activities-none">
        <h2>{phrased(isUpcoming ? m.activities_none() : m.activities_none_past())}</h2>
        <p>{m.activities_none_text()}</p>
      </div>
    )
  }
  return (
    <>
      <h2 className="vh">{timeNames[query.when]()}</h2>
      <RowList>
        {withBadges(items).map((activity, index) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            number={index + 1}
            isOver={!isUpcoming}
            isNext={isFromNext(query) && index === 0}
          />
        ))}
      </RowList>
      <ListPager to={(position) => address(query, position)} search={query} list={list} />
    </>
  )
}

interface RowProps {
  activity: Activity & { hasBadge: boolean }
  /** Number in the list and in the calendar. */
  number: number
  isOver: boolean
  /** Whether it is the next activity. */
  isNext: boolean
}

function ActivityRow({ activity, number, isOver, isNext }: RowProps) {
  const { id, title, summary, place, language, hasBadge } = activity
  const locale = useLocale()
  const lang = language === locale ? undefined : language
  const search = { id: String(id), ...(lang && { language: contentLanguageOf(language) }) }
  return (
    <li className="activity-row">
      <span className={isNext ? 'activity-number activity-next mono' : 'activity-number mono'} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 lang={lang}>
          <PageLink to={{ path: '/center/activity', search }}>{phrased(title)}</PageLink>
        </h3>
        <p lang={lang}>{summary}</p>
        {hasBadge ? (
          <p className="note">
            <SampleMark>{m.page_sample()}</SampleMark>
          </p>
        ) : null}
      </div>
      <div className="activity-when">
        <p>
          <ActivityTime activity={activity} />
        </p>
        <p lang={lang}>{place}</p>
        <ActivityLinks activity={activity} isOver={isOver} />
      </div>
    </li>
  )
}
