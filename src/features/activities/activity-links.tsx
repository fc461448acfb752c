import type { Activity } from '~/contract/activities'
import { consultationForm } from '~/contract/forms/consultation'
import { contentLanguageOf } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { StoredLink } from '~/ui/stored-link'

/** Address of the activity's iCalendar file (RFC 5545). */
const calendarFileAddress = ({ id, language }: Pick<Activity, 'id' | 'language'>) =>
  `/center/activity.ics?id=${id}&language=${contentLanguageOf(language)}`

/** The form of the site takes the title, so that visitors need not type which event they register for. */
function registrationAddress(address: string, title: string): string {
  const takesTitle =
    address.startsWith(`${consultationForm.path}?`) && new URLSearchParams(address.split('?')[1]).get('topic') === 'event'
  return takesTitle ? `${address}&${new URLSearchParams({ asked: title })}` : address
}

/** Links to register and to save the activity in a calendar. None for past activities. */
export function ActivityLinks({ activity, isOver }: { activity: Activity; isOver: boolean }) {
  const { registration, title } = activity
  if (isOver) return null
  return (
    <p className="activity-links">
      {registration === null ? null : (
        <StoredLink source="activity" address={registrationAddress(registration, title)} className="tlink">
          {m.activities_register()}
          <span className="vh">{title}</span>
        </StoredLink>
      )}
      <a href={calendarFileAddress(activity)} aria-label={m.activities_calendar_file_named({ title })}>
        <i className="i-lucide-calendar-plus" />
        {m.activities_calendar_file()}
      </a>
    </p>
  )
}
