import * as v from 'valibot'
import { expect, test } from 'vitest'
import { holidaysSchema, workingDayAfter } from './working-days'

test('working days skip the weekends of China’s calendar', () => {
  // Friday evening in UTC is Saturday morning in China.
  expect(workingDayAfter(Date.parse('2026-11-20T15:00:00Z'), 1, {})).toBe('2026-11-23')
  expect(workingDayAfter(Date.parse('2026-11-20T17:00:00Z'), 1, {})).toBe('2026-11-23')
  expect(workingDayAfter(Date.parse('2026-11-18T02:00:00Z'), 7, {})).toBe('2026-11-27')
})

test('working days skip holidays, and count the weekends that are worked instead', () => {
  // Invented days: Wednesday to Friday off, the Sunday after them worked.
  const holidays = { '2031': { off: ['2031-01-01', '2031-01-02', '2031-01-03'], working: ['2031-01-05'] } }
  const before = Date.parse('2030-12-31T02:00:00Z')
  expect(workingDayAfter(before, 1, holidays)).toBe('2031-01-05')
  expect(workingDayAfter(before, 2, holidays)).toBe('2031-01-06')
  expect(workingDayAfter(before, 2, {})).toBe('2031-01-02')
})

test.each([
  ['a day that does not exist', { '2031': { off: ['2031-02-30'], working: [] } }],
  ['a day of another year', { '2031': { off: ['2032-01-01'], working: [] } }],
  ['a worked day within the week', { '2031': { off: [], working: ['2031-01-06'] } }]
])('a list of holidays with %s is refused', (_, holidays) => {
  expect(v.is(holidaysSchema, holidays)).toBe(false)
})
