import { QueryError } from '../faults'
import type { BinaryOperator, Span } from '../parse/syntax'
import { Duration, isList, isNumber, Moment, typeOf, type Value } from '../values'
import { addDurations, negateDuration, scaleDuration } from './duration'
import { floatText } from './float-text'
import { allocate } from './limits'
import { addDuration } from './temporal'

const largest = 2n ** 63n - 1n
const smallest = -(2n ** 63n)

/** @throws QueryError if the result is no 64-bit integer */
export function checkedInteger(value: bigint, at?: Span): bigint {
  if (value > largest || value < smallest) throw new QueryError('overflow', {}, at)
  return value
}

/** @throws QueryError for values that the operator does not take */
export function arithmetic(operator: BinaryOperator, a: Value, b: Value, at: Span): Value {
  if (operator === '+') return add(a, b, at)
  if (a === null || b === null) return null
  // Numbers are joined to texts by + alone.
  if (operator === '||' && ((typeof a === 'string' && typeof b === 'string') || (isList(a) && isList(b)))) return add(a, b, at)
  if (isNumber(a) && isNumber(b) && operator !== '||') {
    if (operator === '^') return Number(a) ** Number(b)
    return typeof a === 'bigint' && typeof b === 'bigint'
      ? checkedInteger(ofIntegers(operator, a, b, at), at)
      : ofFloats(operator, Number(a), Number(b))
  }
  if (operator === '-' && b instanceof Duration) {
    if (a instanceof Duration) return addDurations(a, b, -1)
    if (a instanceof Moment) return addDuration(a, negateDuration(b))
  }
  if (operator === '*' && isNumber(a) && b instanceof Duration) return scaleDuration(b, Number(a))
  if (a instanceof Duration && isNumber(b) && (operator === '*' || operator === '/')) {
    return scaleDuration(a, operator === '*' ? Number(b) : 1 / Number(b))
  }
  throw new QueryError('type', { operation: operator, type: `${typeOf(a)} ${typeOf(b)}` }, at)
}

function ofIntegers(operator: BinaryOperator, a: bigint, b: bigint, at: Span): bigint {
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  if (b === 0n) throw new QueryError('division', {}, at)
  return operator === '/' ? a / b : a % b
}

function ofFloats(operator: BinaryOperator, a: number, b: number): number {
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  return operator === '/' ? a / b : a % b
}

function add(a: Value, b: Value, at: Span): Value {
  if (isList(a) || isList(b)) {
    // A list and null is null: the element might be a list as well.
    if (a === null || b === null) return null
    const joined = [...(isList(a) ? a : [a]), ...(isList(b) ? b : [b])]
    allocate(joined.length * 8)
    return joined
  }
  if (a === null || b === null) return null
  if (typeof a === 'bigint' && typeof b === 'bigint') return checkedInteger(a + b, at)
  if (isNumber(a) && isNumber(b)) return Number(a) + Number(b)
  if (typeof a === 'string' || typeof b === 'string') {
    const [left, right] = [concatenable(a), concatenable(b)]
    if (left !== undefined && right !== undefined) {
      allocate((left.length + right.length) * 2)
      return left + right
    }
  }
  if (b instanceof Duration) {
    if (a instanceof Duration) return addDurations(a, b, 1)
    if (a instanceof Moment) return addDuration(a, b)
  }
  if (a instanceof Duration && b instanceof Moment) return addDuration(b, a)
  throw new QueryError('type', { operation: '+', type: `${typeOf(a)} ${typeOf(b)}` }, at)
}

/** A text or a number, as it is appended to a text. */
function concatenable(value: Value): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'bigint') return String(value)
  return typeof value === 'number' ? floatText(value) : undefined
}
