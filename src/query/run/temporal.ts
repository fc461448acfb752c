import { Duration, hasDate, hasTime, hasZone, isNumber, type MapValue, Moment, type MomentKind, type Value } from '../values'
import {
  countOf,
  dayLength,
  dayOf,
  daysOf,
  lengthOfMonth,
  quarterOf,
  second,
  startOfWeekYear,
  weekdayOf,
  weekOf
} from './calendar'
import { offsetText, utc, type Zone, zoneAt, zoneOf, zoneThen } from './zones'

/* Dates and times: parsing, construction from parts, and truncation. Undefined for invalid ones, such as February 30. */

/** Parts of a date or time by name. */
type Parts = Readonly<Partial<Record<string, number>>>

const datePattern =
  /^(?<year>\d{4}|[+-]\d{4,9})(?:-?W(?<week>\d{2})(?:-?(?<dayOfWeek>\d))?|-?(?<ordinalDay>\d{3})|-?(?<month>\d{2})(?:-?(?<day>\d{2}))?)?$/
const timePattern =
  /^(?<hour>\d{2})(?::?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?)?(?<offset>Z|[+-]\d{2}(?::?\d{2}){0,2})?(?:\[(?<zone>[\w/+-]+)\])?$/

/** Parses a text such as `2026-11-02`, `2026-W45-1`, `21:40:32.142` or `2026-10-02T09:15+08:00[Asia/Shanghai]`. */
export function parseMoment(kind: MomentKind, text: string): Moment | undefined {
  // Names of zones may have a T too.
  const [, first = text, rest] = /^([^T[]*)T(.*)$/.exec(text) ?? []
  const [day, time] = hasDate(kind) ? [first, rest] : ['1970', rest ?? first]
  // A date alone means midnight.
  const clock = timePattern.exec(time ?? '00')?.groups
  const date = datePattern.exec(day)?.groups
  if (!clock || !date || (time !== undefined && !hasTime(kind))) return undefined
  const { fraction = '', offset, zone, ...hours } = clock
  if (!hasZone(kind) && (offset ?? zone)) return undefined
  const parts = { ...numbersOf(date), ...numbersOf(hours), nanosecond: Number(fraction.padEnd(9, '0')) }
  const moment = momentOf(kind, parts, undefined, offset ?? zone)
  // With offset and zone, the offset determines the instant, and the zone its display.
  return moment && offset && zone && hasDate(kind) ? inZone(moment, zone) : moment
}

const numbersOf = (groups: Readonly<Record<string, string | undefined>>): Parts =>
  Object.fromEntries(Object.entries(groups).flatMap(([name, digits]) => (digits === undefined ? [] : [[name, Number(digits)]])))

const dateKeys = ['year', 'quarter', 'month', 'week', 'day', 'dayOfWeek', 'ordinalDay', 'dayOfQuarter']
const subseconds = ['millisecond', 'microsecond', 'nanosecond']
const timeKeys = ['hour', 'minute', 'second', ...subseconds]

/** Parts that can be set for a kind. */
const partsOf = (kind: MomentKind) => [
  ...(hasDate(kind) ? dateKeys : []),
  ...(hasTime(kind) ? timeKeys : []),
  ...(hasZone(kind) ? ['timezone'] : [])
]

/**
 * Builds a moment from a map such as `{year: 2026, month: 11}`. `date`, `time` and `datetime` provide parts that the map does not
 * name; `timezone` converts the result to that zone.
 */
export function momentFromMap(kind: MomentKind, map: MapValue): Moment | undefined {
  const get = (key: string) => {
    const value = map.get(key)
    return value instanceof Moment ? value : undefined
  }
  const both = get('datetime')
  const [date, time] = [both ?? get('date'), both ?? get('time')]
  const numbers = partsIn(map)
  if (!numbers) return undefined
  const { epochSeconds, epochMillis, ...parts } = numbers
  if (!Number.isFinite((epochSeconds ?? 0) + (epochMillis ?? 0))) return undefined
  const epoch =
    epochSeconds === undefined ? BigInt(Math.trunc(epochMillis ?? 0)) * 1_000_000n : BigInt(Math.trunc(epochSeconds)) * second
  const isEpoch = kind === 'datetime' && (epochSeconds ?? epochMillis) !== undefined
  const allowed = [...partsOf(kind), 'date', 'time', 'datetime', ...(isEpoch ? ['epochSeconds', 'epochMillis'] : [])]
  if ([...map.keys()].some((key) => !allowed.includes(key))) return undefined
  if ((date && !hasDate(date.kind)) || (time && !hasTime(time.kind) && !both)) return undefined
  if (hasDate(kind) ? !(date || isEpoch || parts.year !== undefined) : !(time || parts.hour !== undefined)) return undefined
  const start = new Moment(kind, isEpoch ? epoch : BigInt(date?.days ?? 0) * dayLength + (time?.nanoseconds ?? 0n))
  const base = { nanoseconds: start.nanoseconds, zone: time?.zone ?? utc, ...((date || isEpoch) && { days: start.days }) }
  const zone = map.get('timezone')
  if (zone === undefined) return momentOf(kind, parts, base)
  if (typeof zone !== 'string') return undefined
  if (!isEpoch && !(time && hasZone(time.kind))) return momentOf(kind, parts, base, zone)
  const moment = momentOf(kind, parts, base)
  return moment && inZone(moment, zone)
}

/** A time of day has only an offset. */
const zoneFor = (kind: MomentKind, { offset, name }: Zone): Zone =>
  hasZone(kind) ? { offset, name: hasDate(kind) ? name : '' } : utc

/** The local date and time of an instant in a zone. */
export function seenFrom(zone: Zone, kind: MomentKind, instant: bigint): Moment {
  const then = zoneThen(zone, instant)
  const seen = new Moment(kind, instant + BigInt(then.offset) * second, zoneFor(kind, then))
  return hasDate(kind) ? seen : new Moment(kind, seen.nanoseconds, seen.zone)
}

/** The same instant in another zone; undefined for an unknown zone. */
export function inZone({ kind, instant }: Moment, name: string): Moment | undefined {
  const zone = zoneAt(name, instant)
  return zone && seenFrom(zone, kind, instant)
}

/** The numbers of a map; undefined if it has other values than numbers, null, and moments or a zone under their names. */
export function partsIn(map: MapValue): Parts | undefined {
  const numbers: [string, number][] = []
  for (const [key, value] of map) {
    const [isMoment, isZone] = [['date', 'time', 'datetime'].includes(key), key === 'timezone']
    const isOther = value === null || (isMoment && value instanceof Moment) || (isZone && typeof value === 'string')
    if (!isOther && (isMoment || isZone || !isNumber(value))) return undefined
    if (!isOther) numbers.push([key, Number(value)])
  }
  return Object.fromEntries(numbers)
}

interface Base {
  days?: number
  nanoseconds: bigint
  zone: Zone
}

/** Builds a moment from its parts; missing parts are taken from `base`. */
function momentOf(kind: MomentKind, parts: Parts, base?: Base, zone?: string): Moment | undefined {
  if (!Object.values(parts).every(Number.isInteger)) return undefined
  const days = hasDate(kind) ? dayFrom(parts, base?.days) : 0
  const time = hasTime(kind) ? timeFrom(parts, base?.nanoseconds ?? 0n) : 0n
  if (days === undefined || time === undefined) return undefined
  const local = BigInt(days) * dayLength + time
  const own = base?.zone ?? utc
  const at = zone !== undefined ? zoneAt(zone, local) : hasDate(kind) ? zoneOf(own, local) : own
  if (!at) return undefined
  const placed = new Moment(kind, local, zoneFor(kind, at))
  // A local time skipped by a clock change moves forward.
  return seenFrom(placed.zone, kind, placed.instant)
}

function dayFrom(parts: Parts, base: number | undefined): number | undefined {
  const start = base === undefined ? { year: 0, month: 1, day: 1 } : dayOf(base)
  const { year = start.year, month = start.month, day = start.day, ordinalDay } = parts
  if (parts.week !== undefined || parts.dayOfWeek !== undefined) {
    const inWeek = base === undefined ? { weekYear: year, week: 1 } : weekOf(base)
    const { year: weekYear = inWeek.weekYear, week = inWeek.week, dayOfWeek = base === undefined ? 1 : weekdayOf(base) } = parts
    const days = startOfWeekYear(weekYear) + (week - 1) * 7 + dayOfWeek - 1
    return dayOfWeek >= 1 && dayOfWeek <= 7 && week >= 1 && weekOf(days).week === week ? days : undefined
  }
  if (ordinalDay !== undefined) {
    const days = daysOf(year, 1, ordinalDay)
    return dayOf(days).year === year ? days : undefined
  }
  const { quarter = quarterOf(start.month), dayOfQuarter } = parts
  if (dayOfQuarter !== undefined) {
    const days = daysOf(year, quarter * 3 - 2, dayOfQuarter)
    const there = dayOf(days)
    return there.year === year && quarterOf(there.month) === quarter ? days : undefined
  }
  const inQuarter = parts.quarter === undefined ? month : quarter * 3 - 2 + ((month - 1) % 3)
  const isReal = inQuarter >= 1 && inQuarter <= 12 && day >= 1 && day <= lengthOfMonth(year, inQuarter)
  return isReal ? daysOf(year, inQuarter, day) : undefined
}

function timeFrom(parts: Parts, base: bigint): bigint | undefined {
  const seconds = Number(base / second)
  const { hour = Math.floor(seconds / 3600), minute = Math.floor(seconds / 60) % 60, second: rest = seconds % 60 } = parts
  const { millisecond = 0, microsecond = 0, nanosecond = 0 } = parts
  const isFine = subseconds.some((key) => parts[key] !== undefined)
  const fraction = isFine ? millisecond * 1e6 + microsecond * 1e3 + nanosecond : Number(base % second)
  const isReal = [hour / 24, minute / 60, rest / 60, fraction / 1e9].every((share) => share >= 0 && share < 1)
  return isReal ? BigInt((hour * 60 + minute) * 60 + rest) * second + BigInt(fraction) : undefined
}

/** Converts a moment to another kind; undefined if it lacks a date. */
export function asKind(kind: MomentKind, moment: Moment): Moment | undefined {
  if (hasDate(kind) && !hasDate(moment.kind)) return undefined
  const local = hasTime(kind) ? moment.local : moment.local - moment.nanoseconds
  return new Moment(kind, hasDate(kind) ? local : moment.nanoseconds, zoneFor(kind, moment.zone))
}

/** Adding a month to the 31st ends on the last day of a shorter month. */
export function addDuration(moment: Moment, { months, days, nanoseconds }: Duration): Moment {
  const { kind, zone } = moment
  if (!hasDate(kind)) return new Moment(kind, new Moment(kind, moment.nanoseconds + nanoseconds).nanoseconds, zone)
  const start = dayOf(moment.days)
  const first = dayOf(daysOf(start.year, start.month + months))
  const day = daysOf(first.year, first.month, Math.min(start.day, lengthOfMonth(first.year, first.month))) + days
  const whole = hasTime(kind) ? nanoseconds : nanoseconds - (nanoseconds % dayLength)
  const local = BigInt(day) * dayLength + moment.nanoseconds
  // Adding days keeps the local time, adding hours does not when clocks change.
  return seenFrom(zone, kind, new Moment(kind, local, zoneOf(zone, local)).instant + whole)
}

/** A component such as `date.year`; null if the value lacks it. */
export function temporalPart(value: Moment | Duration, name: string): Value {
  const parts = value instanceof Duration ? durationParts(value) : momentParts(value)
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  return typeof part === 'number' ? BigInt(part) : (part ?? null)
}

/** The components such as `duration.days`. */
function durationParts({ months, days, nanoseconds }: Duration): Readonly<Record<string, number | bigint>> {
  // Seconds and finer units round down for negative durations, as in java.time.
  const [quarters, seconds] = [Math.trunc(months / 3), countOf(nanoseconds, second)]
  const fraction = nanoseconds - seconds * second
  return {
    years: Math.trunc(months / 12),
    quarters,
    months,
    weeks: Math.trunc(days / 7),
    days,
    hours: seconds / 3600n,
    minutes: seconds / 60n,
    seconds,
    milliseconds: countOf(nanoseconds, 1_000_000n),
    microseconds: countOf(nanoseconds, 1000n),
    nanoseconds,
    quartersOfYear: quarters % 4,
    monthsOfQuarter: months % 3,
    monthsOfYear: months % 12,
    daysOfWeek: days % 7,
    minutesOfHour: (seconds / 60n) % 60n,
    secondsOfMinute: seconds % 60n,
    millisecondsOfSecond: fraction / 1_000_000n,
    microsecondsOfSecond: fraction / 1000n,
    nanosecondsOfSecond: fraction
  }
}

function momentParts({ kind, days, nanoseconds, zone, instant }: Moment): Readonly<Record<string, number | bigint | string>> {
  const { year, month, day } = dayOf(days)
  const quarter = quarterOf(month)
  const [seconds, fraction] = [nanoseconds / second, nanoseconds % second]
  return {
    ...(hasDate(kind) && {
      ...{ year, month, day, quarter, ...weekOf(days), dayOfWeek: weekdayOf(days), weekDay: weekdayOf(days) },
      ordinalDay: days - daysOf(year) + 1,
      dayOfQuarter: days - daysOf(year, quarter * 3 - 2) + 1
    }),
    ...(hasTime(kind) && {
      ...{ hour: seconds / 3600n, minute: (seconds / 60n) % 60n, second: seconds % 60n },
      ...{ millisecond: fraction / 1_000_000n, microsecond: fraction / 1000n, nanosecond: fraction }
    }),
    ...(hasZone(kind) && {
      ...{ timezone: zone.name || offsetText(zone.offset), offset: offsetText(zone.offset) },
      ...{ offsetMinutes: Math.trunc(zone.offset / 60), offsetSeconds: zone.offset }
    }),
    ...(kind === 'datetime' && { epochSeconds: countOf(instant, second), epochMillis: countOf(instant, 1_000_000n) })
  }
}

const timeUnits = new Map([
  ['hour', 3600n * second],
  ['minute', 60n * second],
  ['second', second],
  ['millisecond', 1_000_000n],
  ['microsecond', 1000n]
])

/**
 * Truncates a moment to a unit, as the given kind. Parts in the map replace the truncated ones; undefined for an unknown unit or
 * part.
 */
export function truncated(kind: MomentKind, unit: string, moment: Moment, map: MapValue): Moment | undefined {
  const start = asKind(kind, moment)
  const local = start && startOf(unit, start)
  if (!start || local === undefined || [...map.keys()].some((key) => !partsOf(kind).includes(key))) return undefined
  const zone = map.get('timezone')
  const base = new Moment(kind, local, start.zone)
  const parts = partsIn(map)
  if (!parts) return undefined
  // Parts finer than the unit are added to the remaining value.
  const isFine = subseconds.some((key) => parts[key] !== undefined)
  const finest = isFine && { nanosecond: (parts.nanosecond ?? 0) + Number(base.nanoseconds % second) }
  return momentOf(kind, { ...parts, ...finest }, base, typeof zone === 'string' ? zone : undefined)
}

function startOf(unit: string, { kind, days, local, nanoseconds }: Moment): bigint | undefined {
  const length = timeUnits.get(unit)
  if (length) return local - (nanoseconds % length)
  if (unit === 'day') return local - nanoseconds
  if (!hasDate(kind)) return undefined
  const { year, month } = dayOf(days)
  const startOfYears = (years: number) => daysOf(Math.floor(year / years) * years)
  const starts: Readonly<Record<string, number>> = {
    millennium: startOfYears(1000),
    century: startOfYears(100),
    decade: startOfYears(10),
    year: startOfYears(1),
    weekYear: startOfWeekYear(weekOf(days).weekYear),
    quarter: daysOf(year, quarterOf(month) * 3 - 2),
    month: daysOf(year, month),
    week: days - weekdayOf(days) + 1
  }
  const start = Object.hasOwn(starts, unit) ? starts[unit] : undefined
  return start === undefined ? undefined : BigInt(start) * dayLength
}
