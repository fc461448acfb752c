import * as v from 'valibot'
import { internationalLocale, originalLocale } from './locale'

/* What a running site says of itself, for `npm run doctor`: which build answers, and which facts of the vendor it shows. */

export const buildStatementAddress = '/.well-known/galaxy-build'

const written = v.object({ [originalLocale]: v.string(), [internationalLocale]: v.string() })

/** The facts of the vendor (`src/content/vendor.ts`) that an installation fills in; every page shows them. */
const contactsSchema = v.object({
  phone: v.string(),
  phoneHref: v.string(),
  email: v.string(),
  socials: v.pipe(v.array(v.object({ name: written })), v.readonly()),
  book: v.object({ title: written }),
  securityContact: v.object({ address: v.string(), expires: v.string() })
})

export const buildStatementSchema = v.object({
  /** `galaxy-<version>-<part of the hash>`; empty on the development server. */
  build: v.string(),
  contacts: contactsSchema
})

export type BuildStatement = v.InferOutput<typeof buildStatementSchema>
