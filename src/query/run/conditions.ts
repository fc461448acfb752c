import { QueryError } from '../faults'
import { isList, typeOf, type Value } from '../values'
import { arithmetic } from './arithmetic'
import { compare, equals, type Truth } from './compare'
import type { At, ExpressionOf, Of } from './compiler'
import type { Evaluate } from './context'
import { checkRegularExpressions, readText, takeSteps, tick } from './limits'

/* Operators, comparisons, CASE and the tests of lists: expressions that are true, false or unknown. */

/** A value as a condition. @throws QueryError for anything but booleans and null */
export function truthOf(value: Value, operation: string, at: At): Truth {
  if (value === null || typeof value === 'boolean') return value
  throw new QueryError('type', { operation, type: typeOf(value) }, at)
}

/** A list, or null. @throws QueryError for anything else */
export function listOf(value: Value, operation: string, at: At): readonly Value[] | null {
  if (value === null || isList(value)) return value
  throw new QueryError('type', { operation, type: typeOf(value) }, at)
}

export function compileBinary({ operator, left, right, at }: ExpressionOf<'binary'>, of: Of): Evaluate {
  const [a, b] = [of(left), of(right)]
  switch (operator) {
    case 'and':
      return (row, context) => {
        const first = truthOf(a(row, context), 'AND', left.at)
        if (first === false) return false
        const second = truthOf(b(row, context), 'AND', right.at)
        return second === false ? false : first === null || second === null ? null : true
      }
    case 'or':
      return (row, context) => {
        const first = truthOf(a(row, context), 'OR', left.at)
        if (first === true) return true
        const second = truthOf(b(row, context), 'OR', right.at)
        return second === true ? true : first === null || second === null ? null : false
      }
    case 'xor':
      return (row, context) => {
        const [first, second] = [truthOf(a(row, context), 'XOR', left.at), truthOf(b(row, context), 'XOR', right.at)]
        return first === null || second === null ? null : first !== second
      }
    case 'in':
      return (row, context) => {
        const value = a(row, context)
        const values = listOf(b(row, context), 'IN', right.at)
        return values && isIn(value, values)
      }
    case 'startsWith':
    case 'endsWith':
    case 'contains':
    case '=~':
      return (row, context) => {
        const [text, part] = [a(row, context), b(row, context)]
        // Other types compare as unknown, as openCypher has it.
        if (typeof text !== 'string' || typeof part !== 'string') return null
        readText(text.length + part.length)
        if (operator === '=~') return matches(text, part, at)
        if (operator === 'contains') return text.includes(part)
        return operator === 'startsWith' ? text.startsWith(part) : text.endsWith(part)
      }
    default:
      return (row, context) => {
        takeSteps(1 / 8)
        return arithmetic(operator, a(row, context), b(row, context), at)
      }
  }
}

function isIn(value: Value, values: readonly Value[]): Truth {
  let isUnknown = false
  for (const each of values) {
    const isEqual = equals(value, each)
    if (isEqual) return true
    if (isEqual === null) isUnknown = true
  }
  return isUnknown ? null : false
}

/** Longest text and pattern of `=~`: a regular expression cannot be stopped once it runs. */
const matchLimits = { text: 2000, pattern: 200 }

function matches(text: string, pattern: string, at: At): boolean {
  checkRegularExpressions(at)
  if (text.length > matchLimits.text || pattern.length > matchLimits.pattern)
    throw new QueryError('matchSize', { text: String(matchLimits.text), pattern: String(matchLimits.pattern) }, at)
  // A repeated group that contains a repetition may take exponential time, and the time limit cannot interrupt it.
  const isDangerous = repeatsRepetition(pattern) || /\\[1-9]/.test(pattern)
  if (isDangerous) throw new QueryError('argument', { operation: '=~', value: pattern }, at)
  // Letters at the beginning, as in `(?i)`, hold for the whole pattern; JavaScript takes them apart from it.
  const [start = '', letters = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? []
  // With the letter m, ^ and $ would match at every line.
  const whole = `(?<![^])(?:${pattern.slice(start.length)})(?![^])`
  try {
    return new RegExp(whole, [...new Set(`u${letters}`)].join('')).test(text)
  } catch {
    throw new QueryError('argument', { operation: '=~', value: pattern }, at)
  }
}

/** Whether a repeated group contains a repetition, at any depth: innermost groups are replaced by a sign for their content. */
function repeatsRepetition(pattern: string): boolean {
  const inner = /\(([^()]*)\)/g
  let rest = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')
  while (inner.test(rest)) {
    if (/\([^()]*[+*{][^()]*\)[+*{]/.test(rest)) return true
    rest = rest.replace(inner, (_, group: string) => (/[+*{]/.test(group) ? '+' : 'x'))
    inner.lastIndex = 0
  }
  return false
}

export function compileComparison({ operands, operators }: ExpressionOf<'comparison'>, of: Of): Evaluate {
  const values = operands.map(of)
  return (row, context) => {
    let result: Truth = true
    let [left = null] = [values[0]?.(row, context)]
    for (const [index, operator] of operators.entries()) {
      const right = values[index + 1]?.(row, context) ?? null
      const truth = holds(operator, left, right)
      if (truth === false) return false
      if (truth === null) result = null
      left = right
    }
    return result
  }
}

function holds(operator: string, a: Value, b: Value): Truth {
  if (operator === '=') return equals(a, b)
  if (operator === '<>') {
    const isEqual = equals(a, b)
    return isEqual === null ? null : !isEqual
  }
  const order = compare(a, b)
  if (order === null) return null
  if (operator === '<') return order < 0
  if (operator === '>') return order > 0
  return operator === '<=' ? order <= 0 : order >= 0
}

export function compileCase({ subject, branches, otherwise, at }: ExpressionOf<'case'>, of: Of): Evaluate {
  const value = subject && of(subject)
  const cases = branches.map(({ when, then }) => [of(when), of(then)] as const)
  const last = otherwise && of(otherwise)
  return (row, context) => {
    const compared = value ? value(row, context) : null
    for (const [when, then] of cases) {
      const condition = when(row, context)
      const isMet = value ? equals(compared, condition) : truthOf(condition, 'WHEN', at)
      if (isMet) return then(row, context)
    }
    return last ? last(row, context) : null
  }
}

export function compileQuantifier({ test, list, variable, where, at }: ExpressionOf<'quantifier'>, of: Of): Evaluate {
  const [values, condition] = [of(list), of(where)]
  return (row, context) => {
    const items = listOf(values(row, context), 'IN', at)
    if (!items) return null
    let [met, unknown] = [0, 0]
    for (const item of items) {
      tick()
      row[variable.slot] = item
      const truth = truthOf(condition(row, context), 'WHERE', at)
      if (truth === null) unknown++
      else if (truth) met++
      if (truth === false && test === 'all') return false
      if (truth && test === 'any') return true
      if (truth && test === 'none') return false
      if (met > 1 && test === 'single') return false
    }
    if (unknown > 0) return null
    return test === 'any' ? false : test === 'single' ? met === 1 : true
  }
}
