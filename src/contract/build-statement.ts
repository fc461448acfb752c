import * as v from 'valibot'

/* The statement of a running site about itself, for `npm run doctor`: its build, and the facts of the vendor that it shows. */

export const buildStatementAddress = '/.well-known/galaxy-build'

export const buildStatementSchema = v.object({
  /** `galaxy-<version>-<part of the hash>`; empty on the development server. */
  build: v.string(),
  /** Whether each fact of the vendor is shown, shown as a sample, or absent; by its name in `src/content/vendor/slots.ts`. */
  facts: v.array(v.object({ name: v.string(), state: v.picklist(['filled', 'sample', 'empty']) })),
  securityContact: v.object({ address: v.string(), expires: v.string() })
})

export type BuildStatement = v.InferOutput<typeof buildStatementSchema>
