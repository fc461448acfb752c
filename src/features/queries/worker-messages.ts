import * as v from 'valibot'
import { csvBlob } from '~/contract/csv'
import type { Answer, GraphData, ParameterData } from '~/query/engine'

/*
 * Messages between the page and its query worker. Both sides validate: a graph may come from a visitor's file, and a query from
 * an address.
 */

/** Largest graph that a query runs on. */
export const graphLimits = { vertices: 2000, edges: 10_000 } as const

/** Maximum number of rows sent to the page. Parsing 100,000 would freeze it for a second. */
export const maxShownRows = 200

/** Longest values of a graph, in characters and items. */
export const valueLimits = { text: 2000, items: 1000, name: 200, labels: 20 } as const

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(valueLimits.name))
const scalar = v.union([
  v.pipe(v.string(), v.maxLength(valueLimits.text)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.strictObject({ float: v.union([v.number(), v.nan()]) }),
  v.strictObject({ integer: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)) }),
  v.strictObject({ date: name }),
  v.strictObject({ datetime: name }),
  v.strictObject({ localdatetime: name }),
  v.strictObject({ time: name }),
  v.strictObject({ localtime: name }),
  v.strictObject({ duration: name }),
  v.strictObject({ point: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.minLength(3), v.maxLength(4)) })
])
/** A record with every key of its own: `v.record` leaves out `constructor` and `prototype`, which a column may be named. */
const keyed = <Value>(key: v.GenericSchema<string>, value: v.GenericSchema<Value>) =>
  v.pipe(
    v.custom<Readonly<Record<string, Value>>>((data) => typeof data === 'object' && data !== null),
    v.transform((data) => new Map(Object.entries(data))),
    v.map(key, value),
    v.transform((entries) => Object.fromEntries(entries))
  )
const properties = keyed(name, v.union([scalar, v.pipe(v.array(scalar), v.maxLength(valueLimits.items))]))

export const graphSchema = v.object({
  vertices: v.pipe(
    v.array(v.object({ id: name, labels: v.pipe(v.array(name), v.maxLength(valueLimits.labels)), properties })),
    v.maxLength(graphLimits.vertices)
  ),
  edges: v.pipe(v.array(v.object({ id: name, from: name, to: name, type: name, properties })), v.maxLength(graphLimits.edges))
})

const parameter: v.GenericSchema<ParameterData> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(parameter), keyed(v.string(), parameter)])
)
export const parametersSchema = keyed(name, parameter)

/** The number of a request, which its answer has too. */
export const numberedSchema = v.object({ number: v.number() })
/** The engine itself refuses long texts. */
export const requestSchema = v.object({
  ...numberedSchema.entries,
  graph: graphSchema,
  /** Statements that run first without being answered, such as the preceding ones of a document. */
  before: v.pipe(v.array(v.object({ text: v.string(), parameters: parametersSchema })), v.maxLength(50)),
  text: v.string(),
  parameters: parametersSchema,
  /** Lines that set parameters; run before the text. */
  parameterLines: v.string()
})
export type QueryRequest = v.InferOutput<typeof requestSchema>

/** A statement with its own parameters. */
export interface QueryStatement {
  text: string
  parameters: Readonly<Record<string, ParameterData>>
}

/** A request from the page to the worker. */
export interface QueryQuestion extends QueryStatement {
  graph: GraphData
  before: readonly QueryStatement[]
  parameterLines: string
}

const span = v.object({ start: v.number(), end: v.number() })
const names = v.array(v.string())
const cell = v.object({ type: v.string(), text: v.string(), vertices: names, edges: names })
const statement = v.object({
  columns: names,
  rows: v.pipe(v.array(v.array(cell)), v.maxLength(maxShownRows)),
  /** Counts all rows, including those that are not sent. */
  rowCount: v.number(),
  /** Vertices and edges in any row. */
  found: v.object({ vertices: names, edges: names }),
  /** All rows as CSV. */
  csv: v.blob(),
  /** Whether the texts of some values end before the values do. */
  isCut: v.boolean(),
  plan: v.array(v.object({ name: v.string(), detail: v.string(), depth: v.number(), rows: v.optional(v.number()) })),
  prefix: v.nullable(v.picklist(['explain', 'profile'])),
  warnings: v.array(
    v.object({
      kind: v.picklist(['label', 'type', 'vertexProperty', 'edgeProperty']),
      name: v.string(),
      at: span,
      suggestion: v.optional(v.string())
    })
  ),
  hops: v.array(v.object({ vertices: names, edges: names })),
  changes: v.optional(
    v.object({
      verticesCreated: v.number(),
      verticesDeleted: v.number(),
      edgesCreated: v.number(),
      edgesDeleted: v.number(),
      labelsAdded: v.number(),
      labelsRemoved: v.number(),
      propertiesSet: v.number(),
      propertiesRemoved: v.number()
    })
  )
})
/**
 * Progress of a run, from which the page detects one that hangs: `started` for the query and for each statement before it, then
 * the end.
 */
const progressSchema = v.object({ number: v.number(), state: v.picklist(['started', 'ended']) })
export type QueryProgress = v.InferOutput<typeof progressSchema>

export const answerSchema = v.object({
  number: v.number(),
  answers: v.array(statement),
  fault: v.optional(
    v.object({
      code: v.string(),
      values: v.record(v.string(), v.string()),
      at: v.optional(span),
      suggestion: v.optional(v.string()),
      isInParameters: v.optional(v.boolean()),
      /** A correction of the text. */
      fix: v.optional(v.object({ at: span, text: v.string() }))
    })
  ),
  /** The parameters set by the lines, with their type names. */
  parameters: v.optional(v.array(v.object({ name: v.string(), type: v.string(), text: v.string() }))),
  graph: v.optional(graphSchema)
})
export const responseSchema = v.union([progressSchema, answerSchema])
type QueryResponse = v.InferOutput<typeof answerSchema>
export type ShownAnswer = Omit<QueryResponse, 'number'>
export type ShownStatement = ShownAnswer['answers'][number]
export type ShownFault = NonNullable<ShownAnswer['fault']>

/** The message with an answer. */
export function responseOf(number: number, { answers, ...rest }: Answer) {
  return { number, ...rest, answers: answers.map(shownStatement) }
}

function shownStatement({ rows, ...statement }: Answer['answers'][number]) {
  const cells = rows.flat()
  const unique = (ids: readonly string[]) => [...new Set(ids)]
  return {
    ...statement,
    rows: rows.slice(0, maxShownRows),
    rowCount: rows.length,
    found: { vertices: unique(cells.flatMap(({ vertices }) => vertices)), edges: unique(cells.flatMap(({ edges }) => edges)) },
    isCut: cells.some(({ isCut }) => isCut),
    csv: csvBlob([statement.columns, ...rows.map((row) => row.map((cell) => cell.text))])
  }
}

export type { GraphData }
