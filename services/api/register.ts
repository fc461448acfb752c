import type { Context, Hono } from 'hono'
import { type BodyOf, bodySchema, type Call, type Calls, type DataOf, type QueryOf, rowsOf } from '../../src/contract/api/call'
import { requestLocale, succeed } from './answer'
import { readBody, readIdempotencyKey, readQuery } from './read-request'

/** A request that passed the checks of its row of the table. */
export interface Incoming<Row extends Call, Caller> {
  /** The Hono context, for headers, the language and the visitor's address. */
  c: Context
  /** The logged-in account, if the call needs a session. */
  caller: Row extends { access: 'session' } ? Caller : undefined
  query: QueryOf<Row>
  body: BodyOf<Row>
  idempotencyKey: Row extends { isIdempotent: true } ? string : undefined
}

type Result<Row extends Call> = Row extends { isFile: true }
  ? Response
  : Row extends { data: unknown }
    ? DataOf<Row>
    : // biome-ignore lint/suspicious/noConfusingVoidType: an async function without `return` answers without data
      void

/**
 * Answers one call: returns its `data`.
 * @throws Refusal, which becomes an answer with its status and text
 */
export type Handler<Row extends Call, Caller> = (request: Incoming<Row, Caller>) => Promise<Result<Row>>

interface Options<Caller> {
  /** Prefix of the path of every call. */
  base?: string
  /** Finds the logged-in account. @throws Refusal 403 */
  authenticate: (c: Context, call: string) => Promise<Caller>
}

/**
 * Adds a route for every call of a table. A missing handler and a handler with the wrong `data` do not compile. Each
 * request is checked in this order: session, idempotency key, query, body.
 */
export function register<Table extends Calls, Caller>(
  app: Hono,
  calls: Table,
  handlers: { [Name in keyof Table]: Table[Name] extends Call ? Handler<Table[Name], Caller> : never },
  { base = '', authenticate }: Options<Caller>
): void {
  for (const { name, method, path, call } of rowsOf(calls)) {
    const handle: unknown = Reflect.get(handlers, name)
    if (!isHandler(handle)) throw new Error(`${name} has no handler`)
    app.on(method, base + path, async (c) => {
      const caller = call.access === 'session' ? await authenticate(c, name) : undefined
      const idempotencyKey = call.isIdempotent ? readIdempotencyKey(c) : undefined
      const query = call.query && readQuery(c, call.query)
      const body = call.body && (await readBody(c, bodySchema(call.body.schema, requestLocale(c)), call.body.encodings))
      const answer = await handle({ c, caller, idempotencyKey, query, body })
      return answer instanceof Response ? answer : succeed(c, answer)
    })
  }
}

/**
 * Narrows a handler whose parameter only its row of the table determines; the signature of `register` guarantees that
 * they match.
 */
const isHandler = (value: unknown): value is (request: object) => Promise<unknown> => typeof value === 'function'
