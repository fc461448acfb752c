import type { Activity } from '~/contract/activities'
import { useLocale } from '~/lib/locale'
import { formatSpan, formatSpanParts, zonedTime } from '~/lib/zone-time'
import { m } from '~/paraglide/messages'
import { useVisitorZone } from './use-visitor-zone'

/**
 * The activity's time in the visitor's time zone, or in the announced zone if that is unknown. If they differ, it adds the
 * announced time.
 */
export function ActivityTime({ activity }: { activity: Activity }) {
  const locale = useLocale()
  const { startsAt, timeZone } = activity
  const zone = useVisitorZone() ?? timeZone
  const { day, clock } = formatSpanParts(activity, zone, locale)
  const isElsewhere = zonedTime(startsAt, zone).offset !== zonedTime(startsAt, timeZone).offset
  return (
    <>
      <time dateTime={startsAt}>
        {day} <span className="activity-clock">{clock}</span>
      </time>
      {isElsewhere ? (
        <span className="activity-announced">
          {m.activities_announced({ span: formatSpan(activity, timeZone, locale), zone: timeZone })}
        </span>
      ) : null}
    </>
  )
}

/** Names the time zone of the page's times. */
export function ZoneNote() {
  const zone = useVisitorZone()
  return <p className="activity-zone">{zone ? m.activities_zone_yours({ zone }) : m.activities_zone_announced()}</p>
}
