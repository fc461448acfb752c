/** Offset of China's time zone, in which the vendor works, in milliseconds; it has no daylight saving time. */
const offset = 8 * 3_600_000

/** The day in China, `2026-03-31`, of a moment in milliseconds since the epoch. */
export const chinaDay = (moment: number): string => new Date(moment + offset).toISOString().slice(0, 10)
