import { QueryError } from '../faults'
import type { Expression, LabelTest } from '../parse/syntax'
import { Duration, Edge, isList, isMap, typeOf, type Value, Vertex } from '../values'
import { compileProjection, compileSlice, elementAt, existing, propertyOf } from './access'
import { checkedInteger } from './arithmetic'
import { equals } from './compare'
import type { At, Compiler, ExpressionOf, Of } from './compiler'
import { compileBinary, compileCase, compileComparison, compileQuantifier, listOf, truthOf } from './conditions'
import type { Evaluate } from './context'
import { negateDuration } from './duration'
import { functions } from './functions'
import { meets } from './labels'
import { allocate, readText, takeSteps, tick } from './limits'

/** Turns an expression into a function of a row. */
export function compile(expression: Expression, compiler: Compiler): Evaluate {
  const of = (part: Expression) => compile(part, compiler)
  const { at } = expression
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression
      return () => value
    }
    case 'largeNumber':
      throw new QueryError('largeInteger', { value: expression.text }, at)
    case 'parameter':
      return (_, { parameters }) => {
        const value = parameters.get(expression.name)
        if (value !== undefined) return value
        const { name, isFile } = expression
        throw isFile
          ? new QueryError('unsupported', { words: `LOAD CSV FROM '${name}'` }, at)
          : new QueryError('missingParameter', { name }, at)
      }
    case 'variable': {
      const { slot } = expression
      return (row) => row[slot] ?? null
    }
    case 'property': {
      const inner = of(expression.of)
      const { name } = expression.key
      return (row, context) => propertyOf(inner(row, context), name, at)
    }
    case 'index': {
      const [inner, index] = [of(expression.of), of(expression.index)]
      return (row, context) => elementAt(inner(row, context), index(row, context), at)
    }
    case 'slice':
      return compileSlice(expression, of)
    case 'list': {
      const items = expression.items.map(of)
      return (row, context) => {
        allocate(items.length * 8)
        return items.map((item) => item(row, context))
      }
    }
    case 'map': {
      const entries = expression.entries.map(({ key, value }) => [key.name, of(value)] as const)
      return (row, context) => {
        allocate(entries.length * 32)
        return new Map(entries.map(([key, value]) => [key, value(row, context)]))
      }
    }
    case 'projection':
      return compileProjection(expression, of)
    case 'call':
      return compileCall(expression, of)
    case 'not': {
      const inner = of(expression.of)
      return (row, context) => {
        const truth = truthOf(inner(row, context), 'NOT', at)
        return truth === null ? null : !truth
      }
    }
    case 'negate': {
      const inner = of(expression.of)
      return (row, context) => {
        const value = inner(row, context)
        if (value === null) return null
        if (typeof value === 'bigint') return checkedInteger(-value, at)
        if (typeof value === 'number') return -value
        if (value instanceof Duration) return negateDuration(value)
        throw new QueryError('type', { operation: '-', type: typeOf(value) }, at)
      }
    }
    case 'plus':
      return of(expression.of)
    case 'binary':
      return compileBinary(expression, of)
    case 'comparison':
      return compileComparison(expression, of)
    case 'isNull': {
      const inner = of(expression.of)
      return (row, context) => (inner(row, context) === null) !== expression.isNegated
    }
    case 'hasLabels': {
      const inner = of(expression.of)
      const { labels, labelTest } = expression
      const parts = labels.map((name) => ({ kind: 'label', name }) as const)
      const test: LabelTest = { kind: 'and', parts: labelTest ? [...parts, labelTest] : parts }
      return (row, context) => {
        const value = inner(row, context)
        if (value === null) return null
        if (value instanceof Vertex || value instanceof Edge) return meets(test, existing(value, at))
        throw new QueryError('type', { operation: ':', type: typeOf(value) }, at)
      }
    }
    case 'case':
      return compileCase(expression, of)
    case 'comprehension': {
      const list = of(expression.list)
      const where = expression.where && of(expression.where)
      const map = expression.map && of(expression.map)
      const { slot } = expression.variable
      return (row, context) => {
        const result: Value[] = []
        const values = listOf(list(row, context), 'IN', at)
        if (!values) return null
        for (const item of values) {
          tick()
          row[slot] = item
          if (where && truthOf(where(row, context), 'WHERE', at) !== true) continue
          allocate(8)
          result.push(map ? map(row, context) : item)
        }
        return result
      }
    }
    case 'quantifier':
      return compileQuantifier(expression, of)
    case 'reduce': {
      const [initial, list, body] = [of(expression.initial), of(expression.list), of(expression.body)]
      const [total, item] = [expression.accumulator.slot, expression.variable.slot]
      return (row, context) => {
        const values = listOf(list(row, context), 'IN', at)
        if (!values) return null
        let result = initial(row, context)
        for (const value of values) {
          tick()
          row[total] = result
          row[item] = value
          result = body(row, context)
        }
        return result
      }
    }
    case 'pattern': {
      const search = compiler.search([expression.pattern], null)
      return (row, context) => !search(row.slice(), context, () => false)
    }
    case 'shortestPath': {
      const { pattern } = expression
      const search = compiler.search([pattern], null)
      return (row, context) => {
        const paths: Value[] = []
        search(row.slice(), context, (match) => {
          paths.push(match[pattern.slot] ?? null)
          return pattern.shortest === 'all'
        })
        return pattern.shortest === 'all' ? paths : (paths[0] ?? null)
      }
    }
    case 'patternComprehension': {
      const search = compiler.search([expression.pattern], expression.where)
      const map = of(expression.map)
      return (row, context) => {
        const result: Value[] = []
        search(row.slice(), context, (match) => {
          allocate(8)
          result.push(map(match, context))
          return true
        })
        return result
      }
    }
    case 'subquery': {
      const { run, column } = compiler.query(expression.query)
      return (row, context) => {
        let count = 0n
        const list: Value[] = []
        run(row.slice(), context, (match) => {
          count++
          if (expression.result === 'collect' && column !== undefined) {
            allocate(8)
            list.push(match[column] ?? null)
          }
          return expression.result !== 'exists'
        })
        if (expression.result === 'collect') return list
        return expression.result === 'exists' ? count > 0n : count
      }
    }
  }
}

