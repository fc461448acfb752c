import { emptyGraph, runCases } from './cases'

/* openCypher: creating, reading, selecting, comparing and truncating days, times and durations. */

runCases('days, times and durations', emptyGraph, [
  ['RETURN toString(date({year: 1984, month: 10})), toString(date({year: 1984}))', '1984-10-01 | 1984-01-01'],
  [
    'RETURN toString(date({year: 1984, week: 10, dayOfWeek: 3})), toString(date({year: 1984, week: 10}))',
    '1984-03-07 | 1984-03-05'
  ],
  [
    'RETURN toString(date({year: 1984, ordinalDay: 202})), toString(date({year: 1984, quarter: 3, dayOfQuarter: 45})), toString(date({year: 1984, quarter: 3}))',
    '1984-07-20 | 1984-08-14 | 1984-07-01'
  ],
  [
    'RETURN date({year: 1817, week: 1}), date({year: 1816, week: 52}), date({year: 1818, week: 53}), date({year: 1816, week: 1})',
    '1816-12-30 | 1816-12-23 | 1818-12-28 | 1816-01-01'
  ],
  [
    'RETURN toString(datetime({year: 1984, month: 10, day: 11, hour: 12, minute: 31, second: 14, nanosecond: 645876123}))',
    '1984-10-11T12:31:14.645876123Z'
  ],
  [
    'RETURN toString(datetime({year: 1984, month: 10, day: 11, hour: 12, minute: 31, second: 14, millisecond: 645}))',
    '1984-10-11T12:31:14.645Z'
  ],
  [
    'RETURN toString(datetime({year: 1984, month: 10, day: 11, hour: 12, minute: 31, second: 14})), toString(datetime({year: 1984, month: 10, day: 11, hour: 12})), toString(datetime({year: 1984}))',
    '1984-10-11T12:31:14Z | 1984-10-11T12:00Z | 1984-01-01T00:00Z'
  ],
  ['RETURN toString(datetime({year: 1984, week: 10, dayOfWeek: 3, hour: 12, minute: 31, second: 14}))', '1984-03-07T12:31:14Z'],
  ["RETURN toString(datetime({year: 1984, month: 10, day: 11, hour: 12, timezone: '+01:00'}))", '1984-10-11T12:00+01:00'],
  [
    "RETURN toString(datetime({year: 1984, month: 10, day: 11, hour: 12, timezone: 'Europe/Stockholm'}))",
    '1984-10-11T12:00+01:00[Europe/Stockholm]'
  ],
  [
    'RETURN toString(duration({days: 14, hours: 16, minutes: 12})), toString(duration({months: 5, days: 1.5})), toString(duration({months: 0.75})), toString(duration({weeks: 2.5}))',
    'P14DT16H12M | P5M1DT12H | P22DT19H51M49.5S | P17DT12H'
  ],
  ['RETURN toString(duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12, seconds: 70}))', 'P12Y5M14DT16H13M10S'],
  [
    'RETURN toString(duration({days: 14, seconds: 70, milliseconds: 1})), toString(duration({days: 14, seconds: 70, microseconds: 1})), toString(duration({days: 14, seconds: 70, nanoseconds: 1}))',
    'P14DT1M10.001S | P14DT1M10.000001S | P14DT1M10.000000001S'
  ],
  [
    'RETURN toString(duration({seconds: 2, milliseconds: -1})), toString(duration({seconds: -2, milliseconds: 1})), toString(duration({days: 1, milliseconds: -1})), toString(duration({seconds: 60, milliseconds: -1})), toString(duration({seconds: -60, milliseconds: 1}))',
    'PT1.999S | PT-1.999S | P1DT-0.001S | PT59.999S | PT-59.999S'
  ],
  [
    'RETURN toString(duration({minutes: 1.5, seconds: 1})), toString(duration({months: 1, days: -14, hours: 16, minutes: -12, seconds: 70}))',
    'PT1M31S | P1M-14DT15H49M10S'
  ],
  [
    "RETURN toString(date('2015-07-21')), toString(date('20150721')), toString(date('2015-07')), toString(date('201507')), toString(date('2015-W30-2')), toString(date('2015W302')), toString(date('2015-W30')), toString(date('2015W30')), toString(date('2015-202')), toString(date('2015202')), toString(date('2015'))",
    '2015-07-21 | 2015-07-21 | 2015-07-01 | 2015-07-01 | 2015-07-21 | 2015-07-21 | 2015-07-20 | 2015-07-20 | 2015-07-21 | 2015-07-21 | 2015-01-01'
  ],
  ["RETURN toString(datetime('2015-07-21T21:40:32.142+0100'))", '2015-07-21T21:40:32.142+01:00'],
  ["RETURN toString(datetime('2015-W30-2T214032.142Z'))", '2015-07-21T21:40:32.142Z'],
  ["RETURN toString(datetime('2015T214032-0100'))", '2015-01-01T21:40:32-01:00'],
  ["RETURN toString(datetime('20150721T21:40-01:30'))", '2015-07-21T21:40-01:30'],
  [
    "RETURN toString(datetime('2015-W30T2140-02')), toString(datetime('2015202T21+18:00'))",
    '2015-07-20T21:40-02:00 | 2015-07-21T21:00+18:00'
  ],
  [
    "RETURN toString(duration('P14DT16H12M')), toString(duration('P5M1.5D')), toString(duration('P0.75M')), toString(duration('PT0.75M')), toString(duration('P2.5W')), toString(duration('P12Y5M14DT16H12M70S')), toString(duration('P2012-02-02T14:37:21.545'))",
    'P14DT16H12M | P5M1DT12H | P22DT19H51M49.5S | PT45S | P17DT12H | P12Y5M14DT16H13M10S | P2012Y2M2DT14H37M21.545S'
  ],
  [
    'WITH date({year: 1984, month: 11, day: 11}) AS other RETURN toString(date(other)), toString(date({date: other})), toString(date({date: other, year: 28})), toString(date({date: other, day: 28})), toString(date({date: other, week: 1})), toString(date({date: other, ordinalDay: 28})), toString(date({date: other, quarter: 3}))',
    '1984-11-11 | 1984-11-11 | 0028-11-11 | 1984-11-28 | 1984-01-08 | 1984-01-28 | 1984-08-11'
  ],
  [
    'WITH date({year: 1984, month: 10, day: 11}) AS d RETURN toString(datetime({date: d, hour: 10, minute: 10, second: 10}))',
    '1984-10-11T10:10:10Z'
  ],
  [
    'WITH datetime({year: 1984, month: 10, day: 11, hour: 12}) AS d RETURN toString(datetime(d)), toString(datetime({datetime: d, day: 28, second: 42})), toString(date(d)), toString(date({date: d, day: 28}))',
    '1984-10-11T12:00Z | 1984-10-28T12:00:42Z | 1984-10-11 | 1984-10-28'
  ],
  ['CREATE ({d: date({year: 1984, month: 10, day: 11})}) ; MATCH (n) RETURN n.d, n.d.year', '1984-10-11 | 1984'],
  ["CREATE ({d: duration('P1DT2H')}) ; MATCH (n) RETURN n.d.days, n.d", '1 | P1DT2H'],
  ["CREATE ({d: datetime('2015-07-21T21:40:32.142Z')}) ; MATCH (n) RETURN n.d, n.d.hour", '2015-07-21T21:40:32.142Z | 21'],
  ["CREATE ({d: [date('2015-07-21'), date('2016-01-01')]}) ; MATCH (n) RETURN n.d[0].year", '2015'],
  [
    'WITH date({year: 1984, month: 10, day: 11}) AS d RETURN d.year, d.quarter, d.month, d.week, d.weekYear, d.day, d.ordinalDay, d.weekDay, d.dayOfQuarter',
    '1984 | 4 | 10 | 41 | 1984 | 11 | 285 | 4 | 11'
  ],
  ['WITH date({year: 1984, month: 1, day: 1}) AS d RETURN d.year, d.weekYear, d.week, d.weekDay', '1984 | 1983 | 52 | 7'],
  [
    'WITH datetime({year: 1984, month: 11, day: 11, hour: 12, minute: 31, second: 14, nanosecond: 645876123}) AS d RETURN d.hour, d.minute, d.second, d.millisecond, d.microsecond, d.nanosecond, d.timezone, d.offset, d.offsetMinutes, d.offsetSeconds, d.epochSeconds, d.epochMillis',
    '12 | 31 | 14 | 645 | 645876 | 645876123 | Z | Z | 0 | 0 | 469024274 | 469024274645'
  ],
  [
    'WITH duration({years: 1, months: 4, days: 10, hours: 1, minutes: 1, seconds: 1, nanoseconds: 111111111}) AS d RETURN d.years, d.quarters, d.months, d.weeks, d.days, d.hours, d.minutes, d.seconds, d.milliseconds, d.microseconds, d.nanoseconds',
    '1 | 5 | 16 | 1 | 10 | 1 | 61 | 3661 | 3661111 | 3661111111 | 3661111111111'
  ],
  [
    'WITH duration({years: 1, months: 4, days: 10, hours: 1, minutes: 1, seconds: 1, nanoseconds: 111111111}) AS d RETURN d.quartersOfYear, d.monthsOfQuarter, d.monthsOfYear, d.daysOfWeek, d.minutesOfHour, d.secondsOfMinute, d.millisecondsOfSecond, d.microsecondsOfSecond, d.nanosecondsOfSecond',
    '1 | 1 | 4 | 3 | 1 | 1 | 111 | 111111 | 111111111'
  ],
  ['WITH date({year: 1984, month: 10, day: 11}) AS d RETURN toString(d) AS ts, date(toString(d)) = d AS b', '1984-10-11 | true'],
  [
    'WITH duration({years: 12, months: 5, days: -14, hours: 16}) AS d RETURN toString(d), duration(toString(d)) = d',
    'P12Y5M-14DT16H | true'
  ],
  [
    'RETURN toString(duration({years: 12, months: 5, days: -14, hours: 16})), toString(duration({minutes: 12, seconds: -60})), toString(duration({seconds: 2, milliseconds: -1})), toString(duration({days: 1, milliseconds: 1}))',
    'P12Y5M-14DT16H | PT11M | PT1.999S | P1DT0.001S'
  ],
  [
    'WITH date({year: 1980, month: 12, day: 24}) AS x, date({year: 1984, month: 10, day: 11}) AS d RETURN x > d, x < d, x >= d, x <= d, x = d',
    'false | true | false | true | false'
  ],
  [
    "WITH datetime('1980-12-11T12:31:14Z') AS x, datetime('1984-10-11T12:31:14+05:00') AS d RETURN x > d, x < d, x = d",
    'false | true | false'
  ],
  ['WITH duration({days: 14}) AS x, duration({days: 14}) AS y RETURN x = y, x < y', 'true | null'],
  [
    'RETURN duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12, seconds: 70}) = duration({years: 12, months: 5, days: 14, hours: 16, minutes: 13, seconds: 10})',
    'true'
  ],
  [
    'RETURN duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12}) = duration({years: 12, months: 5, days: 13, hours: 40, minutes: 12})',
    'false'
  ],
  [
    'WITH date({year: 1984, month: 10, day: 11}) AS x, duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12, seconds: 70}) AS d RETURN x + d, x - d',
    '1997-03-25 | 1972-04-27'
  ],
  [
    'WITH date({year: 1984, month: 10, day: 11}) AS x, duration({months: 1, days: -14, hours: 16, minutes: -12, seconds: 70}) AS d RETURN x + d, x - d',
    '1984-10-28 | 1984-09-25'
  ],
  [
    'WITH date({year: 1984, month: 10, day: 11}) AS x, duration({years: 12.5, months: 5.5, days: 14.5, hours: 16.5, minutes: 12.5, seconds: 70.5}) AS d RETURN x + d, x - d',
    '1997-10-11 | 1971-10-12'
  ],
  [
    'WITH datetime({year: 1984, month: 10, day: 11, hour: 12, minute: 31, second: 14, nanosecond: 1}) AS x, duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12, seconds: 70, nanoseconds: 2}) AS d RETURN x + d, x - d',
    '1997-03-26T04:44:24.000000003Z | 1972-04-26T20:18:03.999999999Z'
  ],
  [
    'WITH duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12, seconds: 70, nanoseconds: 1}) AS d RETURN d + d, d - d, d * 2, d / 2',
    'P24Y10M28DT32H26M20.000000002S | PT0S | P24Y10M28DT32H26M20.000000002S | P6Y2M22DT13H21M8S'
  ],
  [
    'WITH duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12, seconds: 70}) AS d RETURN d * 1, d * 0.5, d / 1',
    'P12Y5M14DT16H13M10S | P6Y2M22DT13H21M8S | P12Y5M14DT16H13M10S'
  ],
  [
    "RETURN date.truncate('millennium', date({year: 2017, month: 10, day: 11})), date.truncate('century', date({year: 1984, month: 10, day: 11}), {day: 2}), date.truncate('decade', date({year: 1984, month: 10, day: 11})), date.truncate('weekYear', date({year: 1984, month: 2, day: 1})), date.truncate('quarter', date({year: 1984, month: 11, day: 11}), {day: 2}), date.truncate('week', date({year: 1984, month: 10, day: 11}), {dayOfWeek: 2})",
    '2000-01-01 | 1900-01-02 | 1980-01-01 | 1984-01-02 | 1984-10-02 | 1984-10-09'
  ],
  [
    "RETURN datetime.truncate('hour', datetime({year: 1984, month: 10, day: 11, hour: 12, minute: 31}), {minute: 2}), datetime.truncate('day', date('1984-10-11'))",
    '1984-10-11T12:02Z | 1984-10-11T00:00Z'
  ],
  [
    "RETURN duration.between(date('1984-10-11'), date('2015-06-24')), duration.between(date('2015-06-24'), date('1984-10-11'))",
    'P30Y8M13D | P-30Y-8M-13D'
  ],
  ["RETURN duration.between(date('1984-10-11'), datetime('2016-07-21T21:45:22.142Z'))", 'P31Y9M10DT21H45M22.142S'],
  [
    "RETURN duration.inMonths(date('1984-10-11'), date('2015-06-24')), duration.inDays(date('1984-10-11'), date('2015-06-24')), duration.inSeconds(date('1984-10-11'), date('2015-06-24'))",
    'P30Y8M | P11213D | PT269112H'
  ],
  ["RETURN duration.between(null, date('2015-01-01')), duration.inDays(null, null)", 'null | null'],
  [
    'RETURN duration({seconds: -0.5}), duration({milliseconds: -1}), duration({hours: -1, minutes: 30})',
    'PT-0.5S | PT-0.001S | PT-30M'
  ],
  ['RETURN date(null), datetime(null), duration(null)', 'null | null | null'],
  [
    "RETURN duration('P1Y') + date('2020-02-29'), date('2020-01-31') + duration('P1M'), date('2020-03-31') - duration('P1M')",
    '2021-02-28 | 2020-02-29 | 2020-02-29'
  ],
  ["RETURN localdatetime('2015-07-21T21:40:32.142')", '2015-07-21T21:40:32.142'],
  ["RETURN localtime('21:40:32.142'), time('21:40:32.142+0100')", '21:40:32.142 | 21:40:32.142+01:00'],
  [
    "RETURN time({hour: 12, minute: 31, second: 14, nanosecond: 645876123, timezone: '+01:00'}), time({hour: 12}), time({hour: 12, minute: 34, second: 56, timezone: '+02:05:59'})",
    '12:31:14.645876123+01:00 | 12:00Z | 12:34:56+02:05:59'
  ],
  [
    'RETURN localtime({hour: 12, minute: 31, second: 14, millisecond: 645, microsecond: 876, nanosecond: 123}), localtime({hour: 12, minute: 31, second: 14, microsecond: 645876}), localtime({hour: 12, minute: 31})',
    '12:31:14.645876123 | 12:31:14.645876 | 12:31'
  ],
  [
    'RETURN localdatetime({year: 1984, quarter: 3, dayOfQuarter: 45, hour: 12, minute: 31, second: 14, nanosecond: 645876123}), localdatetime({year: 1984, ordinalDay: 202, hour: 12}), localdatetime({year: 1984, week: 10, dayOfWeek: 3})',
    '1984-08-14T12:31:14.645876123 | 1984-07-20T12:00 | 1984-03-07T00:00'
  ],
  [
    "RETURN datetime({year: 1984, month: 10, day: 11, hour: 12, minute: 31, second: 14, timezone: 'Europe/Stockholm'}), datetime({year: 1984, week: 10, dayOfWeek: 3, hour: 12, timezone: '+01:00'})",
    '1984-10-11T12:31:14+01:00[Europe/Stockholm] | 1984-03-07T12:00+01:00'
  ],
  [
    'RETURN datetime({epochSeconds: 416779, nanosecond: 999999999}), datetime({epochMillis: 237821673987})',
    '1970-01-05T19:46:19.999999999Z | 1977-07-15T13:34:33.987Z'
  ],
  [
    'RETURN datetime.fromepoch(416779, 999999999), datetime.fromepochmillis(237821673987)',
    '1970-01-05T19:46:19.999999999Z | 1977-07-15T13:34:33.987Z'
  ],
  [
    "RETURN localtime('21:40:32.142'), localtime('214032.142'), localtime('21:40:32'), localtime('214032'), localtime('21:40'), localtime('2140'), localtime('21')",
    '21:40:32.142 | 21:40:32.142 | 21:40:32 | 21:40:32 | 21:40 | 21:40 | 21:00'
  ],
  [
    "RETURN time('21:40:32.142+0100'), time('214032.142Z'), time('21:40:32+01:00'), time('214032-0100'), time('21:40-01:30'), time('2140-00:00'), time('2140-02'), time('22+18:00')",
    '21:40:32.142+01:00 | 21:40:32.142Z | 21:40:32+01:00 | 21:40:32-01:00 | 21:40-01:30 | 21:40Z | 21:40-02:00 | 22:00+18:00'
  ],
  [
    "RETURN localdatetime('2015-07-21T21:40:32.142'), localdatetime('2015-W30-2T214032.142'), localdatetime('2015-202T21:40:32'), localdatetime('2015T214032'), localdatetime('20150721T21:40'), localdatetime('2015-W30T2140'), localdatetime('2015202T21')",
    '2015-07-21T21:40:32.142 | 2015-07-21T21:40:32.142 | 2015-07-21T21:40:32 | 2015-01-01T21:40:32 | 2015-07-21T21:40 | 2015-07-20T21:40 | 2015-07-21T21:00'
  ],
  [
    "RETURN datetime('2015-07-21T21:40:32.142+02:00[Europe/Stockholm]'), datetime('2015-07-21T21:40:32.142+0845[Australia/Eucla]'), datetime('2015-07-21T21:40:32.142-04[America/New_York]'), datetime('2015-07-21T21:40:32.142[Europe/London]'), datetime('1818-07-21T21:40:32.142[Europe/Stockholm]')",
    '2015-07-21T21:40:32.142+02:00[Europe/Stockholm] | 2015-07-21T21:40:32.142+08:45[Australia/Eucla] | 2015-07-21T21:40:32.142-04:00[America/New_York] | 2015-07-21T21:40:32.142+01:00[Europe/London] | 1818-07-21T21:40:32.142+00:53:28[Europe/Stockholm]'
  ],
  [
    "WITH localtime({hour: 12, minute: 31, second: 14, nanosecond: 645876123}) AS other RETURN localtime(other), localtime({time: other}), localtime({time: other, second: 42}), time(other), time({time: other, timezone: '+05:00'})",
    '12:31:14.645876123 | 12:31:14.645876123 | 12:31:42.645876123 | 12:31:14.645876123Z | 12:31:14.645876123+05:00'
  ],
  [
    "WITH time({hour: 12, minute: 31, second: 14, microsecond: 645876, timezone: '+01:00'}) AS other RETURN localtime(other), time(other), time({time: other, timezone: '+05:00'}), time({time: other, second: 42, timezone: '+05:00'})",
    '12:31:14.645876 | 12:31:14.645876+01:00 | 16:31:14.645876+05:00 | 16:31:42.645876+05:00'
  ],
  [
    "WITH datetime({year: 1984, month: 10, day: 11, hour: 12, timezone: 'Europe/Stockholm'}) AS other RETURN localtime(other), time(other), time({time: other, timezone: '+05:00'}), localdatetime(other), date(other)",
    '12:00 | 12:00+01:00 | 16:00+05:00 | 1984-10-11T12:00 | 1984-10-11'
  ],
  [
    "WITH localdatetime({year: 1984, week: 10, dayOfWeek: 3, hour: 12, minute: 31, second: 14, millisecond: 645}) AS d RETURN datetime(d), datetime({datetime: d, timezone: '+05:00'}), datetime({datetime: d, day: 28, second: 42}), date(d)",
    '1984-03-07T12:31:14.645Z | 1984-03-07T12:31:14.645+05:00 | 1984-03-28T12:31:42.645Z | 1984-03-07'
  ],
  [
    "WITH datetime({year: 1984, month: 10, day: 11, hour: 12, timezone: 'Europe/Stockholm'}) AS d RETURN datetime({datetime: d, timezone: 'Pacific/Honolulu'}), datetime({datetime: d, day: 28, second: 42, timezone: 'Pacific/Honolulu'})",
    '1984-10-11T01:00-10:00[Pacific/Honolulu] | 1984-10-28T01:00:42-10:00[Pacific/Honolulu]'
  ],
  [
    "WITH date({year: 1984, month: 3, day: 28}) AS d, time({hour: 12, minute: 31, second: 14, timezone: '+01:00'}) AS t RETURN datetime({date: d, time: t}), datetime({date: d, time: t, timezone: '+05:00'}), datetime({year: 1984, month: 10, day: 11, time: t, timezone: 'Pacific/Honolulu'}), localdatetime({date: d, time: t, day: 28, second: 42})",
    '1984-03-28T12:31:14+01:00 | 1984-03-28T16:31:14+05:00 | 1984-10-11T01:31:14-10:00[Pacific/Honolulu] | 1984-03-28T12:31:42'
  ],
  [
    "WITH time({hour: 12, minute: 31, second: 14, nanosecond: 645876123, timezone: '+01:00'}) AS d RETURN d.hour, d.minute, d.second, d.millisecond, d.microsecond, d.nanosecond, d.timezone, d.offset, d.offsetMinutes, d.offsetSeconds",
    '12 | 31 | 14 | 645 | 645876 | 645876123 | +01:00 | +01:00 | 60 | 3600'
  ],
  [
    "WITH datetime({year: 1984, month: 11, day: 11, hour: 12, minute: 31, second: 14, nanosecond: 645876123, timezone: 'Europe/Stockholm'}) AS d RETURN d.timezone, d.offset, d.epochSeconds, d.epochMillis, d.dayOfQuarter, d.weekDay",
    'Europe/Stockholm | +01:00 | 469020674 | 469020674645 | 42 | 7'
  ],
  [
    'WITH localtime({hour: 10, minute: 35}) AS x, localtime({hour: 12, minute: 31, second: 14}) AS d RETURN x > d, x < d, x = d',
    'false | true | false'
  ],
  [
    "WITH time({hour: 10, minute: 0, timezone: '+01:00'}) AS x, time({hour: 9, minute: 35, second: 14, timezone: '+00:00'}) AS d RETURN x > d, x < d, x = d, x >= d",
    'false | true | false | false'
  ],
  [
    "WITH datetime({year: 1984, month: 10, day: 11, hour: 12, timezone: '+01:00'}) AS x RETURN x = datetime({year: 1984, month: 10, day: 11, hour: 11}), x = localdatetime('1984-10-11T12:00')",
    'true | false'
  ],
  [
    'WITH localtime({hour: 12, minute: 31, second: 14, nanosecond: 1}) AS x, duration({years: 12, months: 5, days: 14, hours: 16, minutes: 12, seconds: 70, nanoseconds: 2}) AS d RETURN x + d, x - d',
    '04:44:24.000000003 | 20:18:03.999999999'
  ],
  [
    "WITH time({hour: 12, minute: 31, second: 14, nanosecond: 1, timezone: '+01:00'}) AS x, duration({hours: 16, minutes: 12, seconds: 70}) AS d RETURN x + d, x - d",
    '04:44:24.000000001+01:00 | 20:18:04.000000001+01:00'
  ],
  [
    "RETURN time.truncate('hour', localdatetime({year: 1984, month: 10, day: 11, hour: 12, minute: 31, second: 14, nanosecond: 645876123}), {nanosecond: 2}), localtime.truncate('millisecond', localtime('12:31:14.645876123'), {nanosecond: 2}), localtime.truncate('microsecond', localtime('12:31:14.645876123')), time.truncate('day', time('12:31+01:00'), {timezone: '+05:00'})",
    '12:00:00.000000002Z | 12:31:14.645000002 | 12:31:14.645876 | 00:00+05:00'
  ],
  [
    "RETURN datetime.truncate('weekYear', localdatetime({year: 1984, month: 1, day: 1, hour: 12, minute: 31, second: 14, nanosecond: 645876123}), {timezone: 'Europe/Stockholm'}), datetime.truncate('day', datetime({year: 1984, month: 10, day: 11, hour: 12, timezone: '-01:00'}), {}), localdatetime.truncate('week', date({year: 1984, month: 10, day: 11}), {dayOfWeek: 2})",
    '1983-01-03T00:00+01:00[Europe/Stockholm] | 1984-10-11T00:00-01:00 | 1984-10-09T00:00'
  ],
  [
    "RETURN duration.between(date('1984-10-11'), localtime('16:30')), duration.between(localtime('14:30'), date('2015-06-24')), duration.between(localtime('14:30'), localtime('16:30')), duration.between(localtime('14:30'), time('16:30+0100')), duration.between(time('14:30'), datetime('2015-07-21T21:40:32.142+0100'))",
    'PT16H30M | PT-14H-30M | PT2H | PT2H | PT6H10M32.142S'
  ],
  [
    "RETURN duration.between(localdatetime('2015-07-21T21:40:32.142'), localdatetime('2016-07-21T21:45:22.142')), duration.between(datetime('2014-07-21T21:40:36.143+0200'), localdatetime('2016-07-21T21:45:22.142')), duration.between(datetime('2014-07-21T21:40:36.143+0200'), date('2015-06-24'))",
    'P1YT4M50S | P2YT4M45.999S | P11M2DT2H19M23.857S'
  ],
  ["RETURN duration.between(date('-999999999-01-01'), date('+999999999-12-31'))", 'P1999999998Y11M30D'],
  [
    "RETURN duration.inSeconds(localdatetime('-999999999-01-01'), localdatetime('+999999999-12-31T23:59:59'))",
    'PT17531639991215H59M59S'
  ],
  [
    'RETURN duration.inSeconds(localtime(), localtime()), duration.inSeconds(time(), time()), duration.inSeconds(date(), date())',
    'PT0S | PT0S | PT0S'
  ],
  [
    "CREATE ({d: localdatetime('2015-07-21T21:40:32.142'), t: localtime('12:00'), z: time('12:00+01:00'), x: datetime('2015-07-21T21:40+02:00[Europe/Stockholm]')}) ; MATCH (n) RETURN n.d, n.t, n.z, n.x",
    '2015-07-21T21:40:32.142 | 12:00 | 12:00+01:00 | 2015-07-21T21:40+02:00[Europe/Stockholm]'
  ],
  [
    "RETURN duration.inSeconds(localtime({hour: 4}), datetime({year: 2017, month: 10, day: 29, timezone: 'Europe/Stockholm'})), duration.inSeconds(datetime({year: 2017, month: 10, day: 29, timezone: 'Europe/Stockholm'}), date('2017-10-30'))",
    'PT-5H | PT25H'
  ],
  ["RETURN date('2015-07-21').hour, localtime('12:00').year", 'null | null'],
  ["RETURN time('12:00') = localtime('12:00'), time('12:00') < localtime('12:00')", 'false | null'],
  ["RETURN localtime('24:00')", '!argument'],
  ["RETURN datetime({year: 2020, timezone: 'Nowhere/Else'})", '!argument'],
  ["RETURN localtime('12:00+01:00')", '!argument'],
  ['RETURN localtime({year: 2020})', '!argument'],
  ["RETURN localdatetime(localtime('12:00'))", '!type'],
  ["RETURN date('2020-01-01') + duration({years: 100000000000000000})", '!overflow'],
  ['RETURN date({year: 9007199254740993})', '!argument'],
  ["RETURN duration('P1D') * 1e308 * 10", '!overflow'],
  ['RETURN localtime({hour: 1, second: 1.5})', '!argument'],
  ['RETURN datetime({epochSeconds: 1.5})', '1970-01-01T00:00:01Z'],
  ['RETURN datetime({epochMillis: 0.0 / 0})', '!argument'],
  [
    "UNWIND [time('12:35:15+05:00'), time('12:30:14+01:01'), time('10:35:00-08:00')] AS t RETURN t ORDER BY t DESC",
    '10:35-08:00 ; 12:30:14+01:01 ; 12:35:15+05:00'
  ]
])

