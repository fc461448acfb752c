const day = 86_400_000
/** Offset of China's time zone, in which the vendor works; it has no daylight saving time. */
const offset = 8 * 3_600_000

/** The day in China, `2026-03-31`, of a moment in milliseconds since the epoch. */
export const chinaDay = (moment: number): string => new Date(moment + offset).toISOString().slice(0, 10)

/** The day, `2026-03-31`, so many working days after a moment. Ignores public holidays. */
export function workingDayAfter(moment: number, workingDays: number): string {
  let date = new Date(moment + offset)
  for (let left = workingDays; left > 0; ) {
    date = new Date(date.getTime() + day)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date.toISOString().slice(0, 10)
}
