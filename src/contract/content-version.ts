import * as v from 'valibot'

/** `data` of `GET content/version`: changes whenever the published content that visitors can see changes. */
export const contentVersionSchema = v.object({ version: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })
