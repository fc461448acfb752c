import type { Context } from 'hono'
import * as v from 'valibot'
import { fieldText } from '../../src/messages/field-text'
import { queryText } from '../../src/messages/query-text'
import { m } from '../../src/paraglide/messages'
import { Refusal } from './answer'

type Encoding = 'json' | 'form'

/**
 * The request's body, checked.
 * @throws Refusal 415 for another content type, 400 for a body that cannot be read or a field that fails (first one, in
 * the order of the schema)
 */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  encodings: readonly Encoding[]
): Promise<v.InferOutput<Schema>> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const encoding = type === 'application/json' ? 'json' : type === 'application/x-www-form-urlencoded' ? 'form' : undefined
  if (!encoding || !encodings.includes(encoding)) throw new Refusal(415, m.service_content_type)
  const bytes = await c.req.arrayBuffer()
  const text = readable(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return check(schema, encoding === 'json' ? readable(() => JSON.parse(text)) : parseForm(text))
}

/**
 * The request's query, checked.
 * @throws Refusal 400 for a query that cannot be read or the first field that fails
 */
export function readQuery<Schema extends v.GenericSchema>(c: Context, schema: Schema): v.InferOutput<Schema> {
  readable(() => decodeURIComponent(new URL(c.req.url).search))
  return check(schema, c.req.query())
}

function parseForm(text: string): unknown {
  // URLSearchParams takes broken encoding for what it is not, and puts U+FFFD where bytes are no UTF-8.
  readable(() => decodeURIComponent(text))
  return Object.fromEntries(new URLSearchParams(text))
}

/** What a decoder makes of the request; what it throws at is malformed. */
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
  const text = fieldText(issue.message) ?? queryText(issue.message)
  throw new Refusal(400, text ?? m.service_malformed, { field: typeof field === 'string' ? field : undefined })
}
