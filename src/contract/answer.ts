import * as v from 'valibot'

/**
 * Envelope of every answer of the APIs (spec §7): `status` 200 is success and `data` the result; anything else is a
 * failure and `error` is its text in the language of the request. `field` names the invalid field, if there is one. A vendor's
 * API may write null for both.
 */
export const answerSchema = v.object({
  status: v.number(),
  data: v.optional(v.unknown()),
  error: v.optional(v.nullable(v.string())),
  field: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((field) => field ?? undefined)
    )
  )
})
export type Answer = v.InferOutput<typeof answerSchema>

/** Answer to a refused request: `error` in the language of the request, and the name of the invalid `field`, if there is one. */
export const refusalSchema = v.object({ status: v.number(), error: v.string(), field: v.optional(v.string()) })
