import { check, namesOf, unknownNames } from './check/check'
import type { ReadName } from './check/scope'
import { type Fault, isExhausted, QueryError } from './faults'
import { parse } from './parse/parse'
import type { Span, Statement, VertexPattern } from './parse/syntax'
import type { MatchStep } from './plan/match'
import type { OperatorName } from './plan/operators'
import { type Plan, planQuery } from './plan/plan'
import { isArray } from './read-only'
import { type Context, type Row, Trace } from './run/context'
import { type Changes, Graph, type GraphData, valueFrom } from './run/graph'
import { checkRows, defaultLimits, type Limits, startMeter } from './run/limits'
import { type Cell, cellOf, textOf } from './run/show'
import { rejectLooseEdges } from './run/write'
import { type TypeName, typeOf, type Value } from './values'

export type { Fault, FaultCode } from './faults'
export type { EdgeData, GraphData, PropertyData, VertexData } from './run/graph'
export { stepsTaken } from './run/limits'
export type { Cell } from './run/show'

/*
 * A teaching engine for openCypher on the small graphs of the site; its speed says nothing about the product. Phases: parse →
 * check → plan → run. A run never throws; an unanswerable query results in a fault with its position.
 */

/** A step of the plan, with the number of rows it passed on. */
interface PlanStep {
  name: OperatorName | 'scan' | 'bound' | 'expand' | 'longPath' | 'shortestPath' | 'path' | 'union'
  detail: string
  /** Undefined if the statement did not run. */
  rows?: number
  /** Nesting: steps of a search are within their clause. */
  depth: number
}

/** A name that a statement reads and the graph lacks. */
interface Warning {
  kind: ReadName['kind']
  name: string
  at: Span
  suggestion?: string
}

interface StatementAnswer {
  columns: string[]
  rows: Cell[][]
  plan: PlanStep[]
  /** EXPLAIN only shows the plan; PROFILE also runs the statement. */
  prefix: Statement['prefix']
  warnings: Warning[]
  /** Elements reached by the search, by hop and clause. */
  hops: { vertices: string[]; edges: string[] }[]
  /** The changes, if the statement writes and has run. */
  changes?: Changes
}

/** The answers of the statements that ran, and the fault of the next one, if any. */
export interface Answer {
  answers: StatementAnswer[]
  fault?: Fault
  /** The resulting graph, if a statement has written. A faulty statement has no effect on it. */
  graph?: GraphData
  /** The parameters set by `:param`, in order; undefined if none was. */
  parameters?: { name: string; type: TypeName; text: string }[]
}

/** A parameter as JSON; dates and floats as in properties. */
export type ParameterData =
  | string
  | number
  | boolean
  | null
  | readonly ParameterData[]
  | { readonly [key: string]: ParameterData }

interface QueryOptions {
  parameters?: Readonly<Record<string, ParameterData>>
  /** Lines `:param name => value` to run before the text, which may begin with such lines too. */
  parameterLines?: string
  limits?: Partial<Limits>
  /** The time for `date()` and similar functions, in milliseconds since 1970; by default the current time. */
  now?: number
}

/** Runs the statements of a text on a graph, in order. Never throws. */
export function runQuery(data: GraphData, text: string, options: QueryOptions = {}): Answer {
  startMeter({ ...defaultLimits, ...options.limits })
  const answers: StatementAnswer[] = []
  let current = data
  let written: Graph | undefined
  const run: Run = { parameters: parametersOf(options), now: options.now ?? Date.now() }
  const set: Answer['parameters'] = []
  const changed = () => ({ ...(set.length > 0 && { parameters: set }), ...(written && { graph: current }) })
  /** @returns whether the statement sets a parameter */
  const setParameter = (statement: Statement, source: string): boolean => {
    const { parameter } = statement
    if (parameter === null) return false
    const value = parameterValue(statement, source, new Graph(current, written), run)
    run.parameters.set(parameter, value)
    set.push({ name: parameter, type: typeOf(value), text: textOf(value) })
    return true
  }
  try {
    setParameters(options.parameterLines ?? '', setParameter)
    for (const statement of parse(text)) {
      if (setParameter(statement, text)) continue
      const graph = new Graph(current, written)
      const { answer, isWriting } = runStatement(statement, text, graph, run)
      answers.push(answer)
      if (!isWriting) continue
      written = graph
      current = graph.toData()
    }
    return { answers, ...changed() }
  } catch (error) {
    return { answers, fault: faultOf(error), ...changed() }
  }
}

/** Deep recursion and long texts exhaust the browser, which counts as a limit. */
function faultOf(error: unknown): Fault {
  if (error instanceof QueryError) return error.fault
  if (isExhausted(error)) return { code: 'tooDeep', values: {} }
  throw error
}

/** @throws QueryError marked as being in the parameter lines */
function setParameters(text: string, run: (statement: Statement, source: string) => boolean): void {
  if (text.trim() === '') return
  try {
    for (const statement of parse(text)) if (!run(statement, text)) throw new QueryError('notParameter', {}, statement.at)
  } catch (error) {
    const { code, values, at, suggestion } = faultOf(error)
    throw new QueryError(code, values, at, suggestion, { isInParameters: true })
  }
}

