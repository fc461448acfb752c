import { dayOf, second } from './calendar'

/* Days, times and durations as ISO 8601 writes them. */

const digits = (value: number | bigint, length: number) => String(value).padStart(length, '0')

export function dayText(days: number): string {
  const { year, month, day } = dayOf(days)
  const sign = year < 0 ? '-' : year > 9999 ? '+' : ''
  return `${sign}${digits(Math.abs(year), 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

/** Seconds are left out if there are none, and fractions have three, six or nine digits. */
export function timeText(nanoseconds: bigint): string {
  const seconds = nanoseconds / second
  const fraction = digits(nanoseconds % second, 9).replace(/(?:000){1,3}$/, '')
  const minutes = `${digits(seconds / 3600n, 2)}:${digits((seconds / 60n) % 60n, 2)}`
  if (seconds % 60n === 0n && fraction === '') return minutes
  return `${minutes}:${digits(seconds % 60n, 2)}${fraction && `.${fraction}`}`
}

export function durationText({ months, days, nanoseconds }: { months: number; days: number; nanoseconds: bigint }): string {
  const seconds = nanoseconds / second
  const part = (count: string | number | bigint, letter: string) => (Number(count) === 0 ? '' : `${count}${letter}`)
  const date = part(Math.trunc(months / 12), 'Y') + part(months % 12, 'M') + part(days, 'D')
  const rest = nanoseconds % (60n * second)
  const fraction = digits((rest < 0n ? -rest : rest) % second, 9).replace(/0+$/, '')
  const decimal = `${rest < 0n ? '-' : ''}${(rest < 0n ? -rest : rest) / second}${fraction && `.${fraction}`}`
  const time = part(seconds / 3600n, 'H') + part((seconds / 60n) % 60n, 'M') + part(decimal, 'S')
  return date + time === '' ? 'PT0S' : `P${date}${time && `T${time}`}`
}
