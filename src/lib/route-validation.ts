import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'

/**
 * Checks what came with an address (path parameters or the query) against a schema: a page whose validation fails
 * does not exist (spec §2, error catalogue §8). Call it in `beforeLoad` or `loader`, not in `params.parse`: there a
 * failure means «another route may match», and the catch-all would answer with a redirect home instead of 404.
 * @throws notFound() when the value does not fit the schema
 */
export function validOrNotFound<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw notFound()
  return result.output
}
