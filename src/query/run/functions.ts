import { QueryError } from '../faults'
import type { Span } from '../parse/syntax'
import {
  Duration,
  Edge,
  isList,
  isMap,
  isNumber,
  Moment,
  type MomentKind,
  momentKinds,
  Path,
  Point,
  typeOf,
  type Value,
  Vertex
} from '../values'
import { existing } from './access'
import { checkedInteger } from './arithmetic'
import { second } from './calendar'
import { daysBetween, durationBetween, durationFromMap, monthsBetween, parseDuration, secondsBetween } from './duration'
import { floatText } from './float-text'
import { allocate, tick } from './limits'
import { distanceOf, pointFromMap } from './points'
import { textOf } from './show'
import { asKind, inZone, momentFromMap, parseMoment, truncated } from './temporal'

/** Name and position of the call, for errors, and the time of the query. */
interface CallSite {
  name: string
  at: Span
  now: number
}

interface QueryFunction {
  /** Minimum and maximum number of arguments. */
  arity: readonly [number, number]
  /** Not called if any argument is null; the result is then null. */
  call: (values: readonly Value[], site: CallSite) => Value
}

function wrongType({ name, at }: CallSite, value: Value): never {
  throw new QueryError('type', { operation: `${name}()`, type: typeOf(value) }, at)
}
function wrongValue({ name, at }: CallSite, value: Value): never {
  throw new QueryError('argument', { operation: `${name}()`, value: textOf(value) }, at)
}

type Call = QueryFunction['call']

/** A function of one argument. */
const one = (call: (value: Value, site: CallSite) => Value): QueryFunction => ({
  arity: [1, 1],
  call: ([value = null], site) => call(value, site)
})
const many = (min: number, max: number, call: Call): QueryFunction => ({ arity: [min, max], call })

const ofText = (call: (text: string) => Value) =>
  one((value, site) => (typeof value === 'string' ? call(value) : wrongType(site, value)))
const ofNumber = (call: (number: number) => number) =>
  one((value, site) => (isNumber(value) ? call(Number(value)) : wrongType(site, value)))
const constant = (value: number) => many(0, 0, () => value)

const textAt = (values: readonly Value[], index: number, site: CallSite): string => {
  const value = values[index] ?? null
  return typeof value === 'string' ? value : wrongType(site, value)
}
const integerAt = (values: readonly Value[], index: number, site: CallSite): bigint => {
  const value = values[index] ?? null
  return typeof value === 'bigint' ? value : wrongType(site, value)
}
/** A number of characters; rejects negative ones. */
const countAt = (values: readonly Value[], index: number, site: CallSite): number => {
  const value = integerAt(values, index, site)
  if (value < 0n) wrongValue(site, value)
  return Number(value)
}

const propertiesOf = (value: Value, site: CallSite): ReadonlyMap<string, Value> => {
  if (value instanceof Vertex || value instanceof Edge) return existing(value, site.at).properties
  return value !== null && isMap(value) ? value : wrongType(site, value)
}

/** Functions such as `date()`: from a text, a map or another moment, or the time of the query, optionally in a zone. */
const moment = (kind: MomentKind): QueryFunction =>
  many(0, 1, ([value], site) => {
    if (value === undefined || typeof value === 'string') return parseMoment(kind, value ?? '') ?? clockTime(kind, value, site)
    if (value !== null && isMap(value)) return momentFromMap(kind, value) ?? wrongValue(site, value)
    return (value instanceof Moment ? asKind(kind, value) : undefined) ?? wrongType(site, value)
  })

/** The local time of a zone. */
function clockTime(kind: MomentKind, zone: Value | undefined, site: CallSite, now = site.now): Moment {
  const name = zone ?? 'Z'
  if (typeof name !== 'string') return wrongType(site, name)
  const there = inZone(new Moment('datetime', BigInt(now) * 1_000_000n), name)
  return (there && asKind(kind, there)) ?? wrongValue(site, name)
}
/** Each statement is a transaction, so only `realtime` reads the clock again. */
const clocks = (kind: MomentKind): [string, QueryFunction][] =>
  ['transaction', 'statement', 'realtime'].map((name) => [
    `${kind}.${name}`,
    many(0, 1, ([zone], site) => clockTime(kind, zone, site, name === 'realtime' ? Date.now() : site.now))
  ])