runCases('durations between moments', emptyGraph, [
  [
    "WITH duration.between(localdatetime('2018-01-02T10:00:00.1'), localdatetime('2018-01-01T10:00:00.2')) AS d RETURN d, d.seconds, d.nanosecondsOfSecond, d.milliseconds, d.millisecondsOfSecond, d.microsecondsOfSecond, d.nanoseconds",
    'PT-23H-59M-59.9S | -86400 | 100000000 | -86399900 | 100 | 100000 | -86399900000000'
  ],
  [
    "WITH duration('PT-0.000000001S') AS d RETURN d.seconds, d.milliseconds, d.microseconds, d.nanoseconds, d.hours, d.minutes",
    '-1 | -1 | -1 | -1 | 0 | 0'
  ],
  [
    "RETURN duration.inDays(datetime('2014-07-21T21:40:36.143+0200'), datetime('2015-07-21T21:40:32.142+0100')), duration.inDays(datetime('2015-07-21T21:40:32.142+0100'), datetime('2014-07-21T21:40:36.143+0200'))",
    'P365D | P-365D'
  ],
  [
    "RETURN duration.inDays(datetime('2024-10-26T12:00[Europe/Berlin]'), datetime('2024-10-27T12:00[Europe/Berlin]')), duration.inDays(datetime('2024-10-26T12:00[Europe/Berlin]'), datetime('2024-10-27T11:00Z'))",
    'P1D | P1D'
  ],
  ["RETURN duration.inDays(time('01:00+14:00'), time('23:00-12:00'))", 'PT0S'],
  [
    "RETURN duration.between(date('2024-01-31'), date('2024-02-29')), duration.between(date('2024-02-29'), date('2024-01-31')), duration.between(date('2024-01-31'), date('2024-03-01')), duration.between(date('2024-03-31'), date('2024-02-29'))",
    'P29D | P-29D | P1M1D | P-1M'
  ],
  [
    "RETURN duration.between(localdatetime('2024-01-31T12:00'), localdatetime('2024-02-29T13:00')), duration.between(localdatetime('2024-01-15T12:00'), localdatetime('2024-02-15T11:00')), duration.between(localdatetime('2024-02-15T11:00'), localdatetime('2024-01-15T12:00')), duration.inMonths(date('2024-01-31'), date('2024-02-29'))",
    'P29DT1H | P30DT23H | P-30DT-23H | PT0S'
  ],
  [
    "RETURN duration.between(datetime('2020-01-01T00:00+14:00'), datetime('2020-01-31T20:00-12:00')), duration.between(datetime('2017-10-28T23:00+02:00[Europe/Stockholm]'), datetime('2017-10-29T04:00+01:00[Europe/Stockholm]'))",
    'P1MT22H | PT6H'
  ]
])

