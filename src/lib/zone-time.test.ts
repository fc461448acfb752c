import { expect, test } from 'vitest'
import { formatSpan, zonedTime } from './zone-time'

const lesson = { startsAt: '2027-03-18T06:00:00.000Z', endsAt: '2027-03-18T08:00:00.000Z' }
const conference = { startsAt: '2026-10-31T20:00:00.000Z', endsAt: '2026-11-01T20:00:00.000Z' }

test('formats a time span in a time zone and names the zone', () => {
  expect(formatSpan(lesson, 'Asia/Shanghai', 'zh-CN')).toBe('2027年3月18日 14:00–16:00 UTC+8')
  expect(formatSpan(lesson, 'America/New_York', 'en-US')).toBe('March 18, 2027 02:00–04:00 UTC-4')
})

test('names both days of a span across midnight and uses the offset of its end', () => {
  expect(formatSpan(conference, 'America/New_York', 'en-US')).toBe('October 31, 2026 16:00 – November 1, 2026 15:00 UTC-5')
})

test('the day depends on the time zone, and midnight starts a new day', () => {
  expect(zonedTime('2027-03-18T16:00:00.000Z', 'Asia/Shanghai')).toEqual({ day: '2027-03-19', time: '00:00', offset: 'UTC+8' })
  expect(zonedTime('2027-03-18T16:00:00.000Z', 'Europe/London')).toEqual({ day: '2027-03-18', time: '16:00', offset: 'UTC' })
})

test('falls back to UTC for an unknown time zone', () => {
  expect(zonedTime('2027-03-18T16:00:00.000Z', 'Moon/Tycho')).toEqual({ day: '2027-03-18', time: '16:00', offset: 'UTC' })
})
