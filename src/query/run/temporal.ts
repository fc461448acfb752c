import { CalendarDate, type DateParts, Duration, Instant, type MapValue, type Value } from '../values'

const dayLength = 86_400_000
const datePattern =
  /^(?<year>\d{4})(?:-?W(?<week>\d{2})(?:-?(?<dayOfWeek>\d))?|-?(?<ordinal>\d{3})|-?(?<month>\d{2})(?:-?(?<day>\d{2}))?)?$/
const instantPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):?(\d{2})(?::?(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/
/** The day of a text such as `2026-11-02`, `2026-11`, `2026-W45-1` or `2026-306`; undefined if there is no such day. */
export function parseDate(text: string): CalendarDate | undefined {
  const { year, month = 1, day = 1, week, dayOfWeek = 1, ordinal } = numbersOf(datePattern.exec(text)?.groups)
  if (year === undefined) return undefined
  if (week !== undefined) return dateOfWeek(year, week, dayOfWeek)
  return ordinal === undefined ? dateOf(year, month, day) : dateOfDay(year, ordinal)
}

const numbersOf = (groups: Readonly<Record<string, string | undefined>> = {}): Partial<Record<string, number>> =>
  Object.fromEntries(Object.entries(groups).flatMap(([name, digits]) => (digits === undefined ? [] : [[name, Number(digits)]])))

function dateOf(year: number, month: number, day: number): CalendarDate | undefined {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? new CalendarDate(Math.round(date.getTime() / dayLength)) : undefined
}

/** A day by its number in the year. */
function dateOfDay(year: number, ordinal: number): CalendarDate | undefined {
  const first = dateOf(year, 1, 1)
  const date = first && new CalendarDate(first.days + ordinal - 1)
  return ordinal > 0 && date?.parts.year === year ? date : undefined
}

/** A day by its week. The first week of a year is the one with its first Thursday, and begins on Monday. */
function dateOfWeek(year: number, week: number, dayOfWeek: number): CalendarDate | undefined {
  const fourth = dateOf(year, 1, 4)
  if (!fourth || week < 1 || week > 53 || dayOfWeek < 1 || dayOfWeek > 7) return undefined
  const date = new CalendarDate(fourth.days - fourth.parts.dayOfWeek + (week - 1) * 7 + dayOfWeek)
  return weekOf(date).week === week ? date : undefined
}

function weekOf({ days }: CalendarDate): { week: number; weekYear: number } {
  const { dayOfWeek } = new CalendarDate(days).parts
  const thursday = new CalendarDate(days - dayOfWeek + 4)
  return { week: Math.floor((ordinalOf(thursday) - 1) / 7) + 1, weekYear: thursday.parts.year }
}

const startOf = (year: number, month = 1) => dateOf(year, month, 1)?.days ?? 0
const ordinalOf = (date: CalendarDate) => date.days - startOf(date.parts.year) + 1
const quarterOf = (month: number) => Math.ceil(month / 3)

/** The instant of a text such as `2026-10-02T09:15:00Z`; without an offset it is UTC. */
export function parseInstant(text: string): Instant | undefined {
  const match = instantPattern.exec(text)
  if (!match) return undefined
  const [, day = '', hour = '', minute = '', second = '0', fraction = '', offset = 'Z'] = match
  const date = parseDate(day)
  if (!date || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? []
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) * 60_000
  const time = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
  return new Instant(date.days * dayLength + time + Number(`0.${fraction || '0'}`) * 1000 - shift)
}

export const numberIn = (map: MapValue, key: string, otherwise: number): number => {
  const value = map.get(key)
  return typeof value === 'bigint' || typeof value === 'number' ? Number(value) : otherwise
}

/** Undefined for a key that a date does not have, and for a day that there is not. */
export function dateFromMap(map: MapValue): CalendarDate | undefined {
  const base = map.get('date')
  const start = base instanceof CalendarDate ? base : base instanceof Instant ? dayOf(base) : undefined
  if ([...map.keys()].some((key) => !dateKeys.includes(key)) || (!map.has('year') && !start)) return undefined
  const { year: startYear = 0, month: startMonth = 1, day: startDay = 1 } = start?.parts ?? {}
  const get = (key: string, otherwise: number) => numberIn(map, key, otherwise)
  if (map.has('week'))
    return dateOfWeek(
      get('year', start ? weekOf(start).weekYear : 0),
      get('week', 1),
      get('dayOfWeek', start?.parts.dayOfWeek ?? 1)
    )
  const year = get('year', startYear)
  if (map.has('ordinalDay')) return dateOfDay(year, get('ordinalDay', 1))
  if (map.has('quarter')) {
    const month = get('quarter', 1) * 3 - 2
    if (map.has('dayOfQuarter') || !start) return new CalendarDate(startOf(year, month) + get('dayOfQuarter', 1) - 1)
    return dateOf(year, month + ((startMonth - 1) % 3), startDay)
  }
  return dateOf(year, get('month', startMonth), get('day', startDay))
}
const dateKeys = ['date', 'year', 'month', 'day', 'week', 'dayOfWeek', 'ordinalDay', 'quarter', 'dayOfQuarter']
const timeKeys = ['hour', 'minute', 'second', 'millisecond']

export const dayOf = ({ time }: Instant) => new CalendarDate(Math.floor(time / dayLength))

export function instantFromMap(map: MapValue): Instant | undefined {
  const date = dateFromMap(new Map([...map].filter(([key]) => !timeKeys.includes(key))))
  if (!date) return undefined
  const time = (numberIn(map, 'hour', 0) * 60 + numberIn(map, 'minute', 0)) * 60 + numberIn(map, 'second', 0)
  return new Instant(date.days * dayLength + time * 1000 + numberIn(map, 'millisecond', 0))
}

/** The moment with some of its parts replaced; undefined for a part that it does not have. */
export function withParts(moment: CalendarDate | Instant, parts: MapValue): CalendarDate | Instant | undefined {
  if (moment instanceof CalendarDate) return dateFromMap(new Map<string, Value>([['date', moment], ...parts]))
  const { hour, minute, second, millisecond } = moment.parts
  const times = Object.entries({ hour, minute, second, millisecond })
  return instantFromMap(new Map<string, Value>([['date', moment], ...times, ...parts]))
}

/** A month added to the 31st ends on the last day of the next month. */
export function addDuration<Moment extends CalendarDate | Instant>(moment: Moment, { months, days, seconds }: Duration): Moment
export function addDuration(moment: CalendarDate | Instant, { months, days, seconds }: Duration): CalendarDate | Instant {
  const { year, month, day } = moment.parts
  const index = year * 12 + month - 1 + months
  const [targetYear, targetMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  const lastDay = new Date(Date.UTC(targetYear, targetMonth, 0)).getUTCDate()
  const start = dateOf(targetYear, targetMonth, Math.min(day, lastDay))?.days ?? 0
  if (moment instanceof CalendarDate) return new CalendarDate(start + days + Math.trunc(seconds / 86_400))
  const timeOfDay = moment.time - Math.floor(moment.time / dayLength) * dayLength
  return new Instant((start + days) * dayLength + timeOfDay + seconds * 1000)
}

const partNames = [
  'year',
  'month',
  'day',
  'dayOfWeek',
  'hour',
  'minute',
  'second',
  'millisecond'
] as const satisfies (keyof DateParts)[]

/** `date.year` and its kind; null for a part that the value does not have. */
export function temporalPart(value: CalendarDate | Instant | Duration, name: string): Value {
  const parts = value instanceof Duration ? durationParts(value) : momentParts(value)
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  return part === undefined ? null : BigInt(Math.floor(part))
}

/** What `duration.days` and its kind give. */
function durationParts({ months, days, seconds }: Duration): Readonly<Record<string, number>> {
  return {
    years: Math.trunc(months / 12),
    quarters: Math.trunc(months / 3),
    months,
    weeks: Math.trunc(days / 7),
    days,
    hours: Math.trunc(seconds / 3600),
    minutes: Math.trunc(seconds / 60),
    seconds,
    milliseconds: seconds * 1000,
    quartersOfYear: Math.trunc(months / 3) % 4,
    monthsOfQuarter: months % 3,
    monthsOfYear: months % 12,
    daysOfWeek: days % 7,
    minutesOfHour: Math.trunc(seconds / 60) % 60,
    secondsOfMinute: seconds % 60,
    millisecondsOfSecond: (seconds * 1000) % 1000
  }
}

function momentParts(moment: CalendarDate | Instant): Readonly<Record<string, number>> {
  const isDate = moment instanceof CalendarDate
  const date = isDate ? moment : dayOf(moment)
  const { month, year } = date.parts
  return {
    ...Object.fromEntries(
      partNames.filter((name) => !isDate || !timeKeys.includes(name)).map((name) => [name, moment.parts[name]])
    ),
    ...weekOf(date),
    weekDay: date.parts.dayOfWeek,
    ordinalDay: ordinalOf(date),
    quarter: quarterOf(month),
    dayOfQuarter: date.days - startOf(year, quarterOf(month) * 3 - 2) + 1,
    ...(isDate ? {} : { epochSeconds: moment.time / 1000, epochMillis: moment.time })
  }
}

/** The start of the unit that the moment is in; undefined for a unit that there is not. */
export function truncated<Moment extends CalendarDate | Instant>(unit: string, moment: Moment): Moment | undefined
export function truncated(unit: string, moment: CalendarDate | Instant): CalendarDate | Instant | undefined {
  const length = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 }[unit]
  if (moment instanceof Instant && length) return new Instant(Math.floor(moment.time / length) * length)
  const date = moment instanceof CalendarDate ? moment : dayOf(moment)
  const { year, month, dayOfWeek } = date.parts
  const years = { millennium: 1000, century: 100, decade: 10, year: 1 }[unit]
  const starts: Readonly<Record<string, number>> = {
    weekYear: dateOfWeek(weekOf(date).weekYear, 1, 1)?.days ?? 0,
    quarter: startOf(year, quarterOf(month) * 3 - 2),
    month: startOf(year, month),
    week: date.days - dayOfWeek + 1,
    day: date.days
  }
  const days = years ? startOf(Math.floor(year / years) * years) : Object.hasOwn(starts, unit) ? starts[unit] : undefined
  if (days === undefined) return undefined
  return moment instanceof CalendarDate ? new CalendarDate(days) : new Instant(days * dayLength)
}