runCases('zones', emptyGraph, [
  [
    "WITH localdatetime({year: 1984, week: 10, dayOfWeek: 3}) AS d, datetime({year: 1984, month: 10, day: 11, hour: 12, timezone: 'Europe/Stockholm'}) AS t RETURN datetime({date: d, time: t}), datetime({date: d, time: t, day: 28, second: 42}), datetime({date: d, time: t, day: 28, second: 42, timezone: 'Pacific/Honolulu'})",
    '1984-03-07T12:00+01:00[Europe/Stockholm] | 1984-03-28T12:00:42+02:00[Europe/Stockholm] | 1984-03-28T00:00:42-10:00[Pacific/Honolulu]'
  ],
  [
    "WITH datetime('2020-06-01T12:00+02:00') AS d RETURN datetime({datetime: d, hour: 1, timezone: '-01:00'}), datetime({epochSeconds: 0, timezone: 'Asia/Shanghai'})",
    '2020-05-31T22:00-01:00 | 1970-01-01T08:00+08:00[Asia/Shanghai]'
  ],
  // Twice in one night: the clocks of Berlin go back from three to two.
  [
    "RETURN datetime('2024-10-27T02:30+02:00[Europe/Berlin]').epochSeconds, datetime('2024-10-27T02:30+01:00[Europe/Berlin]').epochSeconds, datetime('2024-10-27T02:30[Europe/Berlin]').epochSeconds",
    '1729989000 | 1729992600 | 1729989000'
  ],
  [
    "WITH datetime('2024-10-27T02:30:15+01:00[Europe/Berlin]') AS d RETURN datetime.truncate('minute', d), datetime({datetime: d, minute: 0}), d + duration('PT0S'), d + duration('P1D')",
    '2024-10-27T02:30+01:00[Europe/Berlin] | 2024-10-27T02:00:15+01:00[Europe/Berlin] | 2024-10-27T02:30:15+01:00[Europe/Berlin] | 2024-10-28T02:30:15+01:00[Europe/Berlin]'
  ],
  ["RETURN datetime('2024-07-01T12:00+05:00[Europe/Berlin]')", '2024-07-01T09:00+02:00[Europe/Berlin]'],
  // Never: they go forward from two to three.
  [
    "RETURN datetime('2024-03-31T02:30[Europe/Berlin]'), datetime({year: 2024, month: 3, day: 31, hour: 2, minute: 30, timezone: 'Europe/Berlin'}), datetime('2024-03-30T02:30[Europe/Berlin]') + duration('P1D'), datetime('2024-03-31T02:30+01:00[Europe/Berlin]')",
    '2024-03-31T03:30+02:00[Europe/Berlin] | 2024-03-31T03:30+02:00[Europe/Berlin] | 2024-03-31T03:30+02:00[Europe/Berlin] | 2024-03-31T03:30+02:00[Europe/Berlin]'
  ],
  [
    "RETURN datetime({datetime: localdatetime('2024-03-10T02:30'), timezone: 'America/New_York'}), datetime({datetime: localdatetime('2024-11-03T01:30'), timezone: 'America/New_York'})",
    '2024-03-10T03:30-04:00[America/New_York] | 2024-11-03T01:30-04:00[America/New_York]'
  ],
  ["RETURN datetime('-0044-03-15T00:00[Europe/Rome]')", '-0044-03-15T00:00+00:49:56[Europe/Rome]'],
  ["RETURN datetime('2011-12-30T12:00[Pacific/Apia]')", '2011-12-31T12:00+14:00[Pacific/Apia]'],
  ["RETURN datetime('Asia/Shanghai'), localtime('Asia/Shanghai')", '2026-11-23T18:30+08:00[Asia/Shanghai] | 18:30']
])

