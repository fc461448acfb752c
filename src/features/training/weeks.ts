import { localDay } from '~/lib/format'
import { groupBy } from '~/lib/group-by'

/** The lessons that were completed in a week. */
interface Week {
  /** Its Monday in the reader's time zone, `2026-11-23`. */
  monday: string
  /** Ids of lessons, the last completed first. */
  lessons: readonly string[]
}

/** The weeks in which lessons were completed, the latest first. @param times moments by the id of the lesson */
export function weeksOf(times: ReadonlyMap<string, number>): Week[] {
  const latestFirst = [...times].sort(([, a], [, b]) => b - a)
  const weeks = groupBy(latestFirst, ([, at]) => mondayOf(at))
  return [...weeks].map(([monday, completed]) => ({ monday, lessons: completed.map(([lesson]) => lesson) }))
}

function mondayOf(at: number): string {
  const day = new Date(at)
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7))
  return localDay(day.getTime())
}
