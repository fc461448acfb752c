import type * as v from 'valibot'
import type { Locale } from './locale'

/** A schema, or one for each language. */
export type LocalizedSchema = v.GenericSchema | ((locale: Locale) => v.GenericSchema)

/** The schema for a language. */
export const schemaFor = (schema: LocalizedSchema, locale: Locale): v.GenericSchema =>
  typeof schema === 'function' ? schema(locale) : schema