runCases('clocks', emptyGraph, [
  [
    'RETURN date.transaction(), date.statement(), datetime.transaction(), localdatetime.statement(), time.statement(), localtime.transaction()',
    '2026-11-23 | 2026-11-23 | 2026-11-23T10:30Z | 2026-11-23T10:30 | 10:30Z | 10:30'
  ],
  [
    "RETURN datetime.statement('Asia/Shanghai'), date.transaction('Pacific/Kiritimati'), time.transaction('+02:00')",
    '2026-11-23T18:30+08:00[Asia/Shanghai] | 2026-11-24 | 12:30+02:00'
  ],
  [
    "RETURN date.realtime() >= date('2026-11-01'), datetime.realtime().epochMillis > 1700000000000, localdatetime.realtime() IS NOT NULL, time.realtime() IS NOT NULL, localtime.realtime() IS NOT NULL",
    'true | true | true | true | true'
  ],
  ['RETURN date.transaction(null), datetime.realtime(null)', 'null | null'],
  ["RETURN date.statement('Nowhere/Else')", '!argument'],
  ['RETURN date.statement(1)', '!type']
])

runCases('what no moment or duration is made of', emptyGraph, [
  ["RETURN date.truncate('toString', date('2026-01-01'))", '!argument'],
  ["RETURN localtime.truncate('constructor', localtime('10:00'))", '!argument'],
  ["RETURN date({year: 2026, month: '11', day: '5'})", '!argument'],
  ["RETURN duration({days: '5'})", '!argument'],
  ["RETURN datetime({date: date('2026-01-01'), time: '10:00'})", '!argument'],
  ['RETURN datetime({year: 2026, date: 5})', '!argument'],
  ["RETURN datetime('2026-01-01T10:00T11:00')", '!argument'],
  ["RETURN date.truncate('year', date('2026-01-01'), {day: '5'})", '!argument'],
  ['RETURN date({year: 2026, quarter: 1, dayOfQuarter: 400})', '!argument'],
  ['RETURN date({year: 2026, quarter: 9, dayOfQuarter: 1})', '!argument'],
  ['RETURN date({year: 2026, quarter: 1, dayOfQuarter: 0})', '!argument'],
  [
    'RETURN date({year: 2026, quarter: 1, dayOfQuarter: 90}), date({year: 2024, quarter: 1, dayOfQuarter: 91})',
    '2026-03-31 | 2024-03-31'
  ],
  ['RETURN date({year: 2026, quarter: 1, dayOfQuarter: 91})', '!argument']
])

