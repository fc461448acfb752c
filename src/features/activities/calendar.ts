import type { Activity } from '~/contract/activities'
import { zonedTime } from '~/lib/zone-time'

/** An activity in one month. */
export interface CalendarMark {
  /** Position in the list, from 1. */
  number: number
  /** First and last day within the month. */
  from: number
  to: number
  /** Draws the number below the line, because another number is too close. */
  isLow: boolean
}

export interface CalendarMonth {
  /** `2027-03`. */
  month: string
  days: number
  /** Days of the month that are a Saturday or Sunday. */
  weekends: number[]
  marks: CalendarMark[]
}

/** Longer spans omit months without activities. */
const maxMonths = 8
/** Days that two numbers need between them. */
const minDistance = 4

const monthAfter = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

/** The months from the first activity to the last with their activities, in the given time zone. */
export function buildCalendar(activities: readonly Activity[], zoneOf: (activity: Activity) => string): CalendarMonth[] {
  const spans = activities.map((activity, index) => ({
    number: index + 1,
    from: zonedTime(activity.startsAt, zoneOf(activity)).day,
    to: zonedTime(activity.endsAt, zoneOf(activity)).day
  }))
  const taken = (month: string) => spans.filter(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7))
  const first = [...spans.map(({ from }) => from.slice(0, 7))].sort()[0]
  const last = [...spans.map(({ to }) => to.slice(0, 7))].sort().at(-1)
  if (first === undefined || last === undefined) return []
  const months: string[] = []
  // Ten years at most, so that a mistyped end does not make the page endless.
  for (let month = first; month <= last && months.length < 120; month = monthAfter(month)) months.push(month)
  const drawn = months.length <= maxMonths ? months : months.filter((month) => taken(month).length > 0).slice(0, maxMonths)
  return drawn.map((month) => monthOf(month, taken(month)))
}

function monthOf(month: string, spans: readonly { number: number; from: string; to: string }[]): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const all = Array.from({ length: days }, (_, index) => index + 1)
  const weekends = all.filter((day) => [0, 6].includes(new Date(Date.UTC(year, number - 1, day)).getUTCDay()))
  const marks: CalendarMark[] = []
  const inMonth = spans.map(({ number: place, from, to }) => ({
    number: place,
    from: from.startsWith(month) ? Number(from.slice(8)) : 1,
    to: to.startsWith(month) ? Number(to.slice(8)) : days
  }))
  for (const span of [...inMonth].sort((a, b) => a.from - b.from)) {
    const before = marks.at(-1)
    marks.push({ ...span, isLow: before !== undefined && !before.isLow && span.from - before.from < minDistance })
  }
  return { month, days, weekends, marks }
}
