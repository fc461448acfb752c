import {
  Duration,
  Edge,
  isList,
  isMap,
  isNumber,
  type MapValue,
  Moment,
  Path,
  Point,
  type TypeName,
  typeOf,
  type Value,
  Vertex
} from '../values'
import { daySeconds, monthSeconds } from './calendar'
import { allocate, readText, tick } from './limits'

/** True, false, or null for unknown. */
export type Truth = boolean | null

/** `=` in three-valued logic. */
export function equals(a: Value, b: Value): Truth {
  tick()
  if (a === null || b === null) return null
  // biome-ignore lint/suspicious/noDoubleEquals: integers and floats of the same value are equal
  if (isNumber(a) && isNumber(b)) return a == b
  if (isList(a) && isList(b)) return equalLists(a, b)
  if (isMap(a) && isMap(b)) return equalMaps(a, b)
  return isSame(a, b)
}

function equalLists(a: readonly Value[], b: readonly Value[]): Truth {
  if (a.length !== b.length) return false
  return allTrue(a.map((item, index) => equals(item, b[index] ?? null)))
}

function equalMaps(a: MapValue, b: MapValue): Truth {
  if (a.size !== b.size || [...a.keys()].some((key) => !b.has(key))) return false
  return allTrue([...a].map(([key, value]) => equals(value, b.get(key) ?? null)))
}

/** AND over a list: false if one is false, otherwise unknown if one is unknown. */
function allTrue(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(null) ? null : true
}

function isSame(a: Value, b: Value): boolean {
  if (a === b) return true
  if (a instanceof Moment && b instanceof Moment) return a.kind === b.kind && a.instant === b.instant
  if (a instanceof Duration && b instanceof Duration)
    return a.months === b.months && a.days === b.days && a.nanoseconds === b.nanoseconds
  if (a instanceof Point && b instanceof Point) return String(a) === String(b)
  return a instanceof Path && b instanceof Path && keyOf(a) === keyOf(b)
}

/** `<` and its kind: -1, 0, 1, or null if the two cannot be compared. NaN is neither less nor greater. */
export function compare(a: Value, b: Value): number | null {
  tick()
  if (isNumber(a) && isNumber(b)) {
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN
    return a < b ? -1 : a > b ? 1 : 0
  }
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (a instanceof Moment && b instanceof Moment && a.kind === b.kind)
    return a.instant < b.instant ? -1 : a.instant > b.instant ? 1 : 0
  if (isList(a) && isList(b)) {
    for (let index = 0; index < Math.min(a.length, b.length); index++) {
      const [left = null, right = null] = [a[index], b[index]]
      const order = compare(left, right)
      if (order !== 0) return order
    }
    return Math.sign(a.length - b.length)
  }
  return null
}

/** By code points, as openCypher orders strings; JavaScript compares UTF-16 units. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  let index = 0
  while (index < a.length && a.charCodeAt(index) === b.charCodeAt(index)) index++
  readText(index)
  return Math.sign((a.codePointAt(index) ?? -1) - (b.codePointAt(index) ?? -1))
}

/** Of ORDER BY: every two values have an order, types first. NaN comes after all numbers, null last. */
const typeOrder: readonly TypeName[] = [
  'map',
  'vertex',
  'edge',
  'list',
  'path',
  'point',
  'datetime',
  'localdatetime',
  'date',
  'time',
  'localtime',
  'duration',
  'string',
  'boolean',
  'integer',
  'null'
]
const rank = (value: Value) => {
  const type = typeOf(value)
  return typeOrder.indexOf(type === 'float' ? 'integer' : type)
}

export function order(a: Value, b: Value): number {
  tick()
  const byType = rank(a) - rank(b)
  if (byType !== 0) return byType
  if (isNumber(a) && isNumber(b)) {
    const [x, y] = [Number.isNaN(a), Number.isNaN(b)]
    if (x || y) return Number(x) - Number(y)
    return a < b ? -1 : a > b ? 1 : 0
  }
  if (isList(a) && isList(b)) return orderLists(a, b)
  if (isMap(a) && isMap(b)) {
    const [x, y] = [[...a.keys()].sort(), [...b.keys()].sort()]
    return (
      a.size - b.size ||
      orderLists(x, y) ||
      orderLists(
        x.map((key) => a.get(key) ?? null),
        y.map((key) => b.get(key) ?? null)
      )
    )
  }
  if ((a instanceof Vertex && b instanceof Vertex) || (a instanceof Edge && b instanceof Edge)) return a.id - b.id
  if (a instanceof Path && b instanceof Path) return orderLists(stepsOf(a), stepsOf(b))
  if (a instanceof Point && b instanceof Point) return orderLists([a.srid, ...a.coordinates], [b.srid, ...b.coordinates])
  if (a instanceof Duration && b instanceof Duration) return lengthOf(a) - lengthOf(b)
  return compare(a, b) ?? 0
}

function orderLists(a: readonly Value[], b: readonly Value[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left = null, right = null] = [a[index], b[index]]
    const by = order(left, right)
    if (by !== 0) return by
  }
  return a.length - b.length
}

/** Seconds, with a month of the average length; orders durations only. */
const lengthOf = ({ months, days, nanoseconds }: Duration) =>
  months * monthSeconds + days * daySeconds + Number(nanoseconds) / 1e9

/** Vertices and edges in the order of the path. */
export function stepsOf(path: Path): Value[] {
  return path.vertices.flatMap((vertex, index) => {
    const edge = path.edges[index]
    return edge ? [vertex, edge] : [vertex]
  })
}

/** A text that two values share if they are the same for DISTINCT and grouping, where null equals null and NaN equals NaN. */
export function keyOf(value: Value): string {
  const key = writeKey(value)
  allocate(key.length)
  return key
}

function writeKey(value: Value): string {
  tick()
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return `#${value}`
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return '#0'
    return Number.isInteger(value) ? `#${BigInt(value)}` : `#${value}`
  }
  if (value === null || typeof value === 'boolean') return String(value)
  if (value instanceof Vertex) return `v${value.id}`
  if (value instanceof Edge) return `e${value.id}`
  if (value instanceof Path) return `p(${stepsOf(value).map(writeKey).join()})`
  if (isList(value)) return `[${joined(value)}]`
  if (isMap(value)) return `{${joined([...value].sort(([a], [b]) => (a < b ? -1 : 1)).flat())}}`
  // As `=` has it, moments of different zones are the same if their instants are.
  return `${typeOf(value)}:${value instanceof Moment ? value.instant : value}`
}

/** Keys of shared parts would grow without bound if they were counted at the end only. */
function joined(values: readonly Value[]): string {
  const text = values.map(writeKey).join()
  allocate(text.length / 8)
  return text
}
