import { QueryError } from '../faults'
import type { Span } from '../parse/syntax'
import { isNumber, typeOf, type Value } from '../values'
import { checkedInteger } from './arithmetic'
import { keyOf, order } from './compare'
import { allocate } from './limits'

/** Takes the values of a group one after the other. Null is left out before it gets here. */
export interface Aggregate {
  add: (value: Value, parameter: Value) => void
  result: () => Value
}

interface AggregateFunction {
  arity: readonly [number, number]
  start: (name: string, at: Span) => Aggregate
}

const numberIn = (value: Value, name: string, at: Span): bigint | number => {
  if (isNumber(value)) return value
  throw new QueryError('type', { operation: `${name}()`, type: typeOf(value) }, at)
}

function extreme(sign: 1 | -1): AggregateFunction {
  return {
    arity: [1, 1],
    start: () => {
      let best: Value = null
      return {
        add: (value) => {
          if (best === null || order(value, best) * sign < 0) best = value
        },
        result: () => best
      }
    }
  }
}

/** Standard deviation of a sample, or of all. */
function deviation(isSample: boolean): AggregateFunction {
  return {
    arity: [1, 1],
    start: (name, at) => {
      const values: number[] = []
      return {
        add: (value) => values.push(Number(numberIn(value, name, at))),
        result: () => {
          const count = values.length - (isSample ? 1 : 0)
          if (count <= 0) return 0
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length
          return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count)
        }
      }
    }
  }
}

function percentile(isContinuous: boolean): AggregateFunction {
  return {
    arity: [2, 2],
    start: (name, at) => {
      const values: (bigint | number)[] = []
      let share = 0
      return {
        add: (value, parameter) => {
          values.push(numberIn(value, name, at))
          share = Number(numberIn(parameter, name, at))
          if (!(share >= 0 && share <= 1)) throw new QueryError('argument', { operation: `${name}()`, value: String(share) }, at)
        },
        result: () => {
          const sorted = values.sort(order)
          if (!isContinuous) return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
          const place = share * (sorted.length - 1)
          const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
          if (low === undefined || high === undefined) return null
          return Number(low) + (Number(high) - Number(low)) * (place - Math.floor(place))
        }
      }
    }
  }
}

export const aggregates: Readonly<Record<string, AggregateFunction>> = {
  count: {
    arity: [1, 1],
    start: () => {
      let count = 0n
      return { add: () => count++, result: () => count }
    }
  },
  sum: {
    arity: [1, 1],
    start: (name, at) => {
      let integers = 0n
      let floats: number | undefined
      return {
        add: (value) => {
          const number = numberIn(value, name, at)
          if (typeof number === 'bigint') integers = checkedInteger(integers + number, at)
          else floats = (floats ?? 0) + number
        },
        result: () => (floats === undefined ? integers : floats + Number(integers))
      }
    }
  },
  avg: {
    arity: [1, 1],
    start: (name, at) => {
      let [sum, count] = [0, 0]
      return {
        add: (value) => {
          sum += Number(numberIn(value, name, at))
          count++
        },
        result: () => (count === 0 ? null : sum / count)
      }
    }
  },
  min: extreme(1),
  max: extreme(-1),
  collect: {
    arity: [1, 1],
    start: () => {
      const list: Value[] = []
      return {
        add: (value) => {
          allocate(16)
          list.push(value)
        },
        result: () => list
      }
    }
  },
  stdev: deviation(true),
  stdevp: deviation(false),
  percentilecont: percentile(true),
  percentiledisc: percentile(false)
}

/** An aggregate that leaves out null and, for DISTINCT, values that it already has. */
export function startAggregate(name: string, isDistinct: boolean, at: Span): Aggregate {
  const aggregate = aggregates[name.toLowerCase()]?.start(name, at)
  if (!aggregate) throw new QueryError('unknownFunction', { name }, at)
  const seen = new Set<string>()
  return {
    add: (value, parameter) => {
      if (value === null) return
      if (isDistinct) {
        const key = keyOf(value)
        if (seen.has(key)) return
        seen.add(key)
      }
      aggregate.add(value, parameter)
    },
    result: aggregate.result
  }
}
