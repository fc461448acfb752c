import { type CalendarDate, Duration, Instant, type MapValue } from '../values'
import { addDuration, numberIn } from './temporal'

/* Durations: months, days and seconds apart. A fraction of one goes on to the next smaller unit. */

const dayLength = 86_400_000
/** Days of an average month of the Gregorian calendar. */
const monthLength = 365.2425 / 12
const durationPattern =
  /^(-?)P(?:(-?[\d.]+)Y)?(?:(-?[\d.]+)M)?(?:(-?[\d.]+)W)?(?:(-?[\d.]+)D)?(?:T(?:(-?[\d.]+)H)?(?:(-?[\d.]+)M)?(?:(-?[\d.]+)S)?)?$/

/** A duration of numbers that may have fractions. */
export function durationOf(months: number, days: number, seconds: number): Duration {
  const wholeMonths = Math.trunc(months)
  const allDays = days + (months - wholeMonths) * monthLength
  const wholeDays = Math.trunc(allDays)
  // Thousandths are as fine as an instant is; the rest is the error of the fractions.
  const allSeconds = Math.round((seconds + (allDays - wholeDays) * 86_400) * 1000) / 1000
  return new Duration(wholeMonths, wholeDays, allSeconds)
}

const combinedPattern = /^P(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d+)?)$/

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
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbers.map((number) =>
    Number(number ?? 0)
  )
  const factor = sign === '-' ? -1 : 1
  const total = [years * 12 + months, weeks * 7 + days, hours * 3600 + minutes * 60 + seconds] as const
  return total.some(Number.isNaN) ? undefined : durationOf(total[0] * factor, total[1] * factor, total[2] * factor)
}

/** Undefined for a key that a duration does not have. */
export function durationFromMap(map: MapValue): Duration | undefined {
  if ([...map.keys()].some((key) => !keys.includes(key))) return undefined
  const get = (key: string) => numberIn(map, key, 0)
  return durationOf(
    get('years') * 12 + get('quarters') * 3 + get('months'),
    get('weeks') * 7 + get('days'),
    get('hours') * 3600 + get('minutes') * 60 + get('seconds') + get('milliseconds') / 1000
  )
}

const keys = ['years', 'quarters', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds']

export const negateDuration = ({ months, days, seconds }: Duration) => new Duration(-months, -days, -seconds)

export const scaleDuration = ({ months, days, seconds }: Duration, factor: number) =>
  durationOf(months * factor, days * factor, seconds * factor)

const timeOf = (moment: CalendarDate | Instant) => (moment instanceof Instant ? moment.time : moment.days * dayLength)

/** From one moment to another, in whole months, then days, then seconds. */
export function durationBetween(from: CalendarDate | Instant, to: CalendarDate | Instant): Duration {
  const [start, end] = [new Instant(timeOf(from)), new Instant(timeOf(to))]
  const sign = end.time < start.time ? -1 : 1
  const after = (count: number) => addDuration(start, new Duration(count, 0, 0)).time
  let months = (end.parts.year - start.parts.year) * 12 + end.parts.month - start.parts.month
  while (sign * (after(months) - end.time) > 0) months -= sign
  const rest = end.time - after(months)
  const days = Math.trunc(rest / dayLength)
  return new Duration(months, days, (rest - days * dayLength) / 1000)
}

export const monthsBetween = (from: CalendarDate | Instant, to: CalendarDate | Instant) =>
  new Duration(durationBetween(from, to).months, 0, 0)
export const daysBetween = (from: CalendarDate | Instant, to: CalendarDate | Instant) =>
  new Duration(0, Math.trunc((timeOf(to) - timeOf(from)) / dayLength), 0)
export const secondsBetween = (from: CalendarDate | Instant, to: CalendarDate | Instant) =>
  new Duration(0, 0, (timeOf(to) - timeOf(from)) / 1000)
