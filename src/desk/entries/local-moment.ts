const digits = (value: number, length = 2): string => String(value).padStart(length, '0')

/**
 * The moment in the browser's time zone, as its control writes it: `2027-03-18T14:00`; empty if it is none. From the local parts,
 * because `getTimezoneOffset` drops the seconds that the zones of earlier centuries have.
 */
export function localMoment(moment: string | number): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || moment === '') return ''
  const day = [digits(at.getFullYear(), 4), digits(at.getMonth() + 1), digits(at.getDate())].join('-')
  return `${day}T${digits(at.getHours())}:${digits(at.getMinutes())}`
}
