import { QueryError } from '../faults'
import { Duration, hasDate, hasZone, type MapValue, Moment } from '../values'
import { dayLength, dayOf, daySeconds, monthSeconds, second } from './calendar'
import { addDuration, partsIn, seenFrom } from './temporal'
import { zoneOf } from './zones'

/* Durations: months, days and nanoseconds apart. A fraction of one goes on to the next smaller unit. */

const units = (letters: string) => letters.replace(/./g, String.raw`(?:(-?(?:\d{1,30}(?:\.\d{1,30})?|\.\d{1,30}))$&)?`)
const durationPattern = new RegExp(`^(-?)P${units('YMWD')}(?:T${units('HMS')})?$`)
const combinedPattern = /^P(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d+)?)$/

/** A duration of numbers that may have fractions, and of whole nanoseconds beyond the integers of JavaScript. */
function durationOf(months: number, days: number, seconds: number, nanoseconds: number, exact = 0n): Duration {
  if (!Number.isFinite(months + days + seconds + nanoseconds)) throw new QueryError('overflow')
  const [wholeMonths, wholeDays] = [Math.trunc(months), Math.trunc(days)]
  const fraction = (months - wholeMonths) * monthSeconds + (days - wholeDays) * daySeconds
  const moreDays = Math.trunc(fraction / daySeconds)
  const allSeconds = seconds + fraction - moreDays * daySeconds
  const wholeSeconds = Math.trunc(allSeconds)
  // Half a nanosecond is dropped, as it is by integer division.
  const rest = Math.ceil((allSeconds - wholeSeconds) * 1e9 + nanoseconds - 0.5)
  return new Duration(wholeMonths, wholeDays + moreDays, BigInt(wholeSeconds) * second + BigInt(rest) + exact)
}

/** The duration of a text such as `P3DT4H` or `P0001-02-03T04:05:06`. */
export function parseDuration(text: string): Duration | undefined {
  const [, ...combined] = combinedPattern.exec(text) ?? []
  if (combined.length > 0) {
    const [years = 0, months = 0, days = 0] = combined.map(Number)
    return durationOf(years * 12 + months, days, 0, 0, nanosecondsOf(combined.slice(3)))
  }
  const match = durationPattern.exec(text)
  if (!match || /[PT]$/.test(text)) return undefined
  const [, sign, ...numbers] = match
  const [years = 0, months = 0, weeks = 0, days = 0] = numbers.map((number) => Number(number ?? 0))
  const duration = durationOf(years * 12 + months, weeks * 7 + days, 0, 0, nanosecondsOf(numbers.slice(4)))
  return sign === '-' ? negateDuration(duration) : duration
}

const timeUnits = { hours: 3600n * second, minutes: 60n * second, seconds: second }
const lengths: Readonly<Record<string, bigint>> = { ...timeUnits, milliseconds: 1_000_000n, microseconds: 1000n, nanoseconds: 1n }
const keys = ['years', 'quarters', 'months', 'weeks', 'days', ...Object.keys(lengths)]

/** Of hours, minutes and seconds as decimal digits. */
function nanosecondsOf(texts: readonly (string | undefined)[]): bigint {
  return Object.values(timeUnits).reduce((sum, length, index) => {
    const [whole = '', fraction = ''] = (texts[index] ?? '').split('.')
    return sum + (BigInt(whole + fraction) * length) / 10n ** BigInt(fraction.length)
  }, 0n)
}

/** Undefined for a key or a value that a duration does not have. */
export function durationFromMap(map: MapValue): Duration | undefined {
  const parts = partsIn(map)
  if (!parts || [...map.keys()].some((key) => !keys.includes(key))) return undefined
  const { years = 0, quarters = 0, months = 0, weeks = 0, days = 0 } = parts
  let [nanoseconds, exact] = [0, 0n]
  for (const [key, length] of Object.entries(lengths)) {
    const value = map.get(key)
    if (typeof value === 'bigint') exact += value * length
    else nanoseconds += (parts[key] ?? 0) * Number(length)
  }
  return durationOf(years * 12 + quarters * 3 + months, weeks * 7 + days, 0, nanoseconds, exact)
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
