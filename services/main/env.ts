import * as v from 'valibot'
import { bucketSchema, databaseSchema, readBindings, serviceBindingSchema } from '../api/bindings'

const envSchema = v.object({
  DB: databaseSchema,
  /** Files for visitors. */
  FILES: bucketSchema,
  /** Who is logged in: the reference passport, unless there is a base. */
  PASSPORT: serviceBindingSchema,
  PASSPORT_BASE: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || URL.canParse(value), 'must be empty or an address'),
      v.transform((value) => value.replace(/\/+$/, ''))
    ),
    ''
  ),
  /** Key of the links to gated files. Without one they are not handed out. */
  FILE_LINK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters at least')))
})
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const readEnv = (bindings: unknown): Env => readBindings(envSchema, bindings)
