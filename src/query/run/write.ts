import { QueryError } from '../faults'
import type { Clause, ClauseOf, Expression, Pattern, RemoveItem, SetItem } from '../parse/syntax'
import { type Edge, Edge as EdgeValue, isList, isMap, Path, typeOf, type Value, Vertex } from '../values'
import { storable } from './access'
import type { Compiler } from './compiler'
import type { Context, Row } from './context'
import { compile } from './evaluate'
import { allocate, tick } from './limits'

/** Changes the graph for one row, which may gain new values. */
export type Write = (row: Row, context: Context) => void

export function compileWrite(clause: ClauseOf<'create' | 'set' | 'remove' | 'delete'>, compiler: Compiler): Write {
  switch (clause.kind) {
    case 'create':
      return inOrder(clause.patterns.map((pattern) => compileCreate(pattern, compiler, false)))
    case 'set':
      return inOrder(clause.items.map((item) => compileSet(item, compiler)))
    case 'remove':
      return inOrder(clause.items.map((item) => compileRemove(item, compiler)))
    case 'delete':
      return compileDelete(clause, compiler)
  }
}

const inOrder =
  (writes: readonly Write[]): Write =>
  (row, context) => {
    tick()
    for (const write of writes) write(row, context)
  }

/** Creates the unbound parts of a pattern. @param isMerge refuses null, which MERGE could never find again */
export function compileCreate(pattern: Pattern, compiler: Compiler, isMerge: boolean): Write {
  const properties = (expression: Expression | null) => {
    const map = expression && compile(expression, compiler)
    return (row: Row, context: Context): Map<string, Value> => {
      const value = map ? map(row, context) : new Map<string, Value>()
      if (value === null || !isMap(value)) throw new QueryError('type', { operation: '{…}', type: typeOf(value) }, pattern.at)
      if (isMerge && [...value.values()].includes(null)) throw new QueryError('nullInMerge', {}, expression?.at)
      return new Map([...value].filter(([, each]) => storable(each, pattern.at) !== null))
    }
  }
  const refuseNull = (at: Clause['at']): never => {
    throw new QueryError('type', { operation: isMerge ? 'MERGE' : 'CREATE', type: 'null' }, at)
  }
  const vertices = pattern.vertices.map((vertex) => ({ vertex, properties: properties(vertex.properties) }))
  const edges = pattern.edges.map((edge, index) => ({ edge, index, properties: properties(edge.properties) }))
  return (row, context) => {
    for (const each of vertices) {
      const { slot, labels } = each.vertex
      if (row[slot] === null) refuseNull(each.vertex.at)
      if (row[slot] !== undefined) continue
      allocate(200)
      row[slot] = context.graph.createVertex(
        labels.map(({ name }) => name),
        each.properties(row, context)
      )
    }
    for (const { edge, index, properties: map } of edges) {
      const [left, right] = [row[pattern.vertices[index]?.slot ?? -1], row[pattern.vertices[index + 1]?.slot ?? -1]]
      if (!(left instanceof Vertex && right instanceof Vertex)) return refuseNull(edge.at)
      const [from, to] = edge.direction === 'in' ? [right, left] : [left, right]
      allocate(200)
      row[edge.slot] = context.graph.createEdge(edge.types[0]?.name ?? '', from, to, map(row, context))
    }
    if (pattern.name) {
      const path = { vertices: pattern.vertices.map(({ slot }) => row[slot]), edges: pattern.edges.map(({ slot }) => row[slot]) }
      row[pattern.slot] = new Path(
        path.vertices.filter((each) => each instanceof Vertex),
        path.edges.filter((each) => each instanceof EdgeValue)
      )
    }
  }
}

export function compileSet(item: SetItem, compiler: Compiler): Write {
  const { at } = item
  const target = compile(item.kind === 'property' ? item.of : item.variable, compiler)
  const element = (row: Row, context: Context): Vertex | Edge | null => {
    const value = target(row, context)
    if (value === null) return null
    if (!(value instanceof Vertex || value instanceof EdgeValue))
      throw new QueryError('type', { operation: 'SET', type: typeOf(value) }, at)
    if (value.isDeleted) throw new QueryError('deleted', {}, at)
    return value
  }
  if (item.kind === 'labels') {
    const labels = item.labels.map(({ name }) => name)
    return (row, context) => {
      const vertex = element(row, context)
      if (vertex instanceof Vertex) context.graph.addLabels(vertex, labels)
      else if (vertex) throw new QueryError('type', { operation: 'SET', type: typeOf(vertex) }, at)
    }
  }
  const value = compile(item.value, compiler)
  if (item.kind === 'property') {
    const { name } = item.key
    return (row, context) => {
      const given = value(row, context)
      const changed = element(row, context)
      if (changed) context.graph.setProperty(changed, name, storable(given, at))
    }
  }
  return (row, context) => {
    const changed = element(row, context)
    const given = value(row, context)
    if (!changed) return
    const properties = given instanceof Vertex || given instanceof EdgeValue ? given.properties : given
    if (properties === null || !isMap(properties)) throw new QueryError('type', { operation: 'SET', type: typeOf(given) }, at)
    const entries = [...properties]
    const { graph } = context
    if (item.kind === 'replace')
      for (const key of [...changed.properties.keys()]) if (!properties.has(key)) graph.setProperty(changed, key, null)
    for (const [key, each] of entries) graph.setProperty(changed, key, storable(each, at))
  }
}

function compileRemove(item: RemoveItem, compiler: Compiler): Write {
  const target = compile(item.kind === 'property' ? item.of : item.variable, compiler)
  return (row, context) => {
    const value = target(row, context)
    if (value === null) return
    if ((value instanceof Vertex || value instanceof EdgeValue) && value.isDeleted) throw new QueryError('deleted', {}, item.at)
    if (item.kind === 'property' && (value instanceof Vertex || value instanceof EdgeValue))
      context.graph.setProperty(value, item.key.name, null)
    else if (item.kind === 'labels' && value instanceof Vertex)
      context.graph.removeLabels(
        value,
        item.labels.map(({ name }) => name)
      )
    else throw new QueryError('type', { operation: 'REMOVE', type: typeOf(value) }, item.at)
  }
}

function compileDelete(clause: ClauseOf<'delete'>, compiler: Compiler): Write {
  const items = clause.items.map((item) => ({ at: item.at, value: compile(item, compiler) }))
  return (row, context) => {
    for (const { value, at } of items) remove(value(row, context), context, clause.isDetach, at)
  }
}

function remove(value: Value, context: Context, isDetach: boolean, at: Clause['at']): void {
  if (value === null) return
  if (value instanceof Path) {
    for (const edge of value.edges) context.graph.deleteEdge(edge)
    for (const vertex of value.vertices) remove(vertex, context, isDetach, at)
  } else if (value instanceof EdgeValue) context.graph.deleteEdge(value)
  else if (isList(value)) for (const item of value) remove(item, context, isDetach, at)
  else if (value instanceof Vertex) {
    if (isDetach) for (const edge of [...value.out, ...value.in]) context.graph.deleteEdge(edge)
    // Whether edges are left is known when the statement has ended: they may be deleted after their ends.
    context.graph.deleteVertex(value)
  } else throw new QueryError('deleteTarget', {}, at)
}

/** @throws QueryError if the statement left an edge without one of its ends */
export function rejectLooseEdges({ graph, deletedAt: at }: Context): void {
  if (!at) return
  for (const { from, to } of graph.edges.values()) if (from.isDeleted || to.isDeleted) throw new QueryError('hasEdges', {}, at)
}
