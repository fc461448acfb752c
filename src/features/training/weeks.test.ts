import { expect, test } from 'vitest'
import { weeksOf } from './weeks'

/** A moment in the reader's time zone. */
const moment = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour).getTime()

test('lessons are shown by the week in which they were completed, the latest first, and weeks begin on Monday', () => {
  const times = new Map([
    ['concepts/hops', moment(11, 15, 23)],
    ['concepts/elements', moment(11, 9, 0)],
    ['queries/patterns', moment(11, 16, 0)],
    ['queries/paths', moment(12, 1, 12)]
  ])
  expect(weeksOf(times)).toEqual([
    { monday: '2026-11-30', lessons: ['queries/paths'] },
    { monday: '2026-11-16', lessons: ['queries/patterns'] },
    { monday: '2026-11-09', lessons: ['concepts/hops', 'concepts/elements'] }
  ])
})