const momentAt = (values: readonly Value[], index: number, site: CallSite): Moment => {
  const value = values[index] ?? null
  return value instanceof Moment ? value : wrongType(site, value)
}
const between = (measure: (from: Moment, to: Moment) => Duration) =>
  many(2, 2, (values, site) => measure(momentAt(values, 0, site), momentAt(values, 1, site)))
const truncating = (kind: MomentKind) =>
  many(2, 3, (values, site) => {
    const [unit, from, parts = new Map()] = [textAt(values, 0, site), momentAt(values, 1, site), values[2]]
    if (parts === null || !isMap(parts)) return wrongType(site, parts)
    return truncated(kind, unit, from, parts) ?? wrongValue(site, unit)
  })
const duration = one((value, site) => {
  if (value instanceof Duration) return value
  if (typeof value === 'string') return parseDuration(value) ?? wrongValue(site, value)
  return value !== null && isMap(value) ? (durationFromMap(value) ?? wrongValue(site, value)) : wrongType(site, value)
})

const numberPattern = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/

function toInteger(value: Value): Value | undefined {
  if (typeof value === 'bigint' || value === null) return value
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (typeof value === 'string') {
    if (!numberPattern.test(value)) return null
    return /^\s*[+-]?\d+\s*$/.test(value) ? inRange(BigInt(value.trim())) : fromFloat(Number(value))
  }
  return typeof value === 'number' ? fromFloat(value) : undefined
}
const inRange = (value: bigint) => (BigInt.asIntN(64, value) === value ? value : null)
const fromFloat = (value: number) => (Number.isFinite(value) ? inRange(BigInt(Math.trunc(value))) : null)

function toFloat(value: Value): Value | undefined {
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'number' || value === null) return value
  if (typeof value !== 'string') return undefined
  return numberPattern.test(value) ? Number(value) : null
}

function toText(value: Value): Value | undefined {
  if (typeof value === 'number') return floatText(value)
  if (typeof value === 'string' || value === null) return value
  const isShown = value instanceof Moment || value instanceof Duration || value instanceof Point
  return isShown || typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : undefined
}

function toTruth(value: Value): Value | undefined {
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value === 'bigint') return value !== 0n
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : null
}

const converting = (convert: (value: Value) => Value | undefined) =>
  one((value, site) => {
    const converted = convert(value)
    return converted === undefined ? wrongType(site, value) : converted
  })
const convertingOrNull = (convert: (value: Value) => Value | undefined) => one((value) => convert(value) ?? null)
const convertingList = (convert: (value: Value) => Value | undefined) =>
  one((value, site) => (isList(value) ? value.map((item) => convert(item) ?? null) : wrongType(site, value)))

function range(values: readonly Value[], site: CallSite): Value {
  const [from, to] = [integerAt(values, 0, site), integerAt(values, 1, site)]
  const step = values.length > 2 ? integerAt(values, 2, site) : 1n
  if (step === 0n) wrongValue(site, step)
  const list: Value[] = []
  for (let value = from; step > 0n ? value <= to : value >= to; value += step) {
    tick()
    allocate(8)
    list.push(value)
  }
  return list
}

/** Rounds half away from zero, to a number of decimal places. */
function round(values: readonly Value[], site: CallSite): Value {
  const [value = null] = values
  if (!isNumber(value)) return wrongType(site, value)
  const places = values.length > 1 ? Number(integerAt(values, 1, site)) : 0
  // The shortest decimal text of a number is exact to parse back, so shifting its decimal point avoids binary rounding errors.
  const [digits = '0', exponent = '0'] = String(Math.abs(Number(value))).split('e')
  const moved = Number(`${digits}e${Number(exponent) + places}`)
  // openCypher rounds a half without decimal places towards positive infinity.
  const rounded = places === 0 && value < 0 ? Math.ceil(moved - 0.5) : Math.floor(moved + 0.5)
  const result = Number(`${rounded}e${-places}`) * (value < 0 ? -1 : 1)
  return Number.isFinite(result) ? result : Number(value)
}

