import * as v from 'valibot'
import { contentIdSchema } from '~/contract/content'
import { parseSearch, stringifySearch } from '~/lib/search-params'

/*
 * Parameters that the pages of the desk read from their addresses. People also type addresses, so an invalid part counts as absent
 * and the other parts still apply.
 */

export const part = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

export const text = part(v.pipe(v.string(), v.nonEmpty()))
export const id = part(contentIdSchema)

/** A query as its address has it: texts only, without empty ones. */
export const addressSearch = (search: Readonly<Record<string, unknown>>) =>
  parseSearch(stringifySearch(Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))))

/** `validateSearch` of a page. A link may pass parsed values, such as a number; parts that are not in the schema are absent. */
export const pageSearch =
  <Entries extends v.ObjectEntries>(entries: Entries) =>
  (search: Readonly<Record<string, unknown>>): Partial<v.InferOutput<v.ObjectSchema<Entries, undefined>>> => ({
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    ...v.parse(v.object(entries), { ...addressSearch(search) })
  })
