import type { Context } from 'hono'
import * as v from 'valibot'
import type { Encoding } from '../../src/contract/api/call'
import { mediaTypeOf } from '../../src/contract/media-type'
import { idempotencyKeyHeader, idempotencyKeySchema } from '../../src/contract/user-info'
import { deskText } from '../../src/messages/desk-text'
import { examText } from '../../src/messages/exam-text'
import { fieldText } from '../../src/messages/field-text'
import { inboxText } from '../../src/messages/inbox-text'
import { queryText } from '../../src/messages/query-text'
import { m } from '../../src/paraglide/messages'
import { Refusal } from './answer'

/**
 * Reads and checks the request's body.
 * @throws Refusal 415 for another content type, 400 for an unreadable body or the first invalid field in the order of
 * the schema
 */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  encodings: readonly Encoding[]
): Promise<v.InferOutput<Schema>> {
  const type = mediaTypeOf(c.req.header('Content-Type'))
  const encoding = type === 'application/json' ? 'json' : type === 'application/x-www-form-urlencoded' ? 'form' : undefined
  if (!encoding || !encodings.includes(encoding)) throw new Refusal(415, m.service_content_type)
  const bytes = await c.req.arrayBuffer()
  const text = readable(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return check(schema, encoding === 'json' ? readable(() => JSON.parse(text)) : parseForm(text))
}

/**
 * Reads and checks the request's query.
 * @throws Refusal 400 for an unreadable query or the first invalid field
 */
export function readQuery<Schema extends v.GenericSchema>(c: Context, schema: Schema): v.InferOutput<Schema> {
  readable(() => decodeURIComponent(new URL(c.req.url).search))
  return check(schema, c.req.query())
}

/** The client's key; undefined if it sent none. @throws Refusal 400 for an invalid key */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = v.safeParse(v.optional(idempotencyKeySchema), c.req.header(idempotencyKeyHeader))
  if (!key.success) throw new Refusal(400, m.service_idempotency_key, { field: idempotencyKeyHeader })
  return key.output
}

function parseForm(text: string): unknown {
  // URLSearchParams keeps broken escapes as text and decodes invalid UTF-8 to U+FFFD; decodeURIComponent throws.
  readable(() => decodeURIComponent(text))
  return Object.fromEntries(new URLSearchParams(text))
}

/** @throws Refusal 400 if `decode` throws */
function readable<Value>(decode: () => Value): Value {
  try {
    return decode()
  } catch {
    throw new Refusal(400, m.service_malformed)
  }
}

function check<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = issue.path?.[0]?.key
  const { message } = issue
  const text = fieldText(message) ?? queryText(message) ?? examText(message) ?? deskText(message) ?? inboxText(message)
  throw new Refusal(400, text ?? m.service_malformed, { field: typeof field === 'string' ? field : undefined })
}