function replace(values: readonly Value[], site: CallSite): Value {
  const [text, search, by] = [textAt(values, 0, site), textAt(values, 1, site), textAt(values, 2, site)]
  const count = text.split(search).length
  allocate(count * by.length * 2)
  return text.replaceAll(search, () => by)
}

/** Not for secrets: without TLS browsers lack `crypto.randomUUID`. */
const uuid: Call = () =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (sign) =>
    Math.floor(sign === 'x' ? Math.random() * 16 : 8 + Math.random() * 4).toString(16)
  )

const distance: Call = ([a = null, b = null], site) => {
  if (!(a instanceof Point)) return wrongType(site, a)
  return b instanceof Point ? distanceOf(a, b) : wrongType(site, b)
}

const characters = (text: string) => [...text]
/** Queries count characters as code points, not as UTF-16 units. */
const slice = (text: string, from: number, to?: number) => characters(text).slice(from, to).join('')

export const functions: Readonly<Record<string, QueryFunction>> = {
  // of any value
  isempty: one((value, site) => {
    if (typeof value === 'string') return value === ''
    if (isList(value)) return value.length === 0
    return value !== null && isMap(value) ? value.size === 0 : wrongType(site, value)
  }),
  tointeger: converting(toInteger),
  tofloat: converting(toFloat),
  tostring: converting(toText),
  toboolean: converting(toTruth),
  tointegerornull: convertingOrNull(toInteger),
  tofloatornull: convertingOrNull(toFloat),
  tostringornull: convertingOrNull(toText),
  tobooleanornull: convertingOrNull(toTruth),
  tointegerlist: convertingList(toInteger),
  tofloatlist: convertingList(toFloat),
  tostringlist: convertingList(toText),
  tobooleanlist: convertingList(toTruth),
  // of vertices, edges and paths
  id: one((value, site) => (value instanceof Vertex || value instanceof Edge ? BigInt(value.id) : wrongType(site, value))),
  elementid: one((value, site) => (value instanceof Vertex || value instanceof Edge ? value.key : wrongType(site, value))),
  labels: one((value, site) => (value instanceof Vertex ? [...existing(value, site.at).labels] : wrongType(site, value))),
  type: one((value, site) => (value instanceof Edge ? value.type : wrongType(site, value))),
  keys: one((value, site) => [...propertiesOf(value, site).keys()]),
  properties: one((value, site) => new Map(propertiesOf(value, site))),
  startnode: one((value, site) => (value instanceof Edge ? value.from : wrongType(site, value))),
  endnode: one((value, site) => (value instanceof Edge ? value.to : wrongType(site, value))),
  nodes: one((value, site) => (value instanceof Path ? value.vertices : wrongType(site, value))),
  relationships: one((value, site) => (value instanceof Path ? value.edges : wrongType(site, value))),
  length: one((value, site) => (value instanceof Path ? BigInt(value.edges.length) : wrongType(site, value))),
  // of lists and texts
  size: one((value, site) => {
    if (typeof value === 'string') return BigInt(characters(value).length)
    if (isList(value)) return BigInt(value.length)
    return value !== null && isMap(value) ? BigInt(value.size) : wrongType(site, value)
  }),
  head: one((value, site) => (isList(value) ? (value[0] ?? null) : wrongType(site, value))),
  last: one((value, site) => (isList(value) ? (value.at(-1) ?? null) : wrongType(site, value))),
  tail: one((value, site) => (isList(value) ? value.slice(1) : wrongType(site, value))),
  range: many(2, 3, range),
  reverse: one((value, site) => {
    if (isList(value)) return [...value].reverse()
    return typeof value === 'string' ? characters(value).reverse().join('') : wrongType(site, value)
  }),
  toupper: ofText((text) => text.toUpperCase()),
  tolower: ofText((text) => text.toLowerCase()),
  upper: ofText((text) => text.toUpperCase()),
  lower: ofText((text) => text.toLowerCase()),
  trim: ofText((text) => text.trim()),
  ltrim: ofText((text) => text.trimStart()),
  rtrim: ofText((text) => text.trimEnd()),
  split: many(2, 2, (values, site) => {
    const [text, by] = [textAt(values, 0, site), textAt(values, 1, site)]
    const parts = by === '' ? characters(text) : text.split(by)
    allocate(parts.length * 16)
    return parts
  }),
  replace: many(3, 3, replace),
  substring: many(2, 3, (values, site) => {
    const start = countAt(values, 1, site)
    return slice(textAt(values, 0, site), start, values.length > 2 ? start + countAt(values, 2, site) : undefined)
  }),
  left: many(2, 2, (values, site) => slice(textAt(values, 0, site), 0, countAt(values, 1, site))),
  right: many(2, 2, (values, site) => {
    const count = countAt(values, 1, site)
    return count === 0 ? '' : slice(textAt(values, 0, site), -count)
  }),
  // of numbers
  abs: one((value, site) => {
    if (typeof value === 'bigint') return checkedInteger(value < 0n ? -value : value, site.at)
    return typeof value === 'number' ? Math.abs(value) : wrongType(site, value)
  }),
  sign: one((value, site) =>
    isNumber(value) ? (Number.isNaN(value) ? value : BigInt(Math.sign(Number(value)))) : wrongType(site, value)
  ),
  ceil: ofNumber(Math.ceil),
  floor: ofNumber(Math.floor),
  round: many(1, 2, round),
  sqrt: ofNumber(Math.sqrt),
  exp: ofNumber(Math.exp),
  log: ofNumber(Math.log),
  log10: ofNumber(Math.log10),
  sin: ofNumber(Math.sin),
  cos: ofNumber(Math.cos),
  tan: ofNumber(Math.tan),
  cot: ofNumber((angle) => 1 / Math.tan(angle)),
  asin: ofNumber(Math.asin),
  acos: ofNumber(Math.acos),
  atan: ofNumber(Math.atan),
  haversin: ofNumber((angle) => (1 - Math.cos(angle)) / 2),
  atan2: many(2, 2, (values, site) => {
    const [y = null, x = null] = values
    return isNumber(y) && isNumber(x) ? Math.atan2(Number(y), Number(x)) : wrongType(site, isNumber(y) ? x : y)
  }),
  degrees: ofNumber((angle) => (angle * 180) / Math.PI),
  radians: ofNumber((angle) => (angle * Math.PI) / 180),
  isnan: one((value, site) => (isNumber(value) ? Number.isNaN(value) : wrongType(site, value))),
  pi: constant(Math.PI),
  e: constant(Math.E),
  rand: many(0, 0, () => Math.random()),
  randomuuid: many(0, 0, uuid),
  // of points
  point: one((value, site) => {
    if (value === null || !isMap(value)) return wrongType(site, value)
    const point = pointFromMap(value)
    return point === undefined ? wrongValue(site, value) : point
  }),
  distance: many(2, 2, distance),
  'point.distance': many(2, 2, distance),
  // of times
  timestamp: many(0, 0, (_, { now }) => BigInt(now)),
  ...Object.fromEntries(
    momentKinds.flatMap((kind) => [[kind, moment(kind)], [`${kind}.truncate`, truncating(kind)], ...clocks(kind)])
  ),
  'datetime.fromepoch': many(2, 2, (values, site) => {
    const [seconds, nanoseconds] = [integerAt(values, 0, site), integerAt(values, 1, site)]
    return new Moment('datetime', seconds * second + nanoseconds)
  }),
  'datetime.fromepochmillis': one((value, site) =>
    typeof value === 'bigint' ? new Moment('datetime', value * 1_000_000n) : wrongType(site, value)
  ),
  duration,
  'duration.between': between(durationBetween),
  'duration.inmonths': between(monthsBetween),
  'duration.indays': between(daysBetween),
  'duration.inseconds': between(secondsBetween)
}
