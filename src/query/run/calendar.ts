import { QueryError } from '../faults'

/*
 * Days of the proleptic Gregorian calendar, counted from 1970-01-01. Dates of JavaScript end 270,000 years from now, those of
 * openCypher do not.
 */

/** Times are counted in nanoseconds. */
export const second = 1_000_000_000n
export const dayLength = 86_400n * second
/** Seconds of a day, and of an average month of the Gregorian calendar. */
export const daySeconds = 86_400
export const monthSeconds = 2_629_746

/** Number of whole units in a value, rounded down, also for negative values. */
export const countOf = (value: bigint, unit: bigint): bigint => (value - (((value % unit) + unit) % unit)) / unit

interface Day {
  year: number
  month: number
  day: number
}

/** The number of a day. Months beyond a year and days beyond a month count into the next one. */
export function daysOf(year: number, month = 1, day = 1): number {
  // Years begin in March here, so that a leap day is the last of its year.
  const months = year * 12 + month - 3
  const march = Math.floor(months / 12)
  const leaps = Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400)
  return march * 365 + leaps + Math.floor((153 * (months - march * 12) + 2) / 5) + day - 719_469
}

export const lengthOfMonth = (year: number, month: number): number => daysOf(year, month + 1) - daysOf(year, month)

/** Days of a billion years, which is as far as openCypher goes. */
const farthest = 366_000_000_000

/** The day of a number. @throws QueryError for one that is too far away */
export function dayOf(days: number): Day {
  if (!(Math.abs(days) < farthest)) throw new QueryError('overflow')
  let year = Math.floor((days + 719_468) / 365.2425)
  while (daysOf(year + 1) <= days) year++
  while (daysOf(year) > days) year--
  let month = Math.floor((days - daysOf(year)) / 31) + 1
  while (daysOf(year, month + 1) <= days) month++
  return { year, month, day: days - daysOf(year, month) + 1 }
}

/** 1 for Monday. */
export const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1

/** The first week of a year is the one with its first Thursday. */
export function weekOf(days: number): { week: number; weekYear: number } {
  const thursday = days - weekdayOf(days) + 4
  const weekYear = dayOf(thursday).year
  return { week: Math.floor((thursday - daysOf(weekYear)) / 7) + 1, weekYear }
}

/** Monday of the first week. */
export function startOfWeekYear(year: number): number {
  const fourth = daysOf(year, 1, 4)
  return fourth - weekdayOf(fourth) + 1
}

export const quarterOf = (month: number): number => Math.ceil(month / 3)
