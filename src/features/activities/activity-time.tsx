import type { Activity } from '~/contract/activities'
import { useLocale } from '~/lib/locale'
import { formatSpan, formatSpanParts, zonedTime } from '~/lib/zone-time'
import { m } from '~/paraglide/messages'
import { useVisitorZone } from './use-visitor-zone'

/**
 * The activity's time as announced, which the server knows; a visitor in a time zone with another offset gets the time there
 * below it, so nothing on the page changes when the visitor's zone becomes known.
 */
export function ActivityTime({ activity }: { activity: Activity }) {
  const locale = useLocale()
  const { startsAt, timeZone } = activity
  const zone = useVisitorZone() ?? timeZone
  const { day, clock } = formatSpanParts(activity, timeZone, locale)
  const isElsewhere = zonedTime(startsAt, zone).offset !== zonedTime(startsAt, timeZone).offset
  return (
    <>
      <time dateTime={startsAt}>
        {day} <span className="activity-clock">{clock}</span>
      </time>
      {isElsewhere ? (
        <span className="activity-yours">{m.activities_yours({ span: formatSpan(activity, zone, locale) })}</span>
      ) : null}
    </>
  )
}

/** Names the time zones of the page's times. */
export function ZoneNote() {
  const zone = useVisitorZone()
  return <p className="activity-zone">{zone ? m.activities_zone_yours({ zone }) : m.activities_zone_announced()}</p>
}
