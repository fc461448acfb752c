import * as v from 'valibot'

/** `data` of `GET content/version`: differs if anything differs that visitors can see of the published content. */
export const contentVersionSchema = v.object({ version: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })
