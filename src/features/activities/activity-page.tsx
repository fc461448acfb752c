import { useLocale } from '~/lib/locale'
import { eventData } from '~/lib/structured-data'
import { m } from '~/paraglide/messages'
import { Breadcrumbs, type Crumb } from '~/ui/page/breadcrumbs'
import { Unavailable } from '~/ui/page/unavailable'
import { phrased } from '~/ui/phrased'
import { RichText } from '~/ui/rich-text'
import { StructuredData } from '~/ui/server-section'
import { Sheet } from '~/ui/sheet'
import { TextLink } from '~/ui/text-link'
import { ActivityLinks } from './activity-links'
import { ActivityTime, ZoneNote } from './activity-time'
import { CalendarFigure } from './calendar-figure'
import type { ActivityData } from './load'
import './activities.css'

/** One activity: its time and place, its text, and the links for taking part. */
export function ActivityPage({ activity: { activity, isOver } }: { activity: ActivityData }) {
  const locale = useLocale()
  const lang = activity && activity.language !== locale ? activity.language : undefined
  const trail: readonly Crumb[] = [
    { name: m.activities_title(), to: { path: '/center/activity' } },
    { name: activity?.title ?? m.activities_item(), lang }
  ]
  return (
    <main id="main" tabIndex={-1}>
      <section className="band activity">
        <Sheet>
          <Breadcrumbs trail={trail} />
          <header className="split activity-head">
            <div>
              <p className="note">{isOver ? m.activities_over() : m.activities_note()}</p>
              <h1 lang={lang}>{phrased(activity?.title ?? m.activities_item())}</h1>
              {activity ? (
                <p className="activity-lead" lang={lang}>
                  {activity.summary}
                </p>
              ) : null}
            </div>
            {activity ? <CalendarFigure activities={[activity]} isFromNext={!isOver} isOne /> : null}
          </header>
          {activity ? (
            <div className="grid-tablet activity-body">
              <div>
                <dl className="activity-facts">
                  <div>
                    <dt className="note">{m.activities_when()}</dt>
                    <dd>
                      <ActivityTime activity={activity} />
                      <ZoneNote />
                    </dd>
                  </div>
                  <div>
                    <dt className="note">{m.activities_place()}</dt>
                    <dd lang={lang}>{activity.place}</dd>
                  </div>
                  {activity.isSample ? (
                    <div>
                      <dt className="note">{m.page_note()}</dt>
                      <dd>{m.page_sample_text()}</dd>
                    </div>
                  ) : null}
                </dl>
                <ActivityLinks activity={activity} isOver={isOver} />
              </div>
              <RichText text={activity.body} lang={lang} />
              {activity.isSample ? null : (
                <StructuredData thing={import.meta.env.SSR && ((origin) => eventData(origin, activity))} />
              )}
            </div>
          ) : (
            <Unavailable />
          )}
          <p className="activity-all">
            <TextLink to="/center/activity">{m.activities_all()}</TextLink>
          </p>
        </Sheet>
      </section>
    </main>
  )
}