runCases('zones with a T in their names', emptyGraph, [
  ["RETURN datetime('2026-01-01T00:00Z[Etc/UTC]'), time('10:00Z[UTC]')", '2026-01-01T00:00Z[Etc/UTC] | 10:00Z'],
  ["RETURN datetime('2026-01-01T09:00[Asia/Tokyo]')", '2026-01-01T09:00+09:00[Asia/Tokyo]'],
  ["CREATE ({at: datetime({year: 2026, timezone: 'UTC'})}); MATCH (n) RETURN n.at", '2026-01-01T00:00Z[UTC]'],
  ["CREATE ({at: datetime({year: 2026, timezone: 'America/Toronto'})}); MATCH (n) RETURN n.at.hour", '0']
])

runCases('durations of many nanoseconds', emptyGraph, [
  [
    'WITH duration({seconds: 360000000, nanoseconds: 1}) AS d RETURN d, duration(toString(d)) = d',
    'PT100000H0.000000001S | true'
  ],
  [
    'WITH duration({seconds: -360000000, nanoseconds: -1}) AS d RETURN d, duration(toString(d)) = d',
    'PT-100000H-0.000000001S | true'
  ],
  ['CREATE ({d: duration({seconds: 360000000, nanoseconds: 1})}); MATCH (n) RETURN n.d', 'PT100000H0.000000001S'],
  ['RETURN duration({nanoseconds: 9007199254740993}).nanoseconds', '9007199254740993'],
  ["RETURN duration('PT1.5M'), duration('PT.5S'), duration('PT0.9999999999S')", 'PT1M30S | PT0.5S | PT0.999999999S'],
  ["RETURN duration('PT1.2.3S')", '!argument']
])

runCases('values that outlive their statement', emptyGraph, [
  [
    "CREATE ({d: duration('P1DT2H'), n: 4611686018427387905, t: localtime('12:00'), z: time('12:00+01:00')}); MATCH (n) RETURN n.d.days, n.n, n.t, n.z",
    '1 | 4611686018427387905 | 12:00 | 12:00+01:00'
  ],
  [
    "CREATE ({d: localdatetime('2015-07-21T21:40'), x: datetime('2015-07-21T21:40[Europe/Stockholm]'), l: [date('2015-07-21')]}); MATCH (n) RETURN n.d, n.x, n.l[0].year",
    '2015-07-21T21:40 | 2015-07-21T21:40+02:00[Europe/Stockholm] | 2015'
  ],
  ['CREATE ({f: 2.0, i: 1.0 / 0}); MATCH (n) RETURN n.f, n.i', '2.0 | Infinity'],
  [
    "CREATE ({x: datetime('2024-10-27T02:30+01:00[Europe/Berlin]')}); MATCH (n) RETURN n.x, n.x.epochSeconds",
    '2024-10-27T02:30+01:00[Europe/Berlin] | 1729992600'
  ]
])
