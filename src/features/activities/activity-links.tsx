import type { Activity } from '~/contract/activities'
import { contentLanguageOf } from '~/contract/content'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'

/** Address of the activity's iCalendar file (RFC 5545). */
export const calendarFileAddress = ({ id, language }: Pick<Activity, 'id' | 'language'>) =>
  `/center/activity.ics?id=${id}&language=${contentLanguageOf(language)}`

/** Links to register and to save the activity in a calendar. None for past activities. */
export function ActivityLinks({ activity, isOver }: { activity: Activity; isOver: boolean }) {
  const { registration, title } = activity
  if (isOver) return null
  return (
    <p className="activity-links">
      {registration === null ? null : registration.startsWith('/') ? (
        <PageLink to={pageOf(registration)} className="tlink">
          {m.activities_register()}
        </PageLink>
      ) : (
        <a className="tlink" href={registration} rel="noopener">
          {m.activities_register()}
        </a>
      )}
      <a href={calendarFileAddress(activity)} aria-label={m.activities_calendar_file_named({ title })}>
        <i className="i-lucide-calendar-plus" />
        {m.activities_calendar_file()}
      </a>
    </p>
  )
}

function pageOf(written: string) {
  const { pathname, searchParams, hash } = new URL(written, 'https://site.invalid')
  return { path: pathname, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) }
}
