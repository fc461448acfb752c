import { expect, test } from 'vitest'
import type { Activity } from '~/contract/activities'
import { buildCalendar } from './calendar'

const activity = (startsAt: string, endsAt = startsAt): Activity => ({
  id: 1,
  language: 'zh-CN',
  title: '',
  summary: '',
  isSample: true,
  startsAt,
  endsAt,
  timeZone: 'Asia/Shanghai',
  place: '',
  registration: null,
  cover: null
})
const inUtc = () => 'UTC'

test('lists consecutive months with their activities', () => {
  const months = buildCalendar([activity('2027-05-01T08:00:00.000Z'), activity('2027-03-31T08:00:00.000Z')], inUtc)
  expect(months.map(({ month, days, marks }) => [month, days, marks.map(({ number, from }) => [number, from])])).toEqual([
    ['2027-03', 31, [[2, 31]]],
    ['2027-04', 30, []],
    ['2027-05', 31, [[1, 1]]]
  ])
  expect(months[2]?.weekends.slice(0, 3)).toEqual([1, 2, 8])
})

test('shows an activity that spans two months in both', () => {
  const months = buildCalendar([activity('2027-03-30T08:00:00.000Z', '2027-04-02T08:00:00.000Z')], inUtc)
  expect(months.map(({ marks }) => marks.map(({ from, to }) => [from, to]))).toEqual([[[30, 31]], [[1, 2]]])
})

test('uses the day in the given time zone', () => {
  expect(buildCalendar([activity('2027-03-31T20:00:00.000Z')], () => 'Asia/Shanghai')[0]?.month).toBe('2027-04')
})

test('lowers the number of an activity that follows within a few days', () => {
  const at = (day: number) => activity(`2027-03-0${day}T08:00:00.000Z`)
  const lows = buildCalendar([at(1), at(2), at(3), at(9)], inUtc)[0]?.marks.map(({ isLow }) => isLow)
  expect(lows).toEqual([false, true, false, false])
})

test('omits empty months in long calendars', () => {
  const far = [activity('2027-01-05T08:00:00.000Z'), activity('2029-01-05T08:00:00.000Z')]
  expect(buildCalendar(far, inUtc).map(({ month }) => month)).toEqual(['2027-01', '2029-01'])
})
