/** Milliseconds since 1970, without the fraction of the second: claims of a JWT are whole seconds and must equal the dates. */
export const wholeSecond = (moment: number): number => Math.floor(moment / 1000) * 1000

/** A moment as `2026-11-23T04:20:15Z` (Open Badges 3.0, DateTimeZ). */
export const isoSecond = (moment: number): string => new Date(wholeSecond(moment)).toISOString().replace('.000Z', 'Z')

/** The same day and time a number of calendar years later, in UTC; 29 February becomes 28 February. */
export function yearsLater(moment: number, years: number): number {
  const date = new Date(moment)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  // JavaScript continues a missing day in the next month.
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}
