import { dayLength, daysOf, second } from './calendar'
import { takeSteps } from './limits'

/* Time zones: offsets from UTC in seconds, and the names that the browser knows. */

export interface Zone {
  /** Seconds ahead of UTC, at the moment that was asked for. */
  offset: number
  /** Empty for a zone that is an offset only. */
  name: string
}

export const utc: Zone = { offset: 0, name: '' }

const offsetPattern = /^([+-])(\d{2}):?(\d{2})?:?(\d{2})?$/

/**
 * The zone of a text such as `Z`, `+08:00` or `Asia/Shanghai` at a local time; undefined if there is none. A time that the clocks
 * show twice has the given offset if it is one of the two, or else the first of them; one that they skip has the offset before.
 */
export function zoneAt(text: string, local: bigint, given?: number): Zone | undefined {
  if (text === 'Z') return utc
  const [, sign, hours, minutes = '0', seconds = '0'] = offsetPattern.exec(text) ?? []
  if (hours !== undefined) {
    const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    return offset > 18 * 3600 ? undefined : { offset: sign === '-' ? -offset : offset, name: '' }
  }
  const [before, after] = [offsetAt(text, local - dayLength), offsetAt(text, local + dayLength)]
  if (before === undefined || after === undefined) return undefined
  const offset = [given ?? before, before, after].find((each) => offsetAt(text, local - BigInt(each) * second) === each)
  return { offset: offset ?? before, name: text }
}

/** The zone at another local time: a named one may have another offset then. */
export const zoneOf = (zone: Zone, local: bigint): Zone => (zone.name && zoneAt(zone.name, local, zone.offset)) || zone

/** Seconds of a day in the year 5. */
const earliest = -62e9

const formats = new Map<string, Intl.DateTimeFormat>()

/** The zone at another instant. */
export const zoneThen = ({ offset, name }: Zone, instant: bigint): Zone => ({
  offset: (name ? offsetAt(name, instant) : undefined) ?? offset,
  name
})

/** The offset of a named zone at an instant; undefined for a name that there is not. */
function offsetAt(name: string, instant: bigint): number | undefined {
  // The browser takes as long as dozens of steps.
  takeSteps(20)
  try {
    let format = formats.get(name)
    if (!format) {
      format = new Intl.DateTimeFormat('en', {
        timeZone: name,
        hourCycle: 'h23',
        ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' }
      })
      formats.set(name, format)
    }
    // Years before the first would be read without their era; no zone changed then.
    const seconds = Math.max(Number(instant / second), earliest)
    const parts = Object.fromEntries(format.formatToParts(seconds * 1000).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: rest = 0 } = parts
    return daysOf(year, month, day) * 86_400 + (hour * 60 + minute) * 60 + rest - seconds
  } catch {
    // The browser throws for names and times that it does not know.
    return undefined
  }
}

/** `+08:00`, or `+08:00[Asia/Shanghai]` for a zone with a name. */
export const zoneText = ({ offset, name }: Zone): string => offsetText(offset) + (name && `[${name}]`)

/** `Z`, `+08:00` or `+00:53:28`. */
export function offsetText(offset: number): string {
  if (offset === 0) return 'Z'
  const seconds = Math.abs(offset)
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')
  const rest = seconds % 60 ? `:${two(seconds % 60)}` : ''
  return `${offset < 0 ? '-' : '+'}${two(seconds / 3600)}:${two((seconds / 60) % 60)}${rest}`
}
