import { QueryError } from '../faults'
import { Duration, hasDate, hasZone, type MapValue, Moment } from '../values'
import { dayLength, dayOf, second } from './calendar'
import { addDuration, partsIn, seenFrom } from './temporal'
import { zoneOf } from './zones'

/* Durations: months, days and nanoseconds apart. A fraction of one goes on to the next smaller unit. */

/** Seconds of an average month of the Gregorian calendar, and of a day. */
const [monthLength, dayInSeconds] = [2_629_746, 86_400]
const durationPattern =
  /^(-?)P(?:(-?[\d.]+)Y)?(?:(-?[\d.]+)M)?(?:(-?[\d.]+)W)?(?:(-?[\d.]+)D)?(?:T(?:(-?[\d.]+)H)?(?:(-?[\d.]+)M)?(?:(-?[\d.]+)S)?)?$/
const combinedPattern = /^P(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d+)?)$/

/** A duration of numbers that may have fractions. */
function durationOf(months: number, days: number, seconds: number, nanoseconds = 0): Duration {
  if (!Number.isFinite(months + days + seconds + nanoseconds)) throw new QueryError('overflow')
  const [wholeMonths, wholeDays] = [Math.trunc(months), Math.trunc(days)]
  const fraction = (months - wholeMonths) * monthLength + (days - wholeDays) * dayInSeconds
  const moreDays = Math.trunc(fraction / dayInSeconds)
  const allSeconds = seconds + fraction - moreDays * dayInSeconds
  const wholeSeconds = Math.trunc(allSeconds)
  // Half a nanosecond is dropped, as it is by integer division.
  const rest = Math.ceil((allSeconds - wholeSeconds) * 1e9 + nanoseconds - 0.5)
  return new Duration(wholeMonths, wholeDays + moreDays, BigInt(wholeSeconds) * second + BigInt(rest))
}

/** The duration of a text such as `P3DT4H` or `P0001-02-03T04:05:06`. */
export function parseDuration(text: string): Duration | undefined {
  const [, ...combined] = combinedPattern.exec(text) ?? []
  if (combined.length > 0) {
    const [years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = combined.map(Number)
    return durationOf(years * 12 + months, days, hours * 3600 + minutes * 60 + seconds)
  }
  const match = durationPattern.exec(text)
  if (!match || /[PT]$/.test(text)) return undefined
  const [, sign, ...numbers] = match
  const factor = sign === '-' ? -1 : 1
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbers.map(
    (number) => Number(number ?? 0) * factor
  )
  const total = [years * 12 + months, weeks * 7 + days, hours * 3600 + minutes * 60 + seconds] as const
  return total.some(Number.isNaN) ? undefined : durationOf(...total)
}

const keys = ['years', 'quarters', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds']
const fractions = ['milliseconds', 'microseconds', 'nanoseconds']

/** Undefined for a key that a duration does not have. */
export function durationFromMap(map: MapValue): Duration | undefined {
  if ([...map.keys()].some((key) => !keys.includes(key) && !fractions.includes(key))) return undefined
  const { years = 0, quarters = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0, ...rest } = partsIn(map)
  const { milliseconds = 0, microseconds = 0, nanoseconds = 0 } = rest
  return durationOf(
    years * 12 + quarters * 3 + months,
    weeks * 7 + days,
    hours * 3600 + minutes * 60 + seconds,
    milliseconds * 1e6 + microseconds * 1e3 + nanoseconds
  )
}

export const addDurations = (a: Duration, b: Duration, sign: 1 | -1): Duration =>
  new Duration(a.months + sign * b.months, a.days + sign * b.days, a.nanoseconds + BigInt(sign) * b.nanoseconds)

export const negateDuration = (duration: Duration): Duration => addDurations(new Duration(0, 0, 0n), duration, -1)

export const scaleDuration = ({ months, days, nanoseconds }: Duration, factor: number): Duration =>
  durationOf(months * factor, days * factor, Number(nanoseconds / second) * factor, Number(nanoseconds % second) * factor)

/**
 * Two moments on one clock: a day or a zone that only one of them has applies to both, and the second is read in the zone of the
 * first.
 */
function alike(from: Moment, to: Moment): [Moment, Moment] {
  const shared = hasZone(from.kind) ? from.zone : to.zone
  const placed = ({ kind, local, zone }: Moment, other: Moment) => {
    const there = hasDate(kind) || !hasDate(other.kind) ? local : local + BigInt(other.days) * dayLength
    return new Moment('datetime', there, hasZone(kind) ? zone : zoneOf(shared, there))
  }
  const start = placed(from, to)
  return [start, seenFrom(start.zone, 'datetime', placed(to, from).instant)]
}

const haveDates = (from: Moment, to: Moment) => hasDate(from.kind) && hasDate(to.kind)

/** From one moment to another, in whole months, then days, then nanoseconds, counted as by java.time. */
export function durationBetween(from: Moment, to: Moment): Duration {
  const [start, end] = alike(from, to)
  if (!haveDates(from, to)) return new Duration(0, 0, end.instant - start.instant)
  // The last day counts if it is over by the clock, and a month if its day has come: a month after the 31st there may be none.
  const isForward = end.local > start.local
  const isOver = isForward ? end.nanoseconds >= start.nanoseconds : end.nanoseconds <= start.nanoseconds
  const [first, last] = [dayOf(start.days), dayOf(isOver ? end.days : end.days + (isForward ? -1 : 1))]
  const months = Math.trunc((last.year - first.year) * 12 + last.month - first.month + (last.day - first.day) / 32)
  const middle = addDuration(start, new Duration(months, 0, 0n))
  const days = Number((end.local - middle.local) / dayLength)
  return new Duration(months, days, end.instant - addDuration(middle, new Duration(0, days, 0n)).instant)
}

export const monthsBetween = (from: Moment, to: Moment) => new Duration(durationBetween(from, to).months, 0, 0n)
export function daysBetween(from: Moment, to: Moment): Duration {
  const [start, end] = alike(from, to)
  return new Duration(0, haveDates(from, to) ? Number((end.local - start.local) / dayLength) : 0, 0n)
}
export function secondsBetween(from: Moment, to: Moment): Duration {
  const [start, end] = alike(from, to)
  return new Duration(0, 0, end.instant - start.instant)
}
