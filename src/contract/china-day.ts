/** IANA name of China's time zone, in which the vendor works. */
export const chinaZone = 'Asia/Shanghai'
/** Its offset, as written and in milliseconds; it has no daylight saving time. */
const writtenOffset = '+08:00'
const offset = 8 * 3_600_000

/** A moment in milliseconds since the epoch as China's clocks show it, with the offset: `2026-03-31T09:30:00+08:00`. */
export const chinaMoment = (moment: number): string => new Date(moment + offset).toISOString().replace(/\.\d+Z$/, writtenOffset)

/** The day in China, `2026-03-31`, of a moment in milliseconds since the epoch. */
export const chinaDay = (moment: number): string => new Date(moment + offset).toISOString().slice(0, 10)

/** The beginning in China of a day, `2026-03-31`, in milliseconds since the epoch. */
export const chinaDayStart = (day: string): number => Date.parse(`${day}T00:00:00${writtenOffset}`)
