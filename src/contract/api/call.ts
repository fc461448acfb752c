import type * as v from 'valibot'
import type { Locale } from '../locale'
import type { LocalizedSchema } from '../localized-schema'
import type { DeskAccess } from '../roles'

/** Encoding of a body: `application/json` or `application/x-www-form-urlencoded`. */
export type Encoding = 'json' | 'form'

/**
 * The callers that a call admits. A service checks `session`, `exam token` and the roles of the desk before it reads the
 * request; the other kinds depend on the request, so the handler of the call checks them.
 *
 * - `everybody`
 * - `session`: a logged-in account; anyone else gets a 403, or a 401 from the exam API and at the desk
 * - `exam token`: a candidate who has authenticated for the exam; anyone else gets a 401
 * - `token`: anyone with a login token, even if its session is over
 * - `code type`: everybody for a code of type 1 or 2, a logged-in account for the other types
 * - `application`: everybody; an application for a trial needs a logged-in account, anyone else gets a 401
 * - `consent`: anyone who accepts the privacy statement or has a receipt for doing so; the package of an edition also needs a
 *   logged-in account, anyone else gets a 401
 * - `receipt`: the account that owns the receipt; anyone with its id if no account does
 * - `link`: everybody; a gated file needs a signed link, a preview the token in its link
 * - `service`: another service of the site, which states its name and, if one is configured, the shared secret; anyone else
 *   gets a 401. The edge forwards no such call
 * - `desk`, `author`, `reviewer`, `staff`, `admin`: an account with a role that grants it (`roles.ts`); a 401 without a login,
 *   a 404 for any other account
 */
export type Access =
  | 'everybody'
  | 'session'
  | 'exam token'
  | 'token'
  | 'code type'
  | 'application'
  | 'consent'
  | 'receipt'
  | 'link'
  | 'service'
  | DeskAccess

/** One call of an API. */
export interface Call {
  access: Access
  query?: v.ObjectSchema<v.ObjectEntries, undefined>
  /**
   * The query has a phone number or email address, and platforms and proxies log addresses. So the site's own client posts the
   * query as a form, which our service takes as well; the edge calls a vendor's service by GET, as spec §7 defines it.
   */
  isQueryPrivate?: true
  /**
   * The body, and the encodings that the service accepts. The site's own client uses the first. The schema of registration depends
   * on the language (spec §5).
   */
  body?: { schema: LocalizedSchema; encodings: readonly [Encoding, ...Encoding[]] }
  /** `data` of a successful answer; a call without a schema answers without `data`. */
  data?: v.GenericSchema
  /** The answer is a file instead of JSON; the handler writes the response itself. */
  isFile?: true
  /**
   * A repetition is stored once and gets the same answer: the same `Idempotency-Key`, or without a key the same content from
   * the same address within a minute.
   */
  isIdempotent?: true
  /** The call depends on the site that the visitor is on, which the edge states in a header. */
  hasSiteOrigin?: true
  /** A successful call invalidates the token, so the edge drops it. */
  endsSession?: true
}

/** Method and path below the API's base, as spec §7 writes it: `GET /news/list`. */
export type CallName = `${'GET' | 'POST'} /${string}`

/** A table of calls; `tables.ts` lists those of each API. */
export type Calls = Readonly<Record<CallName, Call>>

export const json = <const Schema extends LocalizedSchema>(schema: Schema) => ({ schema, encodings: ['json'] }) as const
export const jsonOrForm = <const Schema extends LocalizedSchema>(schema: Schema) =>
  ({ schema, encodings: ['json', 'form'] }) as const
export const formOrJson = <const Schema extends LocalizedSchema>(schema: Schema) =>
  ({ schema, encodings: ['form', 'json'] }) as const

/** The rows of a table, with each name split into method and path. */
export function rowsOf(calls: Calls): { name: string; method: 'GET' | 'POST'; path: string; call: Call }[] {
  return Object.entries(calls).map(([name, call]) => {
    return { name, method: name.startsWith('GET') ? 'GET' : 'POST', path: pathOf(name), call }
  })
}

/** The path in the name of a call. */
export const pathOf = (name: string): string => name.slice(name.indexOf(' ') + 1)

type SchemaOutput<Schema> = Schema extends v.GenericSchema
  ? v.InferOutput<Schema>
  : Schema extends (locale: Locale) => v.GenericSchema
    ? v.InferOutput<ReturnType<Schema>>
    : never

/** The query after its schema parsed it. */
export type QueryOf<Row> = Row extends { query: infer Schema extends v.GenericSchema } ? v.InferOutput<Schema> : undefined
/** The body after its schema parsed it. */
export type BodyOf<Row> = Row extends { body: { schema: infer Schema } } ? SchemaOutput<Schema> : undefined
/** The query as a client writes it. */
export type QueryInput<Row> = Row extends { query: infer Schema extends v.GenericSchema } ? v.InferInput<Schema> : undefined
/** The encoding in which this site's own client sends the body. */
export type EncodingOf<Row> = Row extends { body: { encodings: readonly [infer First, ...unknown[]] } } ? First : undefined
/** `data` as an answer carries it. */
export type DataOf<Row> = Row extends { data: infer Schema extends v.GenericSchema } ? v.InferInput<Schema> : undefined
