import * as v from 'valibot'
import { baseSchema, bucketSchema, databaseSchema, readBindings, serviceBindingSchema } from '../api/bindings'

const envSchema = v.object({
  DB: databaseSchema,
  /** Bucket of downloadable files. */
  FILES: bucketSchema,
  /** The reference passport, which identifies the account; unused if there is a base. */
  PASSPORT: serviceBindingSchema,
  PASSPORT_BASE: baseSchema,
  /** Base address of the files, as the site has it: entries may show images from its origin. */
  FILE_BASE: baseSchema,
  /** Key that signs the links to gated files. Without it, gated files are unavailable. */
  FILE_LINK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters at least')))
})
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const readEnv = (bindings: unknown): Env => readBindings(envSchema, bindings)
