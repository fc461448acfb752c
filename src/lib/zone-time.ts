import type { Locale } from '~/contract/locale'
import { formatDay } from './format'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter for a time zone; unknown zones fall back to UTC. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached) return cached
  const format = makeClock(zone)
  formats.set(zone, format)
  return format
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  const digits = '2-digit' as const
  const parts = { year: 'numeric', month: digits, day: digits, hour: digits, minute: digits, hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en', { ...parts, timeZone, timeZoneName: 'shortOffset' })
  } catch {
    return new Intl.DateTimeFormat('en', { ...parts, timeZone: 'UTC', timeZoneName: 'shortOffset' })
  }
}

/** Date and time in a time zone. */
interface ZonedTime {
  /** `2027-03-18`. */
  day: string
  /** `14:00`. */
  time: string
  /** Offset from UTC on that day: `UTC+8`. */
  offset: string
}

export function zonedTime(moment: string, zone: string): ZonedTime {
  const parts = clockOf(zone).formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    // Engines differ in how they write UTC: «GMT» or «GMT+0».
    offset: part('timeZoneName').replace(/^GMT(\+0$)?/, 'UTC')
  }
}

/** Start and end in a time zone, in two parts: «2027年3月18日» and «14:00–16:00 UTC+8». */
export function formatSpanParts({ startsAt, endsAt }: { startsAt: string; endsAt: string }, zone: string, locale: Locale) {
  const start = zonedTime(startsAt, zone)
  const end = zonedTime(endsAt, zone)
  const day = (local: ZonedTime) => formatDay(local.day, locale)
  const span = start.day === end.day ? `${start.time}–${end.time}` : `${start.time} – ${day(end)} ${end.time}`
  return { day: day(start), clock: `${span} ${end.offset}` }
}

/** The same as one string. */
export function formatSpan(span: { startsAt: string; endsAt: string }, zone: string, locale: Locale): string {
  const { day, clock } = formatSpanParts(span, zone, locale)
  return `${day} ${clock}`
}
