import { dayLength, second } from './run/calendar'
import { floatText } from './run/float-text'
import { dayText, durationText, timeText } from './run/temporal-text'
import { utc, type Zone, zoneText } from './run/zones'

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

export const momentKinds = ['date', 'localtime', 'time', 'localdatetime', 'datetime'] as const
export type MomentKind = (typeof momentKinds)[number]
export const hasDate = (kind: MomentKind): boolean => kind !== 'localtime' && kind !== 'time'
export const hasTime = (kind: MomentKind): boolean => kind !== 'date'
export const hasZone = (kind: MomentKind): boolean => kind === 'time' || kind === 'datetime'

/** A day, a time of day, or both. */
export class Moment {
  /**
   * @param local nanoseconds since 1970-01-01T00:00 in local time, or since midnight for a time without a day
   * @param zone UTC for a moment without a zone
   */
  constructor(
    readonly kind: MomentKind,
    readonly local: bigint,
    readonly zone: Zone = utc
  ) {}
  /** Nanoseconds since 1970-01-01T00:00Z. */
  get instant(): bigint {
    return this.local - BigInt(this.zone.offset) * second
  }
  /** Since midnight. */
  get nanoseconds(): bigint {
    return ((this.local % dayLength) + dayLength) % dayLength
  }
  /** Since 1970-01-01. */
  get days(): number {
    return Number((this.local - this.nanoseconds) / dayLength)
  }
  toString(): string {
    const day = hasDate(this.kind) ? dayText(this.days) : ''
    const time = hasTime(this.kind) ? timeText(this.nanoseconds) : ''
    return day + (day && time && 'T') + time + (hasZone(this.kind) ? zoneText(this.zone) : '')
  }
}

/** Months, days and nanoseconds are kept apart, because the lengths of months and days vary. */
export class Duration {
  constructor(
    readonly months: number,
    readonly days: number,
    readonly nanoseconds: bigint
  ) {}
  toString(): string {
    return durationText(this)
  }
}

/** A place, by the number of its system of coordinates. */
export class Point {
  constructor(
    readonly srid: number,
    readonly coordinates: readonly number[]
  ) {}
  toString(): string {
    const parts = this.coordinates.map((each, index) => `${'xyz'[index]}: ${floatText(each)}`)
    return `point({srid: ${this.srid}, ${parts.join(', ')}})`
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
  | Moment
  | Duration
  | Point
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
  | MomentKind
  | 'duration'
  | 'point'
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
  if (value instanceof Moment) return value.kind
  if (value instanceof Duration) return 'duration'
  if (value instanceof Point) return 'point'
  return isMap(value) ? 'map' : 'list'
}
