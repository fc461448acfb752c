const day = 86_400_000
/** China's time, where those who answer work; it has no summer time. */
const offset = 8 * 3_600_000

/** The day, `2026-03-31`, on which so many working days after a moment are over. Public holidays are not known here. */
export function workingDayAfter(moment: number, workingDays: number): string {
  let date = new Date(moment + offset)
  for (let left = workingDays; left > 0; ) {
    date = new Date(date.getTime() + day)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date.toISOString().slice(0, 10)
}