function compileCall({ name, arguments: list, at }: ExpressionOf<'call'>, of: Of): Evaluate {
  const values = list.map(of)
  const [first] = values
  if (name.toLowerCase() === 'exists' && first)
    return (row, context) => (list[0]?.kind === 'pattern' ? first(row, context) : first(row, context) !== null)
  // Arguments after the first value that is not null are not evaluated, so they cannot fail.
  if (name.toLowerCase() === 'coalesce')
    return (row, context) => {
      for (const value of values) {
        const given = value(row, context)
        if (given !== null) return given
      }
      return null
    }
  if (name.toLowerCase() === 'nullif')
    return (row, context) => {
      const [value = null, other = null] = values.map((each) => each(row, context))
      return equals(value, other) === true ? null : value
    }
  const known = functions[name.toLowerCase()]
  if (!known) throw new QueryError('unknownFunction', { name }, at)
  return (row, context) => {
    const given = values.map((value) => value(row, context))
    if (given.includes(null)) return null
    takeSteps(1)
    for (const each of given) readText(sizeOf(each))
    const result = known.call(given, { name, at, now: context.now })
    // The items of a list were there before the call.
    if (typeof result !== 'string') allocate(sizeOf(result) * 8)
    else if (typeof given[0] === 'string') allocate(result.length * 2)
    return result
  }
}

/** Characters of a text, items of a list, or entries of a map. */
function sizeOf(value: Value): number {
  if (typeof value === 'string' || isList(value)) return value.length
  return value !== null && isMap(value) ? value.size : 0
}

/** A count of rows for SKIP and LIMIT. */
export function rowCount(value: Value, at: At): number {
  if (typeof value !== 'bigint') throw new QueryError('type', { operation: 'SKIP, LIMIT', type: typeOf(value) }, at)
  if (value < 0n) throw new QueryError('negativeBound', {}, at)
  return Number(value)
}
