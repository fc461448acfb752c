import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'

/**
 * Validates path parameters or a query. An invalid value means that the page does not exist (spec §2, error catalog §8).
 * Call it in `beforeLoad` or `loader`, not in `params.parse`: a failure there lets another route match, and the catch-all
 * would redirect home instead of answering 404.
 * @throws notFound() if the value does not match the schema
 */
export function validOrNotFound<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw notFound()
  return result.output
}
