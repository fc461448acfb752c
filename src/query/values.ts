/*
 * The values of a query. Integers are bigint and floats are number, so that `7 / 2` is 3 and `7.0 / 2` is 3.5 as openCypher has it.
 */

export class Vertex {
  readonly out: Edge[] = []
  readonly in: Edge[] = []
  isDeleted = false
  /** @param key the id of the data set, which drawings and answers name */
  constructor(
    readonly id: number,
    readonly key: string,
    readonly labels: Set<string>,
    readonly properties: Map<string, Value>
  ) {}
}

export class Edge {
  isDeleted = false
  constructor(
    readonly id: number,
    readonly key: string,
    readonly type: string,
    readonly from: Vertex,
    readonly to: Vertex,
    readonly properties: Map<string, Value>
  ) {}
}

export class Path {
  constructor(
    /** One more than edges. */
    readonly vertices: readonly Vertex[],
    readonly edges: readonly Edge[]
  ) {}
}

const dayLength = 86_400_000

/** A calendar day, without a time zone. */
export class CalendarDate {
  /** @param days since 1970-01-01 */
  constructor(readonly days: number) {}
  get parts(): DateParts {
    return partsOf(this.days * dayLength)
  }
  toString(): string {
    return new Date(this.days * dayLength).toISOString().slice(0, 10)
  }
}

/** An instant. Offsets other than UTC are converted when it is read. */
export class Instant {
  /** @param time milliseconds since 1970-01-01T00:00Z */
  constructor(readonly time: number) {}
  get parts(): DateParts {
    return partsOf(this.time)
  }
  toString(): string {
    return new Date(this.time).toISOString().replace(/\.000Z$/, 'Z')
  }
}

export interface DateParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
  /** 1 for Monday. */
  dayOfWeek: number
}

function partsOf(time: number): DateParts {
  const date = new Date(time)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    dayOfWeek: date.getUTCDay() || 7
  }
}

/** Months, days and seconds are kept apart, because their lengths vary. */
export class Duration {
  constructor(
    readonly months: number,
    readonly days: number,
    readonly seconds: number
  ) {}
  toString(): string {
    const years = Math.trunc(this.months / 12)
    const months = this.months % 12
    const hours = Math.trunc(this.seconds / 3600)
    const minutes = Math.trunc((this.seconds % 3600) / 60)
    const seconds = Math.round((this.seconds % 60) * 1000) / 1000
    const part = (count: number, letter: string) => (count === 0 ? '' : `${count}${letter}`)
    const date = part(years, 'Y') + part(months, 'M') + part(this.days, 'D')
    const time = part(hours, 'H') + part(minutes, 'M') + part(seconds, 'S')
    return date + time === '' ? 'PT0S' : `P${date}${time && `T${time}`}`
  }
}

export type MapValue = ReadonlyMap<string, Value>
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Vertex
  | Edge
  | Path
  | CalendarDate
  | Instant
  | Duration
  | readonly Value[]
  | MapValue

export const isMap = (value: Value): value is MapValue => value instanceof Map
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
export const isNumber = (value: Value): value is bigint | number => typeof value === 'bigint' || typeof value === 'number'

export type TypeName =
  | 'map'
  | 'vertex'
  | 'edge'
  | 'list'
  | 'path'
  | 'datetime'
  | 'date'
  | 'duration'
  | 'string'
  | 'boolean'
  | 'integer'
  | 'float'
  | 'null'

/** The type's name as the page says it in a fault. */
export function typeOf(value: Value): TypeName {
  if (value === null) return 'null'
  if (typeof value === 'bigint') return 'integer'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'boolean'
  if (value instanceof Vertex) return 'vertex'
  if (value instanceof Edge) return 'edge'
  if (value instanceof Path) return 'path'
  if (value instanceof CalendarDate) return 'date'
  if (value instanceof Instant) return 'datetime'
  if (value instanceof Duration) return 'duration'
  return isMap(value) ? 'map' : 'list'
}
