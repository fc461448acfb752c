import * as v from 'valibot'

/**
 * Parses a list without the entries that the schema refuses, so that one of a kind that this release does not know leaves the
 * others on the page. Anything else must satisfy the schema.
 * @param reportUnreadable receives the first invalid field of each refused entry
 */
export const withReadableEntries = <Schema extends v.GenericSchema>(
  schema: Schema,
  reportUnreadable: (fields: readonly string[]) => void
): v.GenericSchema<unknown, v.InferOutput<Schema>> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const whole = v.safeParse(schema, dataset.value)
      if (whole.success) return whole.output
      const isPaged = v.is(v.object({ items: v.array(v.unknown()) }), dataset.value)
      const refused = new Map<number, string>()
      for (const { path } of whole.issues) {
        const [index, ...field] = (path ?? []).slice(isPaged ? 1 : 0).map(({ key }) => key)
        if (typeof index === 'number' && !refused.has(index)) refused.set(index, [index, ...field].join('.'))
      }
      const readable = v.safeParse(schema, withoutIndexes(dataset.value, refused))
      if (readable.success) {
        reportUnreadable([...refused.values()])
        return readable.output
      }
      addIssue({ message: 'is no readable answer' })
      return NEVER
    })
  )

/** The list, or the page of a list, without the entries at these indexes. */
function withoutIndexes(list: unknown, indexes: ReadonlyMap<number, unknown>): unknown {
  if (Array.isArray(list)) return list.filter((_, index) => !indexes.has(index))
  const page = v.safeParse(v.looseObject({ items: v.array(v.unknown()) }), list)
  return page.success ? { ...page.output, items: withoutIndexes(page.output.items, indexes) } : list
}
