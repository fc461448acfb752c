import type { Expression, VertexPattern } from '../parse/syntax'
import type { Expand } from '../plan/match'
import { type Edge, isMap, type Value, type Vertex } from '../values'
import { equals } from './compare'
import type { Compiler } from './compiler'
import { truthOf } from './conditions'
import type { Context, Row } from './context'
import { compile } from './evaluate'
import { meets } from './labels'

/** The state of one search: the row that it fills, the edges that it has followed. */
export interface SearchState {
  row: Row
  context: Context
  used: Set<Edge>
  clause: number
}

/** Continues with the steps after this one; false if no more matches are wanted. */
type Continue = () => boolean
export type RunStep = (state: SearchState, next: Continue) => boolean

type VertexTest = (vertex: Vertex, state: SearchState) => boolean

export function vertexTest({ labels, labelTest, properties }: VertexPattern, compiler: Compiler): VertexTest {
  const names = labels.map(({ name }) => name)
  const test = properties && propertyTest(properties, compiler)
  return (vertex, { row, context }) =>
    names.every((name) => vertex.labels.has(name)) && meets(labelTest, vertex) && (!test || test(vertex.properties, row, context))
}

function propertyTest(
  expression: Expression,
  compiler: Compiler
): (properties: ReadonlyMap<string, Value>, row: Row, context: Context) => boolean {
  if (expression.kind === 'map') {
    const entries = expression.entries.map(({ key, value }) => [key.name, compile(value, compiler)] as const)
    return (properties, row, context) =>
      entries.every(([key, value]) => equals(properties.get(key) ?? null, value(row, context)) === true)
  }
  const whole = compile(expression, compiler)
  return (properties, row, context) => {
    const map = whole(row, context)
    return map !== null && isMap(map) && [...map].every(([key, value]) => equals(properties.get(key) ?? null, value) === true)
  }
}

/** The edges that a pattern may follow from a vertex, with the vertex at the other end. */
type Grow = (vertex: Vertex, state: SearchState, take: (edge: Edge, other: Vertex) => boolean) => boolean

export interface Growth {
  grow: Grow
  /** Whether the vertex may be on the path at all. */
  admits: VertexTest
  /** Whether the path may end there. */
  ends: VertexTest
}

/** Tests types, properties and the conditions on every hop; not whether the edge was followed before. */
export function compileGrowth({ edge, to, isReversed, conditions }: Expand, compiler: Compiler): Growth {
  const types = new Set(edge.types.map(({ name }) => name))
  const properties = edge.properties && propertyTest(edge.properties, compiler)
  const hop = (elements: 'relationships' | 'nodes'): ((element: Vertex | Edge, state: SearchState) => boolean) => {
    const tests = conditions
      .filter((condition) => condition.elements === elements)
      .map(({ slot, where, isNegated }) => [slot, compile(where, compiler), !isNegated, where.at] as const)
    return (element, { row, context }) =>
      tests.every(([slot, where, wanted, at]) => {
        row[slot] = element
        return truthOf(where(row, context), 'WHERE', at) === wanted
      })
  }
  const [testEdge, testVertex] = [hop('relationships'), hop('nodes')]
  const outward = edge.direction === 'both' || (edge.direction === 'out') !== isReversed
  const inward = edge.direction === 'both' || (edge.direction === 'in') !== isReversed
  const fits = (each: Edge, state: SearchState) =>
    (types.size === 0 || types.has(each.type)) &&
    meets(edge.typeTest, each) &&
    (!properties || properties(each.properties, state.row, state.context)) &&
    testEdge(each, state)
  return {
    grow: (vertex, state, take) => {
      if (outward) for (const each of vertex.out) if (fits(each, state) && !take(each, each.to)) return false
      // A loop is one edge, also where its direction does not matter.
      if (inward)
        for (const each of vertex.in)
          if (!(outward && each.from === each.to) && fits(each, state) && !take(each, each.from)) return false
      return true
    },
    admits: testVertex,
    ends: vertexTest(to, compiler)
  }
}
