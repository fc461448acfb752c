import * as v from 'valibot'
import type { CallName } from '~/contract/api/call'
import { edgeContext } from './edge-context'

/** A list, or one page of it. */
const listSchema = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => ({ items }))
  ),
  v.looseObject({ items: v.array(v.unknown()) })
])

/**
 * Parses a list without the entries that the schema refuses, so that one of a kind that this release does not know leaves the
 * others on the page. The edge logs the first invalid field of each such entry. A list without a single readable entry, and
 * anything else, must satisfy the schema.
 */
export const withReadableEntries = <Schema extends v.GenericSchema>(
  schema: Schema,
  call: CallName
): v.GenericSchema<unknown, v.InferOutput<Schema>> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const whole = v.safeParse(schema, dataset.value)
      if (whole.success) return whole.output
      const list = v.safeParse(listSchema, dataset.value)
      const isPaged = !Array.isArray(dataset.value)
      const refused = new Map<number, string>()
      for (const { path } of whole.issues) {
        const [index, ...field] = (path ?? []).slice(isPaged ? 1 : 0).map(({ key }) => key)
        if (typeof index === 'number' && !refused.has(index)) refused.set(index, [index, ...field].join('.'))
      }
      const kept = list.success ? list.output.items.filter((_, index) => !refused.has(index)) : []
      const readable = v.safeParse(schema, isPaged ? { ...(list.success && list.output), items: kept } : kept)
      if (kept.length > 0 && readable.success) {
        edgeContext()?.reportUnreadable({ call, fields: [...refused.values()] })
        return readable.output
      }
      addIssue({ message: 'is no readable answer' })
      return NEVER
    })
  )
