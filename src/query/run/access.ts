import { QueryError } from '../faults'
import { Duration, Edge, isList, isMap, Moment, type Path, Point, typeOf, type Value, Vertex } from '../values'
import type { At, ExpressionOf, Of } from './compiler'
import { listOf } from './conditions'
import type { Evaluate } from './context'
import { allocate } from './limits'
import { pointPart } from './points'
import { temporalPart } from './temporal'

/* Parts of values: properties, elements and slices of lists, projections of maps, and the values that a property can hold. */

/** @throws QueryError for an element that has been deleted */
export function existing<Element extends Vertex | Edge>(element: Element, at: At): Element {
  if (element.isDeleted) throw new QueryError('deleted', {}, at)
  return element
}

export function propertyOf(value: Value, name: string, at: At): Value {
  if (value === null) return null
  if (value instanceof Vertex || value instanceof Edge) return existing(value, at).properties.get(name) ?? null
  if (value instanceof Moment || value instanceof Duration) return temporalPart(value, name)
  if (value instanceof Point) return pointPart(value, name)
  if (isMap(value)) return value.get(name) ?? null
  throw new QueryError('type', { operation: `.${name}`, type: typeOf(value) }, at)
}

export function elementAt(value: Value, index: Value, at: At): Value {
  if (value === null || index === null) return null
  if (isList(value)) {
    if (typeof index !== 'bigint') throw new QueryError('type', { operation: '[…]', type: typeOf(index) }, at)
    return value.at(Number(index)) ?? null
  }
  if (typeof index !== 'string') throw new QueryError('type', { operation: '[…]', type: typeOf(index) }, at)
  return propertyOf(value, index, at)
}

export function compileSlice({ of: inner, from, to, at }: ExpressionOf<'slice'>, of: Of): Evaluate {
  const [list, start, end] = [of(inner), from && of(from), to && of(to)]
  const bound = (value: Value): number => {
    if (typeof value === 'bigint') return Number(value)
    throw new QueryError('type', { operation: '[…]', type: typeOf(value) }, at)
  }
  return (row, context) => {
    const values = listOf(list(row, context), '[…]', at)
    const first = start ? start(row, context) : 0n
    const last = end ? end(row, context) : undefined
    if (!values || first === null || last === null) return null
    const part = values.slice(bound(first), last === undefined ? undefined : bound(last))
    allocate(part.length * 8)
    return part
  }
}

export function compileProjection({ of: inner, items, at }: ExpressionOf<'projection'>, of: Of): Evaluate {
  const source = of(inner)
  const parts = items.map((item): [string, Evaluate | null] => {
    if (item.kind === 'all') return ['*', null]
    if (item.kind === 'property') return [item.key.name, null]
    return item.kind === 'entry' ? [item.key.name, of(item.value)] : [item.of.name, of(item.of)]
  })
  return (row, context) => {
    const value = source(row, context)
    if (value === null) return null
    const properties =
      value instanceof Vertex || value instanceof Edge ? existing(value, at).properties : isMap(value) ? value : undefined
    if (!properties) throw new QueryError('type', { operation: '{…}', type: typeOf(value) }, at)
    const result = new Map<string, Value>()
    for (const [index, [name, evaluate]] of parts.entries()) {
      if (evaluate) result.set(name, evaluate(row, context))
      else if (items[index]?.kind === 'all') for (const [key, each] of properties) result.set(key, each)
      else result.set(name, properties.get(name) ?? null)
    }
    allocate(result.size * 32)
    return result
  }
}

/** A value that a property can have. @throws QueryError for maps, vertices, edges and paths */
export function storable(value: Value, at: At): Value {
  const isPlain = (each: Value): boolean =>
    each !== null && !(each instanceof Vertex || each instanceof Edge || isPath(each) || isMap(each))
  if (value === null || (isList(value) ? value.every((item) => isPlain(item) && !isList(item)) : isPlain(value))) return value
  throw new QueryError('propertyValue', { type: typeOf(value) }, at)
}

const isPath = (value: Value): value is Path => typeOf(value) === 'path'
