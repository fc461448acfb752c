import type { Context, Hono } from 'hono'
import { type Access, type BodyOf, type Call, type Calls, type DataOf, type QueryOf, rowsOf } from '../../src/contract/api/call'
import { schemaFor } from '../../src/contract/localized-schema'
import { requestLocale, succeed } from './answer'
import { readBody, readIdempotencyKey, readQuery } from './read-request'

/** The caller's type for each kind of access that a service checks before it reads the request. */
type Callers = Partial<Record<Access, unknown>>

/** A request that passed the checks of its row of the table. */
interface Incoming<Row extends Call, Known extends Callers> {
  /** The Hono context, for headers, the language and the visitor's address. */
  c: Context
  /** Time of arrival in milliseconds since the epoch, read before any slow step. */
  arrivedAt: number
  /** The caller, if the access is checked: the logged-in account, or the attempt of the exam token. */
  caller: Row['access'] extends keyof Known ? Known[Row['access']] : undefined
  query: QueryOf<Row>
  body: BodyOf<Row>
  /** Key of an idempotent call, if the client sent one. */
  idempotencyKey: Row extends { isIdempotent: true } ? string | undefined : undefined
}

type Result<Row extends Call> = Row extends { isFile: true }
  ? Response
  : Row extends { data: unknown }
    ? DataOf<Row>
    : // biome-ignore lint/suspicious/noConfusingVoidType: an async function without `return` answers without data
      void

/**
 * Handles one call: returns its `data`.
 * @throws Refusal, which becomes an answer with its status and text
 */
export type Handler<Row extends Call, Known extends Callers> = (request: Incoming<Row, Known>) => Promise<Result<Row>>

/** Kinds of access that need no check, or that the handler checks itself. */
const checkedByHandler: ReadonlySet<Access> = new Set([
  'everybody',
  'token',
  'code type',
  'application',
  'consent',
  'receipt',
  'link'
])

interface Options<Known extends Callers> {
  /** Path prefix of all calls. */
  base?: string
  /** Authenticates the caller for each checked kind of access. @throws Refusal */
  authenticate: { [Kind in keyof Known]: (c: Context, call: string) => Promise<Known[Kind]> }
}

/**
 * Adds a route for every call of a table. A missing handler and a handler with the wrong `data` do not compile. Each request is
 * checked in this order: caller, idempotency key, query, body.
 * @throws Error for a kind of access that neither `authenticate` nor the handler checks, because the call would be public
 */
export function register<Table extends Calls, Known extends Callers>(
  app: Hono,
  calls: Table,
  handlers: { [Name in keyof Table]: Table[Name] extends Call ? Handler<Table[Name], Known> : never },
  { base = '', authenticate }: Options<Known>
): void {
  for (const { name, method, path, call } of rowsOf(calls)) {
    const handle: unknown = Reflect.get(handlers, name)
    if (!isHandler(handle)) throw new Error(`${name} has no handler`)
    const findCaller = authenticate[call.access]
    if (!findCaller && !checkedByHandler.has(call.access)) throw new Error(`${name}: nothing checks the access «${call.access}»`)
    app.on(call.isQueryPrivate ? [method, 'POST'] : [method], [base + path], async (c) => {
      const arrivedAt = Date.now()
      const caller = await findCaller?.(c, name)
      const idempotencyKey = call.isIdempotent ? readIdempotencyKey(c) : undefined
      const query = call.query && (c.req.method === method ? readQuery(c, call.query) : await readBody(c, call.query, ['form']))
      const body = call.body && (await readBody(c, schemaFor(call.body.schema, requestLocale(c)), call.body.encodings))
      const answer = await handle({ c, arrivedAt, caller, idempotencyKey, query, body })
      return answer instanceof Response ? answer : succeed(c, answer)
    })
  }
}

/** Narrows a handler, whose parameter type depends on its row only; the signature of `register` guarantees that they match. */
const isHandler = (value: unknown): value is (request: object) => Promise<unknown> => typeof value === 'function'
