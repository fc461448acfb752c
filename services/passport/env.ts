import * as v from 'valibot'
import { databaseSchema, readBindings, serviceBindingSchema } from '../api/bindings'

const envSchema = v.object({
  DB: databaseSchema,
  /** Only bound on a developer's machine; see delivery.ts. */
  OUTBOX: v.optional(serviceBindingSchema),
  /** A var is a number in wrangler.toml and a string from the dashboard. */
  CODES_PER_DAY: v.pipe(
    v.union([v.number(), v.string()], 'must be a number'),
    v.transform(Number),
    v.check((value) => Number.isInteger(value) && value > 0, 'must be a positive whole number')
  )
})
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const readEnv = (bindings: unknown): Env => readBindings(envSchema, bindings)
