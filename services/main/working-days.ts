import * as v from 'valibot'
import { chinaDay } from '../../src/contract/china-day'
import { daySchema } from '../../src/contract/content'
import { holidays as known } from './holidays'

const day = 86_400_000

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())

/** Holidays by year: every date lies in its year, and the make-up working days are Saturdays and Sundays. */
export const holidaysSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^20\d\d$/)),
    v.object({
      off: v.array(daySchema),
      working: v.array(v.pipe(daySchema, v.check(isWeekend, 'is no Saturday or Sunday')))
    })
  ),
  v.check(
    (years) =>
      Object.entries(years).every(([year, days]) => [...days.off, ...days.working].every((date) => date.startsWith(year))),
    'has a day of another year'
  )
)
type Holidays = v.InferInput<typeof holidaysSchema>

// A wrong list stops the worker at its start, and the test of this module before that.
const parsed = v.parse(holidaysSchema, known)

/** The day, such as `2026-03-31`, that lies `workingDays` working days after a moment. */
export function workingDayAfter(moment: number, workingDays: number, holidays: Holidays = parsed): string {
  let date = chinaDay(moment)
  for (let left = workingDays; left > 0; ) {
    date = new Date(Date.parse(date) + day).toISOString().slice(0, 10)
    if (isWorked(date, holidays)) left -= 1
  }
  return date
}

function isWorked(date: string, holidays: Holidays): boolean {
  const { off = [], working = [] } = holidays[date.slice(0, 4)] ?? {}
  return isWeekend(date) ? working.includes(date) : !off.includes(date)
}