/** State shared by the statements of a text. */
type Run = Pick<Context, 'now'> & { parameters: Map<string, Value> }

/** Evaluates a parameter. */
function parameterValue(statement: Statement, text: string, graph: Graph, run: Run): Value {
  const { columns, width } = check(statement)
  let value: Value = null
  planQuery(statement.query, text, width).run(new Array<Row[number]>(width), { ...run, graph, trace: new Trace() }, (row) => {
    value = row[columns[0]?.slot ?? -1] ?? null
    return true
  })
  return value
}

function runStatement(statement: Statement, text: string, graph: Graph, run: Run) {
  const { columns, width, isWriting, read } = check(statement)
  const { prefix, query } = statement
  const names = namesOf(graph)
  const plan = planQuery(query, text, width)
  const named = { columns: columns.map(({ name }) => name), prefix }
  const warningsOf = (graphs: (typeof names)[]): Warning[] =>
    unknownNames(read, graphs).map(({ name, ...rest }) => ({ ...rest, ...name }))
  if (prefix === 'explain') {
    plan.explain(graph)
    // A writing statement may read the names that it introduces, so it is not checked here.
    const warnings = isWriting ? [] : warningsOf([names])
    return { answer: { ...named, rows: [], warnings, hops: [], plan: stepsOf(plan, false) }, isWriting: false }
  }
  const trace = new Trace()
  const rows: Cell[][] = []
  const context: Context = { ...run, graph, trace }
  plan.run(new Array<Row[number]>(width), context, (row) => {
    if (columns.length === 0) return true
    checkRows(rows.length + 1)
    rows.push(columns.map(({ slot }) => cellOf(row[slot] ?? null)))
    return true
  })
  rejectLooseEdges(context)
  const answer: StatementAnswer = {
    ...named,
    rows,
    warnings: warningsOf(isWriting ? [names, namesOf(graph)] : [names]),
    plan: stepsOf(plan, true),
    hops: trace.clauses.flat().map(({ vertices, edges }) => ({ vertices: [...vertices], edges: [...edges] })),
    ...(isWriting && { changes: graph.changes })
  }
  return { answer, isWriting }
}

function parametersOf({ parameters = {} }: QueryOptions): Map<string, Value> {
  return new Map(Object.entries(parameters).map(([name, value]) => [name, parameterOf(value)]))
}

function parameterOf(data: ParameterData): Value {
  if (data === null) return null
  if (typeof data !== 'object') return valueFrom(data)
  if (isArray(data)) return data.map(parameterOf)
  const { date, datetime, float } = data
  if (typeof date === 'string') return valueFrom({ date })
  if (typeof datetime === 'string') return valueFrom({ datetime })
  if (typeof float === 'number') return float
  return new Map(Object.entries(data).map(([key, value]) => [key, parameterOf(value)]))
}

/** The steps of all branches, followed by the union. */
function stepsOf({ branches }: Pick<Plan, 'branches'>, hasRun: boolean): PlanStep[] {
  const counted = (rows: number) => (hasRun ? { rows } : {})
  const steps = branches.flatMap((operators) =>
    operators.flatMap(({ name, detail, rows, search, inner }): PlanStep[] => [
      ...(inner ? stepsOf({ branches: inner }, hasRun).map((step) => ({ ...step, depth: step.depth + 1 })) : []),
      ...search.map(({ step, rows: found }) => ({ ...textOfStep(step), depth: 1, ...counted(found) })),
      { name, detail, depth: 0, ...counted(rows) }
    ])
  )
  return branches.length > 1 ? [...steps, { name: 'union', detail: '', depth: 0 }] : steps
}

/** Describes a search step in pattern syntax. */
function textOfStep(step: MatchStep): Pick<PlanStep, 'name' | 'detail'> {
  const vertex = ({ name, labels }: VertexPattern) => `(${name?.name ?? ''}${labels.map((label) => `:${label.name}`).join('')})`
  switch (step.kind) {
    case 'scan':
    case 'bound':
      return { name: step.kind, detail: vertex(step.vertex) }
    case 'filter':
      return { name: 'filter', detail: '' }
    case 'path':
      return { name: 'path', detail: step.pattern.name?.name ?? '' }
    case 'shortest':
      return { name: 'shortestPath', detail: vertex(step.expand.to) }
    case 'expand': {
      const { types, direction, range, name } = step.edge
      const [left, right] =
        direction === 'both' ? ['-', '-'] : (direction === 'out') !== step.isReversed ? ['-', '->'] : ['<-', '-']
      const inner = step.edge.group
        ? '(…)'
        : `${name?.name ?? ''}${types.length > 0 ? `:${types.map((type) => type.name).join('|')}` : ''}`
      const length = range ? `*${range.min}..${range.max ?? ''}` : ''
      return { name: range ? 'longPath' : 'expand', detail: `${left}[${inner}${length}]${right}${vertex(step.to)}` }
    }
  }
}
